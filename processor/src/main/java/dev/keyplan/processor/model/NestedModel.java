package dev.keyplan.processor.model;

import java.util.List;

/** A record stored as a map inside an attribute. */
public record NestedModel(
    TypeRef type,
    List<AttributeModel> attributes,
    List<IgnoredComponent> ignored,
    boolean isPublic) {

  public NestedModel {
    attributes = List.copyOf(attributes);
    ignored = List.copyOf(ignored);
  }

  /** Without ignored components. */
  public NestedModel(TypeRef type, List<AttributeModel> attributes, boolean isPublic) {
    this(type, attributes, List.of(), isPublic);
  }
}
