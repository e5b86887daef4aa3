package dev.keyplan.testkit.proof;

/**
 * Something that a model claims and that does not hold.
 *
 * @param subject what it is about: an access pattern as {@code Order.openOrdersInWarehouse}, an
 *     entity, an index, or {@code model} for the document itself
 * @param rule what is broken
 * @param message what was found, in one sentence
 */
public record ProofViolation(String subject, Rule rule, String message) {

  /** What a model must satisfy. */
  public enum Rule {
    /** The document has the known format, and refers to nothing that is not in it. */
    FORMAT,
    /** Keys are made of the entity's attributes, in encodings of their types. */
    KEYS,
    /** An entity is in an index if and only if it has all of its key attributes. */
    INDEXES,
    /** No two items of different entities have one primary key. */
    PRIMARY_KEYS,
    /** The key condition is one that DynamoDB takes, on the keys of one path. */
    KEY_CONDITION,
    /** Everything that is read satisfies the pattern's terms. */
    TERMS,
    /** A range or a prefix given at call time bounds one part of the sort key. */
    RANGE,
    /** Items come in the order promised. */
    ORDER,
    /** Strong consistency is for the table and its local indexes. */
    CONSISTENCY,
    /** An index holds all that the pattern returns. */
    PROJECTION,
    /** Every item that the pattern promises is read. */
    COMPLETENESS,
    /** Nothing else is read. */
    PURITY
  }

  @Override
  public String toString() {
    return subject + ": " + rule + ": " + message;
  }
}
