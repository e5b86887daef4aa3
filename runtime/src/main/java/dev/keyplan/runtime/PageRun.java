package dev.keyplan.runtime;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * The requests of one read, page after page, whoever sends them. It ends where DynamoDB answers
 * without a LastEvaluatedKey or the limit is used up, never at an empty page.
 */
final class PageRun {

  /** Where items expire, no request asks for more of them at once, unless the caller did. */
  private static final int MOST_AT_ONCE = 1000;

  private final BoundQuery query;
  private final boolean counting;
  private final boolean limited;
  private int remaining;

  /** The Limit of the next request of a limited read: what is missing, or more. */
  private int asked;

  private Map<String, AttributeValue> startKey;
  private boolean finished;

  private PageRun(
      BoundQuery query, boolean counting, int limit, Map<String, AttributeValue> startKey) {
    this.query = query;
    this.counting = counting;
    this.limited = limit > 0;
    this.remaining = limit;
    this.asked = limit;
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
    return next(null);
  }

  /**
   * @param read what the request is to carry, if its answer may be decoded here
   */
  QueryRequest next(DirectRead read) {
    QueryRequest.Builder request = counting ? query.counting() : query.request();
    if (read != null) {
      request.overrideConfiguration(ItemDecoder.carrying(read, query.pattern().override()));
    }
    int pageSize = counting ? 0 : query.pattern().pageSize();
    if (limited) {
      request.limit(pageSize > 0 ? Math.min(pageSize, asked) : asked);
    } else if (pageSize > 0) {
      request.limit(pageSize);
    }
    if (!startKey.isEmpty()) {
      request.exclusiveStartKey(startKey);
    }
    return request.build();
  }

  /**
   * Goes on behind an answer.
   *
   * @param read what its request carried, null if nothing
   * @return its items, without those that have expired or lie beyond the limit
   */
  LiveItems accept(QueryResponse response, DirectRead read) {
    ReadItems items = read == null ? new SdkItems(response.items()) : read.items(response);
    LiveItems live = query.live(items);
    int taken = taken(live.size());
    proceed(response, taken, items.size() - live.size());
    return live.first(taken);
  }

  /**
   * Goes on behind an answer to a counting request.
   *
   * @return how many of its items count
   */
  int count(QueryResponse response) {
    boolean expiring = query.pattern().timeToLive() != null;
    int live = expiring ? query.live(new SdkItems(response.items())).size() : response.count();
    int taken = taken(live);
    proceed(response, taken, expiring ? response.items().size() - live : 0);
    return taken;
  }

  private int taken(int items) {
    return limited ? Math.min(items, remaining) : items;
  }

  /**
   * Where items have expired there are likely more of them. Then the next request asks for twice as
   * many, so that a read behind many expired items takes few requests.
   */
  private void proceed(QueryResponse response, int taken, int expired) {
    startKey = response.lastEvaluatedKey();
    if (limited) {
      remaining -= taken;
      int more = expired > 0 ? Math.min(2 * Math.min(asked, MOST_AT_ONCE), MOST_AT_ONCE) : 0;
      asked = Math.max(remaining, more);
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
