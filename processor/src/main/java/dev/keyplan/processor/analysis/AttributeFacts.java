package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Looks up the attributes of an entity by path. */
record AttributeFacts(TableModel table, EntityModel entity) {

  /** The attribute at the path, if there is one. */
  Optional<AttributeModel> at(AttributePath path) {
    List<AttributeModel> steps = table.steps(entity, path);
    return steps.size() == path.names().size()
        ? Optional.of(steps.get(steps.size() - 1))
        : Optional.empty();
  }

  /** The path and its beginnings that may be absent. */
  List<AttributePath> optionalSteps(AttributePath path) {
    List<AttributePath> optional = new ArrayList<>();
    List<AttributeModel> steps = table.steps(entity, path);
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).presence().mayBeAbsent()) {
        optional.add(new AttributePath(path.names().subList(0, i + 1)));
      }
    }
    return optional;
  }

  boolean mayBeAbsent(AttributePath path) {
    return !optionalSteps(path).isEmpty();
  }

  /** All values of an enum or a boolean. */
  Optional<Set<String>> universe(AttributePath path) {
    AttributeType type = at(path).map(AttributeModel::type).orElse(null);
    if (type instanceof AttributeType.Enumeration enumeration) {
      return Optional.of(Set.copyOf(enumeration.constants()));
    }
    return type instanceof AttributeType.Scalar scalar && scalar.type() == ScalarType.BOOLEAN
        ? Optional.of(Set.of("true", "false"))
        : Optional.empty();
  }
}
