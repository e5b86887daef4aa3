package dev.keyplan.processor.model;

import java.util.List;

/** A record assembled from one Query over several entity types of one partition. */
public record CollectionModel(
    TypeRef type,
    List<Member> members,
    List<AccessPatternModel> patterns,
    boolean isPublic,
    Origin origin) {

  public CollectionModel {
    members = List.copyOf(members);
    patterns = List.copyOf(patterns);
  }

  /**
   * @param component the record component
   */
  public record Member(
      String component, TypeRef entity, Multiplicity multiplicity, Origin origin) {}

  public enum Multiplicity {
    ONE,
    OPTIONAL,
    MANY
  }
}
