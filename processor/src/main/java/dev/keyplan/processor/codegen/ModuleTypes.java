package dev.keyplan.processor.codegen;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Types as an element's module sees them. A compiler that is given no module looks for a name in
 * every module there is.
 */
public final class ModuleTypes {

  private ModuleTypes() {}

  /**
   * @param name qualified
   */
  public static Optional<TypeElement> find(Elements elements, Element from, String name) {
    ModuleElement module = elements.getModuleOf(from);
    return Optional.ofNullable(
        module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name));
  }
}
