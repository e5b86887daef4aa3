package dev.keyplan.processor.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A declared access pattern.
 *
 * @param by terms in declared order, each with its own origin
 * @param range the attribute bounded at call time
 * @param startsWith the String attribute whose prefix is given at call time
 * @param index the index pinned by name
 * @param returns the view returned instead of the entity
 * @param pageSize the request's Limit, 0 for none
 * @param load how often it is called, and by whom
 * @param valid false if a value was refused, and left out here: no verdict may rest on it
 */
public record AccessPatternModel(
    String name,
    List<Term> by,
    Optional<AttributePath> range,
    Optional<AttributePath> startsWith,
    List<AttributePath> orderBy,
    boolean descending,
    Optional<String> index,
    boolean strong,
    Optional<ViewModel> returns,
    int pageSize,
    PatternLoad load,
    String description,
    boolean valid,
    Origins origins) {

  public AccessPatternModel {
    by = List.copyOf(by);
    orderBy = List.copyOf(orderBy);
  }

  /** A valid one of which no more than the rate is said. */
  public AccessPatternModel(
      String name,
      List<Term> by,
      Optional<AttributePath> range,
      Optional<AttributePath> startsWith,
      List<AttributePath> orderBy,
      boolean descending,
      Optional<String> index,
      boolean strong,
      Optional<ViewModel> returns,
      int pageSize,
      double peakRate,
      String description,
      Origins origins) {
    this(
        name,
        by,
        range,
        startsWith,
        orderBy,
        descending,
        index,
        strong,
        returns,
        pageSize,
        PatternLoad.of(peakRate),
        description,
        true,
        origins);
  }

  /** Whether the parameters hold, as they are, all attributes of the key; a singleton has none. */
  public boolean gives(EntityKey key) {
    List<AttributePath> given = new ArrayList<>();
    for (Term term : by) {
      if (term instanceof Term.Parameter parameter && parameter.transform() == null) {
        given.add(parameter.path());
      }
    }
    return given.containsAll(key.paths());
  }

  /**
   * Whether many of these keys may be asked for at once: a constant in the key would have to be
   * checked in each, and a singleton has but one.
   */
  public boolean isBatched(EntityKey key) {
    return gives(key) && !key.paths().isEmpty();
  }

  public AccessPatternModel refused() {
    return new AccessPatternModel(
        name,
        by,
        range,
        startsWith,
        orderBy,
        descending,
        index,
        strong,
        returns,
        pageSize,
        load,
        description,
        false,
        origins);
  }

  /**
   * The annotation and its values. A value that was not written has the annotation's origin.
   *
   * @param orderBy one per item
   */
  public record Origins(
      Origin annotation,
      Origin name,
      Origin range,
      Origin startsWith,
      List<Origin> orderBy,
      Origin order,
      Origin index,
      Origin consistency,
      Origin returns,
      Origin pageSize) {

    public static final Origins UNKNOWN =
        new Origins(
            Origin.UNKNOWN,
            Origin.UNKNOWN,
            Origin.UNKNOWN,
            Origin.UNKNOWN,
            List.of(),
            Origin.UNKNOWN,
            Origin.UNKNOWN,
            Origin.UNKNOWN,
            Origin.UNKNOWN,
            Origin.UNKNOWN);

    public Origins {
      orderBy = List.copyOf(orderBy);
    }
  }
}
