package dev.keyplan.runtime;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * A pattern and the values of one call.
 *
 * @param equalities the values of the partition key attributes, then of leading sort key attributes
 * @param condition on the sort key attribute after them
 * @param cursorKeys null if cursors are not signed
 * @param now in epoch seconds, for what is expired
 */
record BoundQuery(
    QueryPattern pattern,
    String tableName,
    List<AttributeValue> equalities,
    SortKeyCondition condition,
    CursorKeys cursorKeys,
    Supplier<AttributeValue> now) {

  /** The aliases of key attributes are numbers. */
  private static final String TIME_TO_LIVE = "#ttl";

  BoundQuery {
    equalities = List.copyOf(equalities);
  }

  /** Everything but Limit, start key and Select. */
  QueryRequest.Builder request() {
    KeyConditionExpressions expressions = pattern.expressions();
    QueryRequest.Builder request =
        QueryRequest.builder()
            .tableName(tableName)
            .indexName(pattern.index())
            .keyConditionExpression(expressions.text(equalities.size(), condition))
            .expressionAttributeNames(expressions.names(equalities.size(), condition))
            .expressionAttributeValues(expressions.values(equalities, condition))
            .overrideConfiguration(pattern.override());
    if (!pattern.forward()) {
      request.scanIndexForward(false);
    }
    if (pattern.consistent()) {
      request.consistentRead(true);
    }
    return request;
  }

  /**
   * The same for the number of items alone. What expires is counted by its time, which DynamoDB
   * sends then.
   */
  QueryRequest.Builder counting() {
    if (pattern.timeToLive() == null) {
      return request().select(Select.COUNT);
    }
    Map<String, String> names =
        new HashMap<>(pattern.expressions().names(equalities.size(), condition));
    names.put(TIME_TO_LIVE, pattern.timeToLive());
    return request().expressionAttributeNames(names).projectionExpression(TIME_TO_LIVE);
  }

  /** Without those that have expired. */
  LiveItems live(ReadItems items) {
    if (pattern.timeToLive() == null) {
      return new LiveItems(items, null, items.size());
    }
    AttributeValue time = now.get();
    int[] live = new int[items.size()];
    int size = 0;
    for (int i = 0; i < items.size(); i++) {
      if (!Items.isExpired(items.attribute(i, pattern.timeToLive()), time)) {
        live[size++] = i;
      }
    }
    return new LiveItems(items, live, size);
  }

  QueryRequest firstRequest(int limit) {
    PageRun run = PageRun.from(this, limit);
    if (!run.hasNext()) {
      throw new IllegalStateException(
          pattern.name() + " reads an empty range: it answers empty without a request");
    }
    return run.next();
  }

  static int checkedLimit(int items) {
    if (items < 1) {
      throw new IllegalArgumentException("A limit is at least 1, not " + items);
    }
    return items;
  }

  Cursor cursor(CursorPosition position) {
    return cursors().encode(position);
  }

  /**
   * @throws InvalidCursorException if the cursor does not come from this query
   */
  CursorPosition position(Cursor cursor) {
    CursorPosition position = cursors().decode(cursor);
    Map<String, AttributeValue> key = position.key();
    if (!key.keySet().equals(pattern.cursorAttributes())) {
      throw invalid("holds other key attributes than the pattern's");
    }
    for (int i = 0; i < equalities.size(); i++) {
      String attribute = pattern.expressions().attribute(i);
      if (!StoredValues.equal(key.get(attribute), equalities.get(i))) {
        throw invalid("belongs to another value of " + attribute);
      }
    }
    Optional<String> ranged = pattern.expressions().ranged(equalities.size());
    if (condition.isEmpty() || ranged.isPresent() && !condition.contains(key.get(ranged.get()))) {
      throw invalid("points outside the interval being read");
    }
    return position;
  }

  private InvalidCursorException invalid(String what) {
    return new InvalidCursorException("The cursor given to " + pattern.name() + " " + what);
  }

  private CursorFormat cursors() {
    return new CursorFormat(
        pattern.fingerprint(), pattern.cursorOrder(), new CursorSeal(cursorKeys));
  }
}
