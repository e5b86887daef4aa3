package dev.keyplan.testkit;

import dev.keyplan.runtime.AccessPatternName;
import dev.keyplan.runtime.ItemDecodingInterceptor;
import dev.keyplan.runtime.ItemsUnseen;
import dev.keyplan.testkit.check.RequestChecker;
import dev.keyplan.testkit.check.RequestRefusedError;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.SdkExecutionAttribute;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Stands in a client, synchronous or not: checks each request as it is sent, and records it. */
final class CallInterceptor implements ItemsUnseen {

  private final CallRecorder recorder;
  private final RequestChecker checker;

  CallInterceptor(CallRecorder recorder, RequestChecker checker) {
    this.recorder = recorder;
    this.checker = checker;
  }

  @Override
  public SdkRequest modifyRequest(Context.ModifyRequest context, ExecutionAttributes attributes) {
    return CapacityRequest.asking((DynamoDbRequest) context.request());
  }

  /** Here the request is as it will be sent: nothing modifies it any more. */
  @Override
  public void beforeMarshalling(Context.BeforeMarshalling context, ExecutionAttributes attributes) {
    refusing(attributes, () -> checker.check((DynamoDbRequest) context.request()));
  }

  @Override
  public void afterExecution(Context.AfterExecution context, ExecutionAttributes attributes) {
    DynamoDbRequest request = (DynamoDbRequest) context.request();
    DynamoDbResponse response = (DynamoDbResponse) context.response();
    recorder.add(
        call(
            request,
            attributes,
            items(response),
            CapacityRequest.consumed(response),
            CapacityRequest.consumedByIndex(response),
            Optional.empty()));
    if (request instanceof QueryRequest query && response instanceof QueryResponse answer) {
      QueryResponse whole =
          answer.toBuilder().items(ItemDecodingInterceptor.items(answer, attributes)).build();
      refusing(attributes, () -> checker.checkAnswer(query, whole));
    }
  }

  @Override
  public void onExecutionFailure(Context.FailedExecution context, ExecutionAttributes attributes) {
    Throwable failure = context.exception();
    if (failure instanceof AwsServiceException) {
      DynamoDbRequest request = (DynamoDbRequest) context.request();
      Optional<String> name = Optional.of(failure.getClass().getSimpleName());
      recorder.add(call(request, attributes, 0, 0, Map.of(), name));
    }
  }

  /** Kept as well as thrown: code under test might swallow the error. */
  private void refusing(ExecutionAttributes attributes, Runnable check) {
    try {
      check.run();
    } catch (RequestRefusedError e) {
      String pattern = pattern(attributes);
      RequestRefusedError named =
          new RequestRefusedError((pattern.isEmpty() ? "" : pattern + ": ") + e.getMessage());
      recorder.add(named);
      throw named;
    }
  }

  private static RecordedCall call(
      DynamoDbRequest request,
      ExecutionAttributes attributes,
      int items,
      double capacity,
      Map<String, Double> indexCapacity,
      Optional<String> failure) {
    return new RecordedCall(
        pattern(attributes),
        attributes.getAttribute(SdkExecutionAttribute.OPERATION_NAME),
        request instanceof QueryRequest query
            ? Optional.ofNullable(query.indexName())
            : Optional.empty(),
        RequestText.keyCondition(request),
        consistent(request),
        request instanceof QueryRequest query && Boolean.FALSE.equals(query.scanIndexForward()),
        items,
        capacity,
        indexCapacity,
        failure);
  }

  private static String pattern(ExecutionAttributes attributes) {
    return Optional.ofNullable(attributes.getAttribute(AccessPatternName.ATTRIBUTE)).orElse("");
  }

  private static boolean consistent(DynamoDbRequest request) {
    if (request instanceof QueryRequest query) {
      return Boolean.TRUE.equals(query.consistentRead());
    }
    if (request instanceof GetItemRequest get) {
      return Boolean.TRUE.equals(get.consistentRead());
    }
    return request instanceof BatchGetItemRequest batch
        && batch.requestItems().values().stream()
            .allMatch(keys -> Boolean.TRUE.equals(keys.consistentRead()));
  }

  private static int items(DynamoDbResponse response) {
    if (response instanceof QueryResponse query) {
      return query.count();
    }
    if (response instanceof GetItemResponse get) {
      return get.hasItem() ? 1 : 0;
    }
    return response instanceof BatchGetItemResponse batch
        ? batch.responses().values().stream().mapToInt(found -> found.size()).sum()
        : 0;
  }
}
