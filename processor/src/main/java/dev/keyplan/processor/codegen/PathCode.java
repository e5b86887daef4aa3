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

/** Expressions that reach an entity's attributes, those of nested records too. */
final class PathCode {

  private final TableModel table;
  private final EntityModel entity;
  private final String record;

  /**
   * @param record the variable that holds the entity
   */
  PathCode(TableModel table, EntityModel entity, String record) {
    this.table = table;
    this.entity = entity;
    this.record = record;
  }

  /** The value, where {@link #presence} holds. */
  CodeBlock value(AttributePath path) {
    CodeBlock value = CodeBlock.of("$N", record);
    for (AttributeModel step : steps(path)) {
      value = value(step, value);
    }
    return value;
  }

  /** What must hold for the value to be there; none if it always is. */
  List<CodeBlock> presence(AttributePath path) {
    List<CodeBlock> conditions = new ArrayList<>();
    CodeBlock holder = CodeBlock.of("$N", record);
    for (AttributeModel step : steps(path)) {
      if (step.presence() == Presence.OPTIONAL) {
        conditions.add(CodeBlock.of("$L.$N().isPresent()", holder, step.name()));
      } else if (step.presence() == Presence.NULLABLE) {
        conditions.add(CodeBlock.of("$L.$N() != null", holder, step.name()));
      }
      holder = value(step, holder);
      if (step.type() instanceof SetOf) {
        conditions.add(CodeBlock.of("!$L.isEmpty()", holder));
      }
    }
    return conditions;
  }

  List<CodeBlock> presence(AttributeModel attribute) {
    return presence(new AttributePath(List.of(attribute.name())));
  }

  private static CodeBlock value(AttributeModel step, CodeBlock holder) {
    return CodeBlock.of(
        step.presence() == Presence.OPTIONAL ? "$L.$N().get()" : "$L.$N()", holder, step.name());
  }

  /** The attributes on the way, outermost first. */
  List<AttributeModel> steps(AttributePath path) {
    return table.steps(entity, path);
  }
}
