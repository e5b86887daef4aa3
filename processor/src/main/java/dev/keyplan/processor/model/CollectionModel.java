package dev.keyplan.processor.model;

import java.util.List;

/**
 * Items of several entity types of one partition, read by one Query.
 *
 * @param members of a sealed one: in the order in which the table lists its entities
 */
public record CollectionModel(
    TypeRef type,
    Form form,
    List<Member> members,
    List<AccessPatternModel> patterns,
    boolean isPublic,
    Origin origin) {

  public CollectionModel {
    members = List.copyOf(members);
    patterns = List.copyOf(patterns);
  }

  /** Of the record form. */
  public CollectionModel(
      TypeRef type,
      List<Member> members,
      List<AccessPatternModel> patterns,
      boolean isPublic,
      Origin origin) {
    this(type, Form.RECORD, members, patterns, isPublic, origin);
  }

  public CollectionModel withPatterns(List<AccessPatternModel> others) {
    return new CollectionModel(type, form, members, others, isPublic, origin);
  }

  public enum Form {
    /** A record assembled from all items of all pages. */
    RECORD,
    /** A sealed interface of entities: a stream of its items, page by page. */
    SEALED
  }

  /**
   * @param component the record component; "" in the sealed form
   */
  public record Member(String component, TypeRef entity, Multiplicity multiplicity, Origin origin) {

    /** Of a sealed collection: an entity that it permits. */
    public static Member permitted(TypeRef entity, Origin origin) {
      return new Member("", entity, Multiplicity.MANY, origin);
    }
  }

  public enum Multiplicity {
    ONE,
    OPTIONAL,
    MANY
  }
}
