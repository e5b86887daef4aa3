package dev.keyplan.processor.model;

import java.util.List;

/** A record or class stored as a map inside an attribute. */
public record NestedModel(
    TypeRef type, List<AttributeModel> attributes, Construction construction, boolean isPublic) {

  public NestedModel {
    attributes = List.copyOf(attributes);
  }

  /** A record whose every component is an attribute. */
  public NestedModel(TypeRef type, List<AttributeModel> attributes, boolean isPublic) {
    this(type, attributes, Construction.ofAttributes(type, attributes), isPublic);
  }
}
