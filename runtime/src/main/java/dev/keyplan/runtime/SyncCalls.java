package dev.keyplan.runtime;

import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Sends requests through an SDK client, with the retries that it does not make itself. */
record SyncCalls(DynamoDbClient client, ItemDecoder decoder) {

  /**
   * @return what is stored, empty after a delete
   */
  Map<String, AttributeValue> send(ItemWrite write) {
    SingleWrite attempts = new SingleWrite(write, Backoff.DEFAULT);
    run(attempts, this::write);
    return attempts.stored();
  }

  private Map<String, AttributeValue> write(ItemWrite write) {
    boolean named = decoder.namesAreSeen();
    DirectWrite direct = decoder.write(write);
    switch (write.kind()) {
      case PUT ->
          DirectWrite.send(direct, write.putRequest(named, direct == null), client::putItem);
      case DELETE -> client.deleteItem(write.deleteRequest(named));
      default -> {
        UpdateItemRequest request = write.updateRequest(named, direct == null);
        return DirectWrite.send(direct, request, client::updateItem).attributes();
      }
    }
    return write.stored();
  }

  void send(WriteTransaction transaction) {
    run(transaction, client::transactWriteItems);
  }

  void send(ReadTransaction transaction) {
    run(transaction, client::transactGetItems);
  }

  void send(BatchGet<?> batch) {
    run(batch, client::batchGetItem);
  }

  void send(BatchPut batch) {
    run(batch, client::batchWriteItem);
  }

  private static <Q, A> void run(Attempts<Q, A> attempts, Function<Q, A> call) {
    while (attempts.hasNext()) {
      if (!Backoff.sleep(attempts.delayMillis())) {
        throw attempts.interrupted();
      }
      A answer;
      try {
        answer = call.apply(attempts.next());
      } catch (DynamoDbException e) {
        attempts.refused(e);
        continue;
      }
      attempts.answered(answer);
    }
  }
}
