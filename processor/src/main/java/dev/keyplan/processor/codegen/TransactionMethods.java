package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** What a table's transaction can do with the items of one entity. */
final class TransactionMethods {

  private static final String LOADED = "loaded";
  private static final String CHANGED = "changed";

  private final WriteCode code;
  private final TypeName self;
  private final EntityModel entity;
  private final EntityOperations operations;
  private final boolean guarded;

  /**
   * @param self what methods answer, the transaction itself
   */
  TransactionMethods(TablePlan plan, EntityModel entity, TypeName self) {
    this.self = self;
    this.code = new WriteCode(plan.table(), entity, Flavor.SYNC, plan.sound());
    this.entity = entity;
    this.operations = new EntityOperations(entity);
    this.guarded = !entity.uniques().isEmpty();
  }

  List<MethodSpec> methods() {
    List<MethodSpec> methods = new ArrayList<>();
    boolean keyed = entity.tableKey().isPresent();
    if (operations.create()) {
      methods.add(create());
    }
    if (operations.put()) {
      addPuts(methods);
    }
    if (operations.update() && !guarded) {
      methods.add(updateByDifference());
    }
    if (operations.move() && !code.keyParameters().isEmpty()) {
      methods.add(move());
    }
    if (operations.delete()) {
      addDeletes(methods);
    }
    if (operations.check() && keyed) {
      methods.add(check(Optional.empty()));
      methods.add(check(Optional.of(code.condition())));
    }
    return methods;
  }

  private void addPuts(List<MethodSpec> methods) {
    if (guarded) {
      methods.add(replace());
    } else {
      methods.add(put(Optional.empty()));
      methods.add(put(Optional.of(code.condition())));
    }
  }

  private void addDeletes(List<MethodSpec> methods) {
    if (guarded) {
      methods.add(deleteLoaded());
    } else if (entity.tableKey().isPresent()) {
      methods.add(deleteByKey(Optional.empty()));
      methods.add(deleteByKey(Optional.of(code.condition())));
      methods.add(deleteByEntity(Optional.empty()));
      methods.add(deleteByEntity(Optional.of(code.condition())));
    }
  }

  private MethodSpec create() {
    Javadoc doc =
        code.javadoc(
            "Stores a new item"
                + guards(" with a guard for ")
                + ", on the condition that "
                + (entity.uniques().isEmpty()
                    ? "its key is not taken"
                    : "neither its key nor a guard's is taken")
                + (entity.timeToLive().isPresent()
                    ? "; an item that has expired counts as absent."
                    : "."));
    return method("create", doc)
        .addParameter(code.type(), code.parameter())
        .addCode(added(items(call("create"), code.parameter())))
        .build();
  }

  private MethodSpec put(Optional<ParameterSpec> condition) {
    String text =
        entity.version().isPresent()
            ? "Stores an item in place of the version that it has" + PutMethods.orNew(entity)
            : "Stores an item, which replaces "
                + (entity.sharesKeysWith().isEmpty()
                    ? "whatever its key holds"
                    : "what its key holds, but no item of another entity");
    Javadoc doc =
        code.javadoc(
            text
                + (condition.isPresent()
                    ? "; only if the condition holds for what is stored."
                    : "."));
    TableCall call = items(call("put"), code.parameter());
    condition.ifPresent(parameter -> call.argument(code.applied(parameter)));
    MethodSpec.Builder method = method("put", doc).addParameter(code.type(), code.parameter());
    condition.ifPresent(method::addParameter);
    return method.addCode(added(call)).build();
  }

  private MethodSpec replace() {
    return changing(
        "replace",
        "Stores a changed item in place of the loaded one, and writes and deletes the guards of what"
            + guards(" is changed of ")
            + ". The item must be there and still have the loaded values of what its guards are made"
            + " of"
            + (entity.version().isPresent() ? ", and its version." : "."),
        "different");
  }

  private MethodSpec updateByDifference() {
    return changing(
        "update",
        "Stores what differs between the loaded item and the changed one. Where the keys of an index"
            + " change with it, all else that they are made of must be as it was loaded"
            + (entity.version().isPresent() ? "; the version must be so in any case." : "."),
        "different");
  }

  private MethodSpec move() {
    return changing(
        "move",
        "Stores the changed item under its own key and deletes the loaded one: two actions"
            + guards(", and those of the guards of what is changed of ")
            + ". Its new key must not be taken, and the loaded one must be there"
            + (entity.version().isPresent() ? ", in the version it has." : "."),
        "the same");
  }

  /**
   * @param keys how the primary keys may not be
   */
  private MethodSpec changing(String operation, String text, String keys) {
    Javadoc doc =
        code.javadoc(text)
            .thrown(
                ClassName.get(IllegalArgumentException.class),
                "if the primary keys of the two are " + keys);
    return method(operation, doc)
        .addParameter(code.type(), LOADED)
        .addParameter(code.type(), CHANGED)
        .addCode(added(items(call(operation), LOADED, CHANGED)))
        .build();
  }

  private MethodSpec deleteLoaded() {
    Javadoc doc =
        code.javadoc(
            "Deletes the loaded item"
                + guards(", and the guards of ")
                + ". It must be there and still have the loaded values of what its guards are made of"
                + (entity.version().isPresent() ? ", and its version." : "."));
    return method("delete", doc)
        .addParameter(code.type(), LOADED)
        .addCode(added(items(call("delete"), LOADED)))
        .build();
  }

  private MethodSpec deleteByKey(Optional<ParameterSpec> condition) {
    boolean versioned = entity.version().isPresent();
    Javadoc doc =
        code.javadoc(
            "Deletes the "
                + entity.type().simpleName()
                + " of that key"
                + (versioned
                    ? ", which must be in the version expected"
                    : ", if there is one" + own())
                + only(condition));
    TableCall call =
        call(versioned ? "deleteVersion" : "delete")
            .argument(code.primaryKey(), RuntimeTypes.ITEM, "key");
    code.version().ifPresent(version -> call.argument(code.number(version)));
    condition.ifPresent(parameter -> call.argument(code.applied(parameter)));
    MethodSpec.Builder method = method(byKey("delete"), doc).addParameters(code.keyParameters());
    code.version().ifPresent(method::addParameter);
    condition.ifPresent(method::addParameter);
    return method.addCode(added(call)).build();
  }

  private MethodSpec deleteByEntity(Optional<ParameterSpec> condition) {
    Javadoc doc =
        code.javadoc(
            "Deletes the item that has its key, "
                + (entity.version().isPresent()
                    ? "in the version that it has"
                    : "whatever else it holds" + own())
                + only(condition));
    List<CodeBlock> arguments = new ArrayList<>(code.ofEntity());
    condition.ifPresent(parameter -> arguments.add(CodeBlock.of("$N", parameter)));
    MethodSpec.Builder method = method("delete", doc).addParameter(code.type(), code.parameter());
    condition.ifPresent(method::addParameter);
    return method
        .addCode(
            code.sound()
                ? CodeBlock.builder()
                    .addStatement(
                        "return $N($L)", byKey("delete"), CodeBlock.join(arguments, ",$W"))
                    .build()
                : code.skeleton())
        .build();
  }

  private MethodSpec check(Optional<ParameterSpec> condition) {
    Javadoc doc =
        code.javadoc(
            "Writes nothing to the "
                + entity.type().simpleName()
                + " of that key, but it must be there"
                + (condition.isPresent() ? ", and the condition must hold for it" : "")
                + ": at the cost of a write all the same.");
    TableCall call = call("check").argument(code.primaryKey(), RuntimeTypes.ITEM, "key");
    condition.ifPresent(parameter -> call.argument(code.applied(parameter)));
    MethodSpec.Builder method = method(byKey("check"), doc).addParameters(code.keyParameters());
    condition.ifPresent(method::addParameter);
    return method.addCode(added(call)).build();
  }

  private String byKey(String operation) {
    return GeneratedNames.transactionMethod(operation, entity.type());
  }

  /** Of unique attributes; nothing where there are none. */
  private String guards(String before) {
    return entity.uniques().stream()
        .map(unique -> "{@code " + unique.attribute().name() + "}")
        .collect(
            Collectors.collectingAndThen(
                Collectors.joining(" and "), all -> all.isEmpty() ? "" : before + all));
  }

  private String own() {
    return entity.sharesKeysWith().isEmpty() ? "" : ", but none of another entity";
  }

  private static String only(Optional<ParameterSpec> condition) {
    return condition.isPresent() ? "; only if the condition holds for it." : ".";
  }

  private MethodSpec.Builder method(String name, Javadoc doc) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name).addJavadoc(doc.toCodeBlock()).returns(self);
    return entity.isPublic() ? method.addModifiers(Modifier.PUBLIC) : method;
  }

  private TableCall call(String operation) {
    Set<String> parameters = new LinkedHashSet<>(Set.of(code.parameter(), LOADED, CHANGED));
    code.keyParameters().forEach(parameter -> parameters.add(parameter.name()));
    return TableCall.inherited(parameters, "add" + GeneratedNames.capitalized(operation))
        .argument(
            RepositoryClass.constant(
                code.names(), Flavor.ASYNC, entity.type(), WritesConstant.NAME));
  }

  /** With the item of each entity, and the keys of its guards if it has any. */
  private TableCall items(TableCall call, String... parameters) {
    for (String parameter : parameters) {
      call.argument(code.toItem(parameter), RuntimeTypes.ITEM, parameter + "Item");
      if (!entity.uniques().isEmpty()) {
        call.argument(CodeBlock.of("$T.$L($N)", code.mapper(), GuardCode.KEYS, parameter));
      }
    }
    return call;
  }

  private CodeBlock added(TableCall call) {
    return code.sound() ? call.statements("return ") : code.skeleton();
  }
}
