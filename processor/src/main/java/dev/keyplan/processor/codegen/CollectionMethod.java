package dev.keyplan.processor.codegen;

import com.palantir.javapoet.MethodSpec;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.CollectionModel.Form;
import dev.keyplan.processor.model.TableModel;

/** The method of a collection's repository that makes objects of the items read. */
sealed interface CollectionMethod permits CollectionAssembly, CollectionStream {

  static CollectionMethod of(TableModel table, CollectionModel collection, GeneratedNames names) {
    return collection.form() == Form.SEALED
        ? new CollectionStream(table, collection, names)
        : new CollectionAssembly(table, collection, names);
  }

  static String name(Form form) {
    return form == Form.SEALED ? CollectionStream.METHOD : CollectionAssembly.METHOD;
  }

  MethodSpec method();

  /** Whether it uses {@link MembersConstant}: there is something to tell apart or to refuse. */
  boolean needsMembers();

  /** See {@link PatternSignature#erasure}. */
  String erasure();
}
