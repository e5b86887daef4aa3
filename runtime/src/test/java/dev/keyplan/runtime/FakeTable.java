package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Items by their number key {@code id}, and what was asked for them. */
final class FakeTable implements DynamoDbClient {

  static final String NAME = "orders";

  final Map<String, Map<String, AttributeValue>> items = new HashMap<>();
  final List<DynamoDbRequest> requests = new ArrayList<>();

  /** What the next writes and transactions are answered with instead of being carried out. */
  final Deque<DynamoDbException> refusals = new ArrayDeque<>();

  /** How many keys a batch reads before it leaves the rest unprocessed. */
  int readsPerBatch = 100;

  /** How many items a batch writes before it leaves the rest unprocessed. */
  int writesPerBatch = 25;

  static Map<String, AttributeValue> key(int id) {
    return Map.of("id", AttributeValue.fromN(Integer.toString(id)));
  }

  FakeTable with(int from, int to) {
    for (int id = from; id < to; id++) {
      put(Map.of("id", AttributeValue.fromN("" + id), "name", AttributeValue.fromS("item " + id)));
    }
    return this;
  }

  void put(Map<String, AttributeValue> item) {
    items.put(item.get("id").n(), item);
  }

  @Override
  public GetItemResponse getItem(GetItemRequest request) {
    requests.add(request);
    return GetItemResponse.builder().item(items.get(request.key().get("id").n())).build();
  }

  @Override
  public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
    requests.add(request);
    KeysAndAttributes asked = request.requestItems().get(NAME);
    int read = Math.min(readsPerBatch, asked.keys().size());
    List<Map<String, AttributeValue>> found = new ArrayList<>();
    for (Map<String, AttributeValue> key : asked.keys().subList(0, read)) {
      Map<String, AttributeValue> item = items.get(plain(key));
      if (item != null) {
        found.add(0, item);
      }
    }
    List<Map<String, AttributeValue>> rest = asked.keys().subList(read, asked.keys().size());
    return BatchGetItemResponse.builder()
        .responses(Map.of(NAME, found))
        .unprocessedKeys(
            rest.isEmpty() ? Map.of() : Map.of(NAME, asked.toBuilder().keys(rest).build()))
        .build();
  }

  /** DynamoDB knows a number whatever its notation. */
  private static String plain(Map<String, AttributeValue> key) {
    return new BigDecimal(key.get("id").n()).toPlainString();
  }

  @Override
  public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
    refuse(request);
    List<WriteRequest> puts = request.requestItems().get(NAME);
    int written = Math.min(writesPerBatch, puts.size());
    puts.subList(0, written).forEach(write -> put(write.putRequest().item()));
    List<WriteRequest> rest = puts.subList(written, puts.size());
    return BatchWriteItemResponse.builder()
        .unprocessedItems(rest.isEmpty() ? Map.of() : Map.of(NAME, rest))
        .build();
  }

  /** Nothing is written: updates are about their requests. */
  @Override
  public UpdateItemResponse updateItem(UpdateItemRequest request) {
    refuse(request);
    return UpdateItemResponse.builder().attributes(request.key()).build();
  }

  /** Nothing is written: transactions are about their requests. */
  @Override
  public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
    refuse(request);
    return TransactWriteItemsResponse.builder().build();
  }

  @Override
  public TransactGetItemsResponse transactGetItems(TransactGetItemsRequest request) {
    refuse(request);
    return TransactGetItemsResponse.builder()
        .responses(
            request.transactItems().stream()
                .map(action -> items.get(plain(action.get().key())))
                .map(item -> ItemResponse.builder().item(item).build())
                .toList())
        .build();
  }

  private void refuse(DynamoDbRequest request) {
    requests.add(request);
    if (!refusals.isEmpty()) {
      throw refusals.remove();
    }
  }

  @Override
  public PutItemResponse putItem(PutItemRequest request) {
    refuse(request);
    Map<String, AttributeValue> stored = items.get(request.item().get("id").n());
    if (request.conditionExpression() != null && stored != null) {
      throw ConditionalCheckFailedException.builder().item(stored).build();
    }
    put(request.item());
    return PutItemResponse.builder().build();
  }

  @Override
  public DeleteItemResponse deleteItem(DeleteItemRequest request) {
    requests.add(request);
    items.remove(request.key().get("id").n());
    return DeleteItemResponse.builder().build();
  }

  @Override
  public String serviceName() {
    return "dynamodb";
  }

  @Override
  public void close() {}

  /** The same table; failures are wrapped as the SDK wraps them. */
  DynamoDbAsyncClient async() {
    return new DynamoDbAsyncClient() {
      @Override
      public CompletableFuture<GetItemResponse> getItem(GetItemRequest request) {
        return CompletableFuture.supplyAsync(() -> FakeTable.this.getItem(request));
      }

      @Override
      public CompletableFuture<BatchGetItemResponse> batchGetItem(BatchGetItemRequest request) {
        return CompletableFuture.supplyAsync(() -> FakeTable.this.batchGetItem(request));
      }

      @Override
      public CompletableFuture<BatchWriteItemResponse> batchWriteItem(
          BatchWriteItemRequest request) {
        return CompletableFuture.supplyAsync(() -> FakeTable.this.batchWriteItem(request));
      }

      @Override
      public CompletableFuture<TransactWriteItemsResponse> transactWriteItems(
          TransactWriteItemsRequest request) {
        return CompletableFuture.supplyAsync(() -> FakeTable.this.transactWriteItems(request));
      }

      @Override
      public CompletableFuture<TransactGetItemsResponse> transactGetItems(
          TransactGetItemsRequest request) {
        return CompletableFuture.supplyAsync(() -> FakeTable.this.transactGetItems(request));
      }

      @Override
      public CompletableFuture<PutItemResponse> putItem(PutItemRequest request) {
        return CompletableFuture.supplyAsync(() -> FakeTable.this.putItem(request));
      }

      @Override
      public CompletableFuture<DeleteItemResponse> deleteItem(DeleteItemRequest request) {
        return CompletableFuture.supplyAsync(() -> FakeTable.this.deleteItem(request));
      }

      @Override
      public String serviceName() {
        return "dynamodb";
      }

      @Override
      public void close() {}
    };
  }
}
