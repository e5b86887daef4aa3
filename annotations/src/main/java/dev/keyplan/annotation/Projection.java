package dev.keyplan.annotation;

/** What a secondary index copies of each item, besides the keys of table and index. */
public enum Projection {
  /**
   * The smallest that serves the access patterns which read the index: {@link #ALL} if one returns
   * an entity or a collection, else {@link #INCLUDE} of the views' attributes, or {@link
   * #KEYS_ONLY}.
   */
  AUTO,
  /** Every attribute. */
  ALL,
  /** The keys of table and index alone. */
  KEYS_ONLY,
  /**
   * The keys and the attributes listed in {@link GlobalIndex#include()} or {@link
   * LocalIndex#include()}.
   */
  INCLUDE
}
