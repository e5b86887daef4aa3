package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * Answers Queries of one partition as DynamoDB does: a page ends at the Limit or at a size of its
 * own, and has a LastEvaluatedKey then, even if nothing follows. Remembers the requests.
 */
final class FakePartition implements DynamoDbClient {

  static final AttributeValue PARTITION = AttributeValue.fromS("USER#ann");

  private final int items;
  private final int pageBytes;
  final List<QueryRequest> requests = new ArrayList<>();

  /** Pages before the first item that come back empty, with a key to go on from. */
  int emptyPages;

  /**
   * @param pageBytes items after which a page ends whatever the Limit
   */
  FakePartition(int items, int pageBytes) {
    this.items = items;
    this.pageBytes = pageBytes;
  }

  static Map<String, AttributeValue> item(int number) {
    return Map.of("PK", PARTITION, "SK", AttributeValue.fromS(String.format("ORDER#%04d", number)));
  }

  /** The entity: the last four digits of the sort key. */
  static int number(Map<String, AttributeValue> item) {
    return Integer.parseInt(item.get("SK").s().substring("ORDER#".length()));
  }

  static List<Integer> numbers(int from, int to) {
    return IntStream.range(from, to).boxed().toList();
  }

  @Override
  public QueryResponse query(QueryRequest request) {
    requests.add(request);
    if (requests.size() <= emptyPages) {
      return page(List.of(), request, -1 - emptyPages + requests.size());
    }
    int from = request.hasExclusiveStartKey() ? number(request.exclusiveStartKey()) + 1 : 0;
    int most = request.limit() == null ? pageBytes : Math.min(request.limit(), pageBytes);
    int to = Math.min(items, from + most);
    List<Map<String, AttributeValue>> found =
        IntStream.range(from, to).mapToObj(FakePartition::item).toList();
    boolean stopped = to - from == most;
    return stopped ? page(found, request, to - 1) : page(found, request, Integer.MIN_VALUE);
  }

  private static QueryResponse page(
      List<Map<String, AttributeValue>> found, QueryRequest request, int last) {
    QueryResponse.Builder response = QueryResponse.builder().count(found.size());
    if (request.select() != Select.COUNT) {
      response.items(found);
    }
    if (last != Integer.MIN_VALUE) {
      response.lastEvaluatedKey(
          Map.of("PK", PARTITION, "SK", AttributeValue.fromS(String.format("ORDER#%04d", last))));
    }
    return response.build();
  }

  DynamoDbAsyncClient async() {
    return new DynamoDbAsyncClient() {
      @Override
      public CompletableFuture<QueryResponse> query(QueryRequest request) {
        return CompletableFuture.completedFuture(FakePartition.this.query(request));
      }

      @Override
      public String serviceName() {
        return FakePartition.this.serviceName();
      }

      @Override
      public void close() {}
    };
  }

  @Override
  public String serviceName() {
    return "dynamodb";
  }

  @Override
  public void close() {}
}
