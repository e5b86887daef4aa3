package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;

/**
 * {@code create}, {@code replace} and {@code delete} of an entity with unique attributes: each is
 * one transaction, of the item and its guards. There is no {@code put} and no {@code delete} by
 * key: neither would know which guards to delete.
 */
final class GuardedMethods {

  private final EntityModel entity;
  private final GeneratedNames names;
  private final Flavor flavor;
  private final boolean sound;
  private final TypeName type;

  GuardedMethods(TableModel table, EntityModel entity, Flavor flavor, boolean sound) {
    this.entity = entity;
    this.names = new GeneratedNames(table);
    this.flavor = flavor;
    this.sound = sound;
    this.type = TypeNames.of(entity.type());
  }

  List<MethodSpec> methods() {
    return List.of(create(), replace(), delete());
  }

  private MethodSpec create() {
    String name = GeneratedNames.decapitalized(entity.type().simpleName());
    String parameter = SourceVersion.isName(name) ? name : name + "_";
    Javadoc doc =
        javadoc(
                "Stores a new item: one TransactWriteItems with a guard for "
                    + attributes()
                    + ", on the condition that neither its key nor a guard's is taken.")
            .returned("what is stored")
            .thrown(
                RuntimeTypes.ALREADY_EXISTS_EXCEPTION,
                "if there is an item of that key; it is left as it was")
            .thrown(RuntimeTypes.UNIQUE_CONSTRAINT_EXCEPTION, taken());
    return method("create", refused(conflicts(doc)), type)
        .addParameter(type, parameter)
        .addCode(body(call("create", parameter), true))
        .build();
  }

  private MethodSpec replace() {
    Javadoc doc =
        javadoc(
                "Stores a changed item in place of the loaded one: one TransactWriteItems, which also"
                    + " writes and deletes the guards of what is changed of "
                    + attributes()
                    + ". The condition is that the item is there and still has the loaded values of"
                    + " what its guards are made of; whatever else it holds is replaced.")
            .returned("what is stored")
            .thrown(
                RuntimeTypes.CONDITION_FAILED_EXCEPTION,
                "if the item is gone or has other such values; it is left as it was")
            .thrown(RuntimeTypes.UNIQUE_CONSTRAINT_EXCEPTION, taken());
    Javadoc all =
        refused(conflicts(doc))
            .thrown(
                ClassName.get(IllegalArgumentException.class),
                "if the two have different primary keys; before any request");
    return method("replace", all, type)
        .addParameter(type, "loaded")
        .addParameter(type, "changed")
        .addCode(body(call("replace", "loaded", "changed"), true))
        .build();
  }

  private MethodSpec delete() {
    Javadoc doc =
        javadoc(
                "Deletes the loaded item: one TransactWriteItems, with the guards of "
                    + attributes()
                    + ". The condition is that the item is there and still has the loaded values of"
                    + " what its guards are made of.")
            .thrown(
                RuntimeTypes.CONDITION_FAILED_EXCEPTION,
                "if the item is gone or has other such values; it is left as it was");
    return method("delete", refused(conflicts(doc)), TypeName.VOID)
        .addParameter(type, "loaded")
        .addCode(body(call("delete", "loaded"), false))
        .build();
  }

  /** {@code email} and {@code phone}. */
  private String attributes() {
    return entity.uniques().stream()
        .map(unique -> "{@code " + unique.attribute().name() + "}")
        .collect(Collectors.joining(" and "));
  }

  private String taken() {
    return "if another item has its "
        + entity.uniques().stream()
            .map(UniqueModel::attribute)
            .map(attribute -> "{@code " + attribute.name() + "}")
            .collect(Collectors.joining(" or "))
        + "; nothing is written";
  }

  private static Javadoc conflicts(Javadoc doc) {
    return doc.thrown(
        RuntimeTypes.TRANSACTION_FAILED_EXCEPTION,
        "if it conflicts with other writes of the same items, after all retries");
  }

  private static Javadoc refused(Javadoc doc) {
    return doc.thrown(
            RuntimeTypes.KEY_VALUE_EXCEPTION,
            "if a value cannot be part of a key, or makes it too long; before any request")
        .thrown(
            RuntimeTypes.ITEM_MAPPING_EXCEPTION,
            "if a value is missing or cannot be stored; before any request");
  }

  private Javadoc javadoc(String text) {
    return new Javadoc(names.keys(entity.type()).packageName()).paragraph(text);
  }

  private MethodSpec.Builder method(String name, Javadoc doc, TypeName answer) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc(doc.toCodeBlock())
        .returns(flavor == Flavor.SYNC ? answer : flavor.answer(answer));
  }

  private TableCall call(String operation, String... parameters) {
    ClassName mapper = names.mapper(entity.type());
    TableCall call =
        new TableCall(Set.of(parameters), operation)
            .argument(RepositoryClass.constant(names, flavor, entity.type(), WriteMethods.WRITES));
    for (String parameter : parameters) {
      call.argument(CodeBlock.of("$T.toItem($N)", mapper, parameter))
          .argument(CodeBlock.of("$T.$L($N)", mapper, GuardCode.KEYS, parameter));
    }
    return call;
  }

  private CodeBlock body(TableCall call, boolean answers) {
    if (!sound) {
      return CodeBlock.builder().addStatement(Skeletons.body(entity.type().simpleName())).build();
    }
    if (answers) {
      call.argument(CodeBlock.of("$T::fromItem", names.mapper(entity.type())));
    }
    return call.statements(answers || flavor != Flavor.SYNC ? "return " : "");
  }
}
