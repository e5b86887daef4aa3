package dev.keyplan.processor.model;

import java.util.List;

/**
 * What a pattern returns instead of the entity: a subset of its attributes, by Java name.
 *
 * @param attributes with the entity's stored names and the view's own presence
 * @param construction of the view
 */
public record ViewModel(
    TypeRef type,
    TypeRef entity,
    List<AttributeModel> attributes,
    Construction construction,
    boolean isPublic,
    Origin origin) {

  public ViewModel {
    attributes = List.copyOf(attributes);
  }

  /** A record. */
  public ViewModel(
      TypeRef type,
      TypeRef entity,
      List<AttributeModel> attributes,
      boolean isPublic,
      Origin origin) {
    this(type, entity, attributes, Construction.ofAttributes(type, attributes), isPublic, origin);
  }
}
