package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.ComposedIndexKeys;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UpdateRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The fields of an update: what it knows of the primary key, and the parts that keys of indexes are
 * made of.
 */
final class UpdateParts {

  /** The field that holds the runtime's update. */
  static final String UPDATE = "update";

  private final TableModel table;
  private final EntityModel entity;
  private final UpdateRules rules;
  private final RecordCode code;
  private final PathCode paths;
  private final Map<AttributePath, String> fields = new LinkedHashMap<>();

  UpdateParts(TableModel table, EntityModel entity, UpdateRules rules, RecordCode code) {
    this.table = table;
    this.entity = entity;
    this.rules = rules;
    this.code = code;
    FreeNames names = new FreeNames();
    names.newName(UPDATE);
    List<AttributePath> known = new ArrayList<>(keyTypes().keySet());
    known.addAll(rules.dependencies());
    for (AttributePath path : known) {
      fields.put(path, names.newName(GeneratedNames.parameter(path)));
    }
    this.paths = PathCode.ofVariables(table, entity, fields);
  }

  /** What is needed of the primary key. */
  Map<AttributePath, AttributeType> keyTypes() {
    Map<AttributePath, AttributeType> types =
        new LinkedHashMap<>(entity.tableKey().map(KeyAttributes::of).orElse(Map.of()));
    types.keySet().retainAll(rules.used());
    return types;
  }

  /** A name for a local variable, which no field has. */
  String local(String wanted) {
    FreeNames names = new FreeNames();
    names.newName(UPDATE);
    fields.values().forEach(names::newName);
    return names.newName(wanted);
  }

  List<FieldSpec> fields() {
    List<FieldSpec> specs = new ArrayList<>();
    for (Map.Entry<AttributePath, AttributeType> key : keyTypes().entrySet()) {
      TypeName type = TypeNames.of(key.getValue());
      String name = fields.get(key.getKey());
      specs.add(FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.FINAL).build());
    }
    for (AttributePath path : rules.dependencies()) {
      specs.add(part(path));
    }
    return specs;
  }

  private FieldSpec part(AttributePath path) {
    TypeName type = IndexKeyMethods.type(paths, path).box();
    return FieldSpec.builder(
            ParameterizedTypeName.get(RuntimeTypes.PART, type),
            fields.get(path),
            Modifier.PRIVATE,
            Modifier.FINAL)
        .initializer(
            "new $T<>($S,$Wvalue -> $L,$W$L)",
            RuntimeTypes.PART,
            path.toString(),
            encode(path),
            storedPath(path))
        .build();
  }

  private CodeBlock encode(AttributePath path) {
    List<AttributeModel> steps = paths.steps(path);
    AttributeModel last = steps.get(steps.size() - 1);
    RecordCode holder = code;
    for (AttributeModel step : steps.subList(0, steps.size() - 1)) {
      holder = code.nested(((AttributeType.Nested) step.type()).type());
    }
    CodeBlock value = CodeBlock.of("value");
    CodeBlock stored = holder.toElement(last, last.type(), value);
    if (RecordCode.isSet(last)) {
      return CodeBlock.of(
          paths.mayBeAbsent(path) ? "value != null && $L ? $L : null" : "$L ? $L : null",
          holder.hasElements(last, value),
          stored);
    }
    return paths.mayBeAbsent(path) ? CodeBlock.of("value == null ? null : $L", stored) : stored;
  }

  private CodeBlock storedPath(AttributePath path) {
    List<AttributeModel> steps = paths.steps(path);
    CodeBlock.Builder stored = CodeBlock.builder().add(code.storedName(steps.get(0)));
    steps.stream().skip(1).forEach(step -> stored.add(", $S", step.storedName()));
    return stored.build();
  }

  /** The parts that lie in an attribute, which is given a value. */
  List<AttributePath> inside(AttributePath path) {
    List<AttributePath> inside = new ArrayList<>();
    for (AttributePath part : rules.dependencies()) {
      if (path.holds(part)) {
        inside.add(part);
      }
    }
    return inside;
  }

  String field(AttributePath path) {
    return fields.get(path);
  }

  /** The value of a part, null where it is absent, when the attribute it lies in has this one. */
  CodeBlock value(AttributePath attribute, String variable, AttributePath part) {
    return PathCode.ofPresent(table, entity, attribute, variable).valueOrNull(part);
  }

  /** The parameters for what the stored item must have beside a changed attribute. */
  Map<AttributePath, ParameterSpec> expected(AttributePath path, FreeNames names) {
    Map<AttributePath, ParameterSpec> parameters = new LinkedHashMap<>();
    for (AttributePath other : rules.expected(path)) {
      TypeName type = IndexKeyMethods.type(paths, other);
      String name = names.newName(GeneratedNames.expectedParameter(other));
      parameters.put(
          other,
          ParameterSpec.builder(
                  isOptional(other)
                      ? ParameterizedTypeName.get(ClassName.get(Optional.class), type)
                      : type,
                  name)
              .build());
    }
    return parameters;
  }

  /** Whether an absent one is said so by {@code Optional}, rather than by null. */
  boolean isOptional(AttributePath path) {
    return paths.steps(path).stream().anyMatch(step -> step.presence() == Presence.OPTIONAL);
  }

  boolean mayBeAbsent(AttributePath path) {
    return paths.mayBeAbsent(path);
  }

  /** The statements that bring the keys of indexes in step. */
  CodeBlock keepInStep(IndexKeyMethods indexKeys, ClassName mapper) {
    String local = local("keys");
    CodeBlock.Builder code = CodeBlock.builder();
    for (ComposedIndexKeys keys : rules.indexes()) {
      List<CodeBlock> parts = new ArrayList<>();
      for (AttributePath path : keys.dependencies()) {
        parts.add(CodeBlock.of("$N", fields.get(path)));
      }
      List<CodeBlock> values = new ArrayList<>();
      for (AttributePath path : keys.paths()) {
        values.add(CodeBlock.of(isPart(path) ? "$N.value()" : "$N", fields.get(path)));
      }
      CodeBlock arguments = CodeBlock.join(values, ",$W");
      code.beginControlFlow("if ($N.touches($L))", UPDATE, CodeBlock.join(parts, ", "))
          .addStatement("$T $N = new $T<>()", RuntimeTypes.ITEM, local, HashMap.class)
          .addStatement(
              arguments.isEmpty() ? "$T.$N($N)" : "$T.$N($N,$W$L)",
              arguments.isEmpty()
                  ? new Object[] {mapper, indexKeys.method(keys), local}
                  : new Object[] {mapper, indexKeys.method(keys), local, arguments})
          .addStatement("$N.keys($N, $L)", UPDATE, local, Strings.literals(keys.storedNames()))
          .endControlFlow();
    }
    return code.build();
  }

  private boolean isPart(AttributePath path) {
    return rules.dependencies().contains(path);
  }
}
