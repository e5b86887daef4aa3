package dev.keyplan.runtime;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** The asynchronous twin of {@link SyncCalls}. */
record AsyncCalls(DynamoDbAsyncClient client, ItemDecoder decoder) {

  /**
   * @return what is stored, empty after a delete
   */
  CompletableFuture<Map<String, AttributeValue>> send(ItemWrite write) {
    SingleWrite attempts = new SingleWrite(write, Backoff.DEFAULT);
    return run(attempts, this::write).thenApply(done -> attempts.stored());
  }

  private CompletableFuture<Map<String, AttributeValue>> write(ItemWrite write) {
    boolean named = decoder.namesAreSeen();
    DirectWrite direct = decoder.write(write);
    return switch (write.kind()) {
      case PUT ->
          DirectWrite.send(direct, write.putRequest(named, direct == null), client::putItem)
              .thenApply(done -> write.stored());
      case DELETE ->
          client.deleteItem(write.deleteRequest(named)).thenApply(done -> write.stored());
      default ->
          DirectWrite.send(direct, write.updateRequest(named, direct == null), client::updateItem)
              .thenApply(UpdateItemResponse::attributes);
    };
  }

  CompletableFuture<Void> send(WriteTransaction transaction) {
    return run(transaction, client::transactWriteItems);
  }

  CompletableFuture<Void> send(ReadTransaction transaction) {
    return run(transaction, client::transactGetItems);
  }

  CompletableFuture<Void> send(BatchGet<?> batch) {
    return run(batch, client::batchGetItem);
  }

  CompletableFuture<Void> send(BatchPut batch) {
    return run(batch, client::batchWriteItem);
  }

  private static <Q, A> CompletableFuture<Void> run(
      Attempts<Q, A> attempts, Function<Q, CompletableFuture<A>> call) {
    return AsyncLoop.run(attempts::hasNext, () -> attempt(attempts, call), done -> {});
  }

  private static <Q, A> CompletableFuture<Void> attempt(
      Attempts<Q, A> attempts, Function<Q, CompletableFuture<A>> call) {
    CompletableFuture<Void> answer =
        later(attempts.delayMillis(), attempts::next)
            .thenCompose(call)
            .thenAccept(attempts::answered);
    return AsyncRequests.recovering(
        answer,
        DynamoDbException.class,
        refusal -> {
          attempts.refused(refusal);
          return null;
        });
  }

  private static <R> CompletableFuture<R> later(long delayMillis, Supplier<R> request) {
    if (delayMillis == 0) {
      return CompletableFuture.completedFuture(request.get());
    }
    Executor later = CompletableFuture.delayedExecutor(delayMillis, TimeUnit.MILLISECONDS);
    return CompletableFuture.supplyAsync(request, later);
  }
}
