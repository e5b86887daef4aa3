package dev.keyplan.runtime;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * The requests of one read, page after page, whoever sends them. It ends where DynamoDB answers
 * without a LastEvaluatedKey or the limit is used up, never at an empty page.
 */
final class PageRun {

  private final BoundQuery query;
  private final boolean counting;
  private final boolean limited;
  private int remaining;
  private Map<String, AttributeValue> startKey;
  private boolean finished;

  private PageRun(
      BoundQuery query, boolean counting, int limit, Map<String, AttributeValue> startKey) {
    this.query = query;
    this.counting = counting;
    this.limited = limit > 0;
    this.remaining = limit;
    this.startKey = startKey;
    this.finished = query.condition().isEmpty();
  }

  /**
   * @param limit items in all, 0 for no limit
   */
  static PageRun from(BoundQuery query, int limit) {
    return new PageRun(query, false, limit, Map.of());
  }

  /** Goes on behind the cursor, which may hold what is left of the limit of its own query. */
  static PageRun from(BoundQuery query, int limit, Cursor cursor) {
    CursorPosition position = query.position(cursor);
    int both = Math.min(limit, position.remaining());
    int either = Math.max(limit, position.remaining());
    return new PageRun(query, false, both > 0 ? both : either, position.key());
  }

  /** Asks for the number of items alone, in pages as large as they can be. */
  static PageRun counting(BoundQuery query, int limit) {
    return new PageRun(query, true, limit, Map.of());
  }

  boolean hasNext() {
    return !finished;
  }

  QueryRequest next() {
    QueryRequest.Builder request = query.request();
    int pageSize = counting ? 0 : query.pattern().pageSize();
    if (limited) {
      request.limit(pageSize > 0 ? Math.min(pageSize, remaining) : remaining);
    } else if (pageSize > 0) {
      request.limit(pageSize);
    }
    if (!startKey.isEmpty()) {
      request.exclusiveStartKey(startKey);
    }
    if (counting) {
      request.select(Select.COUNT);
    }
    return request.build();
  }

  void accept(QueryResponse response) {
    startKey = response.lastEvaluatedKey();
    if (limited) {
      remaining -= counting ? response.count() : response.items().size();
    }
    finished = startKey.isEmpty() || limited && remaining <= 0;
  }

  /** Where the next page starts, if there is one. */
  Optional<Cursor> cursor() {
    return finished
        ? Optional.empty()
        : Optional.of(query.cursor(new CursorPosition(startKey, limited ? remaining : 0)));
  }
}
