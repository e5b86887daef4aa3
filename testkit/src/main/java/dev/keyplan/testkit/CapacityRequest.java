package dev.keyplan.testkit;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Capacity;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Makes a request ask for what it costs, and reads that from the answer. */
final class CapacityRequest {

  private static final ReturnConsumedCapacity ASKED = ReturnConsumedCapacity.INDEXES;

  private CapacityRequest() {}

  static DynamoDbRequest asking(DynamoDbRequest request) {
    if (request instanceof QueryRequest query) {
      return query.copy(to -> to.returnConsumedCapacity(ASKED));
    }
    if (request instanceof GetItemRequest get) {
      return get.copy(to -> to.returnConsumedCapacity(ASKED));
    }
    if (request instanceof BatchGetItemRequest batch) {
      return batch.copy(to -> to.returnConsumedCapacity(ASKED));
    }
    if (request instanceof PutItemRequest put) {
      return put.copy(to -> to.returnConsumedCapacity(ASKED));
    }
    if (request instanceof DeleteItemRequest delete) {
      return delete.copy(to -> to.returnConsumedCapacity(ASKED));
    }
    if (request instanceof UpdateItemRequest update) {
      return update.copy(to -> to.returnConsumedCapacity(ASKED));
    }
    if (request instanceof BatchWriteItemRequest batch) {
      return batch.copy(to -> to.returnConsumedCapacity(ASKED));
    }
    if (request instanceof TransactWriteItemsRequest transaction) {
      return transaction.copy(to -> to.returnConsumedCapacity(ASKED));
    }
    return request instanceof TransactGetItemsRequest transaction
        ? transaction.copy(to -> to.returnConsumedCapacity(ASKED))
        : request;
  }

  /** In units; 0 if the answer tells none. */
  static double consumed(DynamoDbResponse response) {
    return parts(response).stream()
        .filter(part -> part.capacityUnits() != null)
        .mapToDouble(ConsumedCapacity::capacityUnits)
        .sum();
  }

  /** In units, by the names of the indexes that took any. */
  static Map<String, Double> consumedByIndex(DynamoDbResponse response) {
    Map<String, Double> byIndex = new TreeMap<>();
    for (ConsumedCapacity part : parts(response)) {
      part.globalSecondaryIndexes().forEach((index, taken) -> add(byIndex, index, taken));
      part.localSecondaryIndexes().forEach((index, taken) -> add(byIndex, index, taken));
    }
    return byIndex;
  }

  private static void add(Map<String, Double> byIndex, String index, Capacity taken) {
    if (taken.capacityUnits() != null && taken.capacityUnits() > 0) {
      byIndex.merge(index, taken.capacityUnits(), Double::sum);
    }
  }

  /** One for each table. */
  private static List<ConsumedCapacity> parts(DynamoDbResponse response) {
    Object consumed = response.getValueForField("ConsumedCapacity", Object.class).orElse(List.of());
    Collection<?> parts = consumed instanceof Collection<?> list ? list : List.of(consumed);
    return parts.stream().map(ConsumedCapacity.class::cast).toList();
  }
}
