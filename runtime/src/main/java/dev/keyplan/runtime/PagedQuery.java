package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * A Query that has all its values and is sent when one of the reading methods is called, each time
 * anew. Immutable.
 *
 * <p>Reads cost half a read unit per 4 KB of the items read, twice that if strongly consistent, and
 * are rounded up once per page (DynamoDB Developer Guide, "Read and write operations"). Where no
 * item can match, because the range that was given is empty, nothing is sent at all.
 *
 * <p>Where items expire ({@code @TimeToLive}), those that have are dropped after they were read:
 * they cost their share, and a page may have fewer items than its Limit, or none. {@link #limit},
 * {@link #first} and {@link #count} go by the others, and read on until they have them.
 *
 * @param <T> the entity or view
 */
public final class PagedQuery<T> {

  private final DynamoDbClient client;
  private final ItemDecoder decoder;
  private final BoundQuery query;
  private final Function<Map<String, AttributeValue>, T> fromItem;
  private final int limit;

  PagedQuery(
      DynamoDbClient client,
      ItemDecoder decoder,
      BoundQuery query,
      Function<Map<String, AttributeValue>, T> fromItem,
      int limit) {
    this.client = client;
    this.decoder = decoder;
    this.query = query;
    this.fromItem = fromItem;
    this.limit = limit;
  }

  /**
   * The same query ended after so many items in all, over however many pages they come. The
   * pattern's {@code pageSize} stays the Limit of each request, but for the last, which asks for no
   * more than is missing. A cursor remembers how many items are left.
   *
   * @throws IllegalArgumentException if {@code items} is less than 1
   */
  public PagedQuery<T> limit(int items) {
    return new PagedQuery<>(client, decoder, query, fromItem, BoundQuery.checkedLimit(items));
  }

  /** The first page: one request. */
  public Page<T> page() {
    return page(PageRun.from(query, limit));
  }

  /**
   * The page that starts behind a cursor: one request.
   *
   * @throws InvalidCursorException if the cursor is damaged, or does not belong to this pattern and
   *     to the values it was called with; before any request
   */
  public Page<T> page(Cursor cursor) {
    return page(PageRun.from(query, limit, cursor));
  }

  /** The items of all pages, each page one request. */
  public List<T> list() {
    PageRun run = PageRun.from(query, limit);
    List<T> items = new ArrayList<>();
    while (run.hasNext()) {
      items.addAll(read(run));
    }
    return Collections.unmodifiableList(items);
  }

  /** The items of all pages; a page is requested when the stream is read that far. */
  public Stream<T> stream() {
    Iterator<T> items = new PagedIterator<>(PageRun.from(query, limit), this::read);
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(items, Spliterator.ORDERED | Spliterator.NONNULL),
        false);
  }

  /**
   * The first item in the pattern's order, read with a Limit of 1. Where that one has expired, the
   * next request asks for two, and so on, twice as many each time and at most 1000.
   */
  public Optional<T> first() {
    List<T> items = limit(1).list();
    return items.isEmpty() ? Optional.empty() : Optional.of(items.get(0));
  }

  /**
   * The number of items, at most the limit. DynamoDB reads them all to count them and sends none
   * (Select is COUNT), in pages of up to 1 MB whatever the pattern's {@code pageSize}. Where items
   * expire, it sends of each the time to live alone, at the same price.
   */
  public long count() {
    PageRun run = PageRun.counting(query, limit);
    long count = 0;
    while (run.hasNext()) {
      count += run.count(client.query(run.next()));
    }
    return count;
  }

  /**
   * The request of the first page, for tests and logs.
   *
   * @throws IllegalStateException if the range is empty, so that no request is ever sent
   */
  public QueryRequest request() {
    return query.firstRequest(limit);
  }

  private Page<T> page(PageRun run) {
    List<T> items = run.hasNext() ? read(run) : List.of();
    return new Page<>(items, run.cursor());
  }

  private List<T> read(PageRun run) {
    DirectRead read = decoder.read();
    return run.accept(client.query(run.next(read)), read).read(fromItem);
  }
}
