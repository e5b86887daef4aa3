package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.Construction;
import java.util.List;
import java.util.Optional;

/**
 * How the objects of a type are read and made.
 *
 * @param components of a record in its order, of a class by name; those that are ignored too
 * @param construction empty if there is a problem
 * @param problem why none of it can be used; empty if all is well, or is for the compiler to tell
 */
record Shape(
    List<Component> components, Optional<Construction> construction, Optional<Problem> problem) {

  /**
   * Why generated code cannot read or make the objects.
   *
   * @param component at fault; empty for the type as a whole
   * @param what it is that cannot be done, after the name of the attribute or the type
   */
  record Problem(Optional<Component> component, String what, List<String> details) {
    Problem {
      details = List.copyOf(details);
    }
  }

  Shape {
    components = List.copyOf(components);
  }

  static Shape of(List<Component> components, Construction construction) {
    return new Shape(components, Optional.of(construction), Optional.empty());
  }

  static Shape refused(List<Component> components, Problem problem) {
    return new Shape(components, Optional.empty(), Optional.of(problem));
  }
}
