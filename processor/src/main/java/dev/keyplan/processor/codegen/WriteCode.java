package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.EntityModel;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;

/** What the writing methods of an entity's repository have in common. */
record WriteCode(GeneratedNames names, EntityModel entity, Flavor flavor, boolean sound) {

  /** The entity, as a parameter. */
  String parameter() {
    String name = GeneratedNames.decapitalized(entity.type().simpleName());
    return SourceVersion.isName(name) ? name : name + "_";
  }

  ClassName mapper() {
    return names.mapper(entity.type());
  }

  Javadoc javadoc(String text) {
    return new Javadoc(names.keys(entity.type()).packageName()).paragraph(text);
  }

  /** What an entity can hold that cannot be stored. */
  static Javadoc refused(Javadoc doc) {
    return doc.thrown(
            RuntimeTypes.KEY_VALUE_EXCEPTION,
            "if a value cannot be part of a key, or makes it too long; before any request")
        .thrown(
            RuntimeTypes.ITEM_MAPPING_EXCEPTION,
            "if a value is missing or cannot be stored; before any request");
  }

  MethodSpec.Builder method(String name, Javadoc doc, TypeName answer) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc(doc.toCodeBlock())
        .returns(flavor == Flavor.SYNC ? answer : flavor.answer(answer));
  }

  /**
   * @param taken the names of the method's parameters
   */
  TableCall call(Set<String> taken, String operation) {
    return new TableCall(taken, operation)
        .argument(RepositoryClass.constant(names, flavor, entity.type(), WriteMethods.WRITES));
  }

  /** Of a method that answers the stored entity. */
  CodeBlock answering(TableCall call) {
    return body(call.argument(CodeBlock.of("$T::fromItem", mapper())), "return ");
  }

  /** Of a method that answers nothing. */
  CodeBlock silent(TableCall call) {
    return body(call, start());
  }

  /** A future is returned all the same. */
  String start() {
    return flavor == Flavor.SYNC ? "" : "return ";
  }

  private CodeBlock body(TableCall call, String start) {
    return sound
        ? call.statements(start)
        : CodeBlock.builder().addStatement(Skeletons.body(entity.type().simpleName())).build();
  }
}
