package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Attribute;
import dev.keyplan.testkit.proof.Design.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What holds for every item of an entity: its attributes, by path. */
record Facts(Design design, Entity entity) {

  Optional<Attribute> at(String path) {
    List<Attribute> steps = steps(path);
    return steps.size() == path.split("\\.", -1).length
        ? Optional.of(steps.get(steps.size() - 1))
        : Optional.empty();
  }

  /** The path and what it leads through, as far as they may be absent. */
  List<String> optionalSteps(String path) {
    List<String> optional = new ArrayList<>();
    StringBuilder step = new StringBuilder();
    for (Attribute attribute : steps(path)) {
      step.append(step.isEmpty() ? "" : ".").append(attribute.name());
      if (attribute.optional()) {
        optional.add(step.toString());
      }
    }
    return optional;
  }

  /** All values that the attribute can have, if they can be listed. */
  Optional<Set<String>> values(String path) {
    return at(path).map(Attribute::type).flatMap(ValueType::values);
  }

  private List<Attribute> steps(String path) {
    List<Attribute> steps = new ArrayList<>();
    List<Attribute> scope = entity.attributes();
    for (String name : path.split("\\.", -1)) {
      Optional<Attribute> step = scope.stream().filter(a -> a.name().equals(name)).findFirst();
      if (step.isEmpty()) {
        break;
      }
      steps.add(step.get());
      scope = design.nested().getOrDefault(step.get().type().javaType(), List.of());
    }
    return steps;
  }

  /** The one path is the other, or leads to it. */
  static boolean within(String outer, String inner) {
    return inner.equals(outer) || inner.startsWith(outer + ".");
  }
}
