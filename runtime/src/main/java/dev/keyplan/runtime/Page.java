package dev.keyplan.runtime;

import java.util.List;
import java.util.Optional;

/**
 * What one Query request returned.
 *
 * <p>A page may be empty and still have a next cursor, and a next cursor does not promise more
 * items: DynamoDB ends a page where the request's Limit or 1 MB is reached, without looking beyond
 * (DynamoDB Developer Guide, "Paginating table query results").
 *
 * @param items in the order of the pattern
 * @param next where the next page starts; empty after the last one
 */
public record Page<T>(List<T> items, Optional<Cursor> next) {

  public Page {
    items = List.copyOf(items);
  }
}
