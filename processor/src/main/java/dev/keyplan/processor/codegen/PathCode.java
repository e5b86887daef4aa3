package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType.SetOf;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Expressions that reach an entity's attributes, those of nested records too. */
final class PathCode {

  private static final AttributePath WHOLE = new AttributePath(List.of());

  private final TableModel table;
  private final EntityModel entity;
  private final Map<AttributePath, String> variables;

  private final boolean present;

  private PathCode(
      TableModel table, EntityModel entity, Map<AttributePath, String> variables, boolean present) {
    this.table = table;
    this.entity = entity;
    this.variables = variables;
    this.present = present;
  }

  /**
   * @param record the variable that holds the entity
   */
  static PathCode ofRecord(TableModel table, EntityModel entity, String record) {
    return new PathCode(table, entity, Map.of(WHOLE, record), true);
  }

  /**
   * @param variables that hold attributes, null where one is absent; all others lie in these
   */
  static PathCode ofVariables(
      TableModel table, EntityModel entity, Map<AttributePath, String> variables) {
    return new PathCode(table, entity, variables, false);
  }

  /**
   * @param variable that holds the attribute, which is there; all others lie in it
   */
  static PathCode ofPresent(
      TableModel table, EntityModel entity, AttributePath attribute, String variable) {
    return new PathCode(table, entity, Map.of(attribute, variable), true);
  }

  /** The value, where {@link #presence} holds. */
  CodeBlock value(AttributePath path) {
    AttributePath variable = variable(path);
    return value(variable, steps(path).subList(variable.names().size(), path.names().size()));
  }

  /** The value, null where it is absent. */
  CodeBlock valueOrNull(AttributePath path) {
    AttributePath variable = variable(path);
    List<AttributeModel> steps = steps(path).subList(variable.names().size(), path.names().size());
    if (steps.isEmpty()) {
      return value(path);
    }
    int last = steps.size() - 1;
    List<AttributeModel> holders = steps.subList(0, last);
    CodeBlock holder = value(variable, holders);
    CodeBlock value = AccessCode.valueOrNull(holder, steps.get(last));
    List<CodeBlock> there = there(variable, holders);
    return there.isEmpty()
        ? value
        : CodeBlock.of("$L ? $L : null", CodeBlock.join(there, " && "), value);
  }

  /** What must hold for the value to be there; none if it always is. */
  List<CodeBlock> presence(AttributePath path) {
    AttributePath variable = variable(path);
    List<AttributeModel> steps = steps(path);
    List<CodeBlock> conditions =
        there(variable, steps.subList(variable.names().size(), steps.size()));
    if (steps.get(steps.size() - 1).type() instanceof SetOf) {
      conditions.add(CodeBlock.of("!$L.isEmpty()", value(path)));
    }
    return conditions;
  }

  /** The attributes on the way, outermost first. */
  List<AttributeModel> steps(AttributePath path) {
    return table.steps(entity, path);
  }

  /** Whether it is absent from some items. */
  boolean mayBeAbsent(AttributePath path) {
    return steps(path).stream().anyMatch(step -> step.presence().mayBeAbsent());
  }

  private AttributePath variable(AttributePath path) {
    return variables.keySet().stream().filter(v -> v.holds(path)).findFirst().orElseThrow();
  }

  private List<CodeBlock> there(AttributePath variable, List<AttributeModel> steps) {
    List<CodeBlock> conditions = new ArrayList<>();
    CodeBlock holder = CodeBlock.of("$N", variables.get(variable));
    if (!present && mayBeAbsent(variable)) {
      conditions.add(CodeBlock.of("$L != null", holder));
    }
    for (AttributeModel step : steps) {
      if (step.presence() == Presence.OPTIONAL) {
        conditions.add(CodeBlock.of("$L.isPresent()", AccessCode.read(holder, step)));
      } else if (step.presence() == Presence.NULLABLE) {
        conditions.add(CodeBlock.of("$L != null", AccessCode.read(holder, step)));
      }
      holder = AccessCode.value(holder, step);
    }
    return conditions;
  }

  private CodeBlock value(AttributePath variable, List<AttributeModel> steps) {
    return AccessCode.along(CodeBlock.of("$N", variables.get(variable)), steps);
  }
}
