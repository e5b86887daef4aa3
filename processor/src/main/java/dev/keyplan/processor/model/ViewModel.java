package dev.keyplan.processor.model;

import java.util.List;

/**
 * A record that a pattern returns instead of the entity: a subset of its attributes, by Java name.
 *
 * @param attributes with the entity's stored names and the view's own presence
 */
public record ViewModel(
    TypeRef type,
    TypeRef entity,
    List<AttributeModel> attributes,
    boolean isPublic,
    Origin origin) {

  public ViewModel {
    attributes = List.copyOf(attributes);
  }
}
