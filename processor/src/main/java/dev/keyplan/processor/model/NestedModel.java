package dev.keyplan.processor.model;

import java.util.List;

/** A record stored as a map inside an attribute. */
public record NestedModel(TypeRef type, List<AttributeModel> attributes, boolean isPublic) {

  public NestedModel {
    attributes = List.copyOf(attributes);
  }
}
