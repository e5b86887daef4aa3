package dev.keyplan.processor.reader;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * A constructor or method that generated code can call, as seen from the type that is read: type
 * variables of its supertypes are resolved.
 *
 * @param name of a method; empty for a constructor
 * @param returns of a constructor the type itself
 * @param element empty for what Lombok has yet to write
 */
record Callable(
    String name, List<Parameter> parameters, TypeMirror returns, Optional<Element> element) {

  /**
   * @param name as compiled, {@code arg0} where the class file does not say
   */
  record Parameter(String name, TypeMirror type) {}

  Callable {
    parameters = List.copyOf(parameters);
  }

  boolean isNamed(String wanted, int parameterCount) {
    return name.equals(wanted) && parameters.size() == parameterCount;
  }
}
