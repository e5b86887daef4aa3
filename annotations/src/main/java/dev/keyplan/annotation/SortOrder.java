package dev.keyplan.annotation;

/** The direction in which a Query walks the sort key. */
public enum SortOrder {
  /** Least first: {@code ScanIndexForward = true}. */
  ASCENDING,
  /** Greatest first: {@code ScanIndexForward = false}. */
  DESCENDING
}
