package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** {@code create}, {@code put} and {@code delete} of an entity's repository. */
final class WriteMethods {

  static final String WRITES = "WRITES";

  private final TableModel table;
  private final EntityModel entity;
  private final WriteCode code;
  private final Map<AttributePath, AttributeType> key;
  private final String parameter;

  WriteMethods(TablePlan plan, EntityModel entity, Flavor flavor) {
    this.table = plan.table();
    this.entity = entity;
    this.code = new WriteCode(new GeneratedNames(table), entity, flavor, plan.sound());
    this.key = entity.tableKey().map(KeyAttributes::of).orElse(Map.of());
    this.parameter = code.parameter();
  }

  FieldSpec constant(CodeBlock tableKey) {
    CodeBlock writes =
        CodeBlock.of(
            "$T.of($S, $L)$L",
            RuntimeTypes.ENTITY_WRITES,
            entity.type().flatName(),
            tableKey,
            SharedKeyCode.setting(table, entity));
    boolean guarded = !entity.uniques().isEmpty();
    ClassName type = guarded ? RuntimeTypes.GUARDED_WRITES : RuntimeTypes.ENTITY_WRITES;
    return FieldSpec.builder(type, WRITES, Modifier.STATIC, Modifier.FINAL)
        .initializer(guarded ? new GuardCode(table, entity).writes(writes) : writes)
        .build();
  }

  /** What no pattern's method can be. */
  Set<String> erasures() {
    Set<String> erasures = new LinkedHashSet<>();
    for (MethodSpec method : methods()) {
      List<TypeName> types = method.parameters().stream().map(ParameterSpec::type).toList();
      erasures.add(PatternSignature.erasure(method.name(), types));
    }
    return erasures;
  }

  List<MethodSpec> methods() {
    if (!entity.uniques().isEmpty()) {
      return new GuardedMethods(code).methods();
    }
    List<MethodSpec> methods = new ArrayList<>(List.of(create(), put()));
    if (entity.tableKey().isPresent()) {
      methods.add(deleteByKey());
    }
    methods.add(delete());
    return methods;
  }

  private MethodSpec create() {
    Javadoc doc =
        code.javadoc("Stores a new item: one PutItem, on the condition that its key is not taken.")
            .returned("what is stored")
            .thrown(
                RuntimeTypes.ALREADY_EXISTS_EXCEPTION,
                "if there is an item of that key; it is left as it was");
    return code.method("create", WriteCode.refused(doc), TypeNames.of(entity.type()))
        .addParameter(TypeNames.of(entity.type()), parameter)
        .addCode(code.answering(call("create", toItem())))
        .build();
  }

  private MethodSpec put() {
    Javadoc doc =
        shared(
                "Stores an item: one PutItem, which replaces whatever its key holds",
                "Stores an item: one PutItem, which replaces what its key holds, but no item of another"
                    + " entity")
            .returned("what is stored");
    return code.method("put", WriteCode.refused(doc), TypeNames.of(entity.type()))
        .addParameter(TypeNames.of(entity.type()), parameter)
        .addCode(code.answering(call("put", toItem())))
        .build();
  }

  private MethodSpec deleteByKey() {
    Javadoc doc =
        shared(
            "Deletes the item of that key, if there is one: one DeleteItem",
            "Deletes the item of that key, if there is one: one DeleteItem, but none of another"
                + " entity");
    MethodSpec.Builder method = code.method("delete", keyRefused(doc), TypeName.VOID);
    key.forEach(
        (path, type) -> method.addParameter(TypeNames.of(type), GeneratedNames.parameter(path)));
    String values =
        key.keySet().stream().map(GeneratedNames::parameter).collect(Collectors.joining(", "));
    CodeBlock primaryKey =
        CodeBlock.of("$T.primaryKey($L)", code.names().keys(entity.type()), values);
    return method.addCode(code.silent(call("delete", primaryKey))).build();
  }

  private MethodSpec delete() {
    Javadoc doc =
        shared(
            "Deletes the item that has its key, whatever else it holds: one DeleteItem",
            "Deletes the item that has its key, whatever else it holds: one DeleteItem, but none of"
                + " another entity");
    String values =
        key.keySet().stream()
            .map(path -> parameter + "." + String.join("().", path.names()) + "()")
            .collect(Collectors.joining(", "));
    return code.method("delete", keyRefused(doc), TypeName.VOID)
        .addParameter(TypeNames.of(entity.type()), parameter)
        .addStatement(
            code.sound()
                ? CodeBlock.of("$Ldelete($L)", code.start(), values)
                : Skeletons.body(entity.type().simpleName()))
        .build();
  }

  private CodeBlock toItem() {
    return CodeBlock.of("$T.toItem($N)", code.mapper(), parameter);
  }

  private Javadoc keyRefused(Javadoc doc) {
    return key.isEmpty()
        ? doc
        : doc.thrown(
            RuntimeTypes.KEY_VALUE_EXCEPTION,
            "if a value cannot be part of the key, or makes it too long; before any request");
  }

  /**
   * @param text without the full stop
   * @param sharing the same where the entity shares its keys
   */
  private Javadoc shared(String text, String sharing) {
    return entity.sharesKeysWith().isEmpty()
        ? code.javadoc(text + ".")
        : code.javadoc(sharing + ".")
            .thrown(
                RuntimeTypes.CONDITION_FAILED_EXCEPTION,
                "if the key holds an item of another entity; it is left as it was");
  }

  private TableCall call(String operation, CodeBlock item) {
    return code.call(taken(), operation).argument(item, RuntimeTypes.ITEM, "item");
  }

  /** The names of all parameters of the methods. */
  private Set<String> taken() {
    Set<String> taken = new LinkedHashSet<>(Set.of(parameter));
    key.keySet().forEach(path -> taken.add(GeneratedNames.parameter(path)));
    return taken;
  }
}
