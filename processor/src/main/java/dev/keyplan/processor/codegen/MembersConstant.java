package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The constant of a collection's repository by which items are told apart. */
final class MembersConstant {

  static final String NAME = "MEMBERS";

  private MembersConstant() {}

  static FieldSpec of(TableModel table, CollectionModel collection, CodeBlock tableKey) {
    CodeBlock types =
        byEntityType(table, collection).keySet().stream()
            .map(type -> CodeBlock.of("$S", type))
            .collect(CodeBlock.joining(",$W"));
    return FieldSpec.builder(
            RuntimeTypes.COLLECTION_MEMBERS,
            NAME,
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(
            "$T$>$>\n.of($S, $S, $L)\n.expecting($L)$<$<",
            RuntimeTypes.COLLECTION_MEMBERS,
            collection.type().simpleName(),
            table.entityTypeAttribute().orElse(""),
            tableKey,
            types)
        .build();
  }

  /** The members by what their items store, in their order. */
  static Map<String, CollectionModel.Member> byEntityType(
      TableModel table, CollectionModel collection) {
    Map<String, CollectionModel.Member> members = new LinkedHashMap<>();
    for (CollectionModel.Member member : collection.members()) {
      table
          .entity(member.entity())
          .map(EntityModel::typeName)
          .ifPresent(type -> members.putIfAbsent(type, member));
    }
    return members;
  }

  /** Whether items have to be told apart at all. */
  static boolean several(TableModel table, CollectionModel collection) {
    return table.entityTypeAttribute().isPresent() && collection.members().size() > 1;
  }
}
