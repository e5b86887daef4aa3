package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.UniqueModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * {@code create}, {@code replace}, {@code move} and {@code delete} of an entity with unique
 * attributes: each is one transaction, of the item and its guards. There is no {@code put} and no
 * {@code delete} by key: neither would know which guards to delete.
 */
final class GuardedMethods {

  private final WriteCode code;
  private final EntityModel entity;
  private final TypeName type;

  GuardedMethods(WriteCode code) {
    this.code = code;
    this.entity = code.entity();
    this.type = TypeNames.of(entity.type());
  }

  List<MethodSpec> methods() {
    EntityOperations operations = new EntityOperations(entity);
    List<MethodSpec> methods = new ArrayList<>();
    if (operations.create()) {
      methods.add(create());
    }
    if (operations.put()) {
      methods.add(replace());
    }
    if (operations.move() && !code.isSingleton()) {
      methods.add(move());
    }
    if (operations.delete()) {
      methods.add(delete());
    }
    return methods;
  }

  private MethodSpec create() {
    String parameter = code.parameter();
    Javadoc doc =
        code.javadoc(
                "Stores a new item: one TransactWriteItems with a guard for "
                    + attributes()
                    + ", on the condition that neither its key nor a guard's is taken.")
            .returned(code.stored())
            .thrown(
                RuntimeTypes.ALREADY_EXISTS_EXCEPTION,
                "if there is an item of that key; it is left as it was")
            .thrown(RuntimeTypes.UNIQUE_CONSTRAINT_EXCEPTION, taken());
    return code.method("create", WriteCode.refused(WriteCode.conflicts(doc)), type)
        .addParameter(type, parameter)
        .addCode(code.answering(call("create", parameter)))
        .build();
  }

  private MethodSpec replace() {
    Javadoc doc =
        code.javadoc(
                "Stores a changed item in place of the loaded one: one TransactWriteItems, which also"
                    + " writes and deletes the guards of what is changed of "
                    + attributes()
                    + ". The condition is that the item is there and still has the loaded values of"
                    + " what its guards are made of; whatever else it holds is replaced.")
            .returned(code.stored())
            .thrown(
                RuntimeTypes.CONDITION_FAILED_EXCEPTION,
                "if the item is gone or has other such values; it is left as it was")
            .thrown(RuntimeTypes.UNIQUE_CONSTRAINT_EXCEPTION, taken());
    Javadoc all =
        WriteCode.refused(WriteCode.conflicts(code.versioned(doc)))
            .thrown(
                ClassName.get(IllegalArgumentException.class),
                "if the two have different primary keys; before any request");
    return code.method("replace", all, type)
        .addParameter(type, "loaded")
        .addParameter(type, "changed")
        .addCode(code.answering(call("replace", "loaded", "changed")))
        .build();
  }

  private MethodSpec move() {
    Javadoc doc =
        code.javadoc(
                "Stores a changed item under its own key and deletes the loaded one: one"
                    + " TransactWriteItems, which also writes and deletes the guards of what is"
                    + " changed of "
                    + attributes()
                    + ". The condition is that the new key is not taken, and that the item is there"
                    + " and still has the loaded values of what its guards are made of.")
            .returned(code.stored())
            .thrown(
                RuntimeTypes.ALREADY_EXISTS_EXCEPTION,
                "if there is an item of the new key; nothing is changed")
            .thrown(
                RuntimeTypes.CONDITION_FAILED_EXCEPTION,
                "if the item is gone or has other such values; it is left as it was")
            .thrown(RuntimeTypes.UNIQUE_CONSTRAINT_EXCEPTION, taken());
    Javadoc all =
        WriteCode.refused(WriteCode.conflicts(code.versioned(doc)))
            .thrown(
                ClassName.get(IllegalArgumentException.class),
                "if the primary keys of the two are the same; before any request");
    return code.method("move", all, type)
        .addParameter(type, "loaded")
        .addParameter(type, "changed")
        .addCode(code.answering(call("move", "loaded", "changed")))
        .build();
  }

  private MethodSpec delete() {
    Javadoc doc =
        code.javadoc(
                "Deletes the loaded item: one TransactWriteItems, with the guards of "
                    + attributes()
                    + ". The condition is that the item is there and still has the loaded values of"
                    + " what its guards are made of.")
            .thrown(
                RuntimeTypes.CONDITION_FAILED_EXCEPTION,
                "if the item is gone or has other such values; it is left as it was");
    return code.method(
            "delete", WriteCode.refused(WriteCode.conflicts(code.versioned(doc))), TypeName.VOID)
        .addParameter(type, "loaded")
        .addCode(code.silent(call("delete", "loaded")))
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

  private TableCall call(String operation, String... parameters) {
    TableCall call = code.call(Set.of(parameters), operation);
    for (String parameter : parameters) {
      call.argument(code.toItem(parameter))
          .argument(CodeBlock.of("$T.$L($N)", code.mapper(), GuardCode.KEYS, parameter));
    }
    return call;
  }
}
