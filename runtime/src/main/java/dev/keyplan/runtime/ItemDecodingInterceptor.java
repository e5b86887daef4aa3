package dev.keyplan.runtime;

import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.reactivestreams.Publisher;
import software.amazon.awssdk.core.ClientType;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.SdkExecutionAttribute;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Takes the items out of the answers to Keyplan's own Queries before the SDK reads them, see {@link
 * ItemDecoding}. To all other requests and answers it does nothing.
 *
 * <p>Every client of the SDK that is made while this jar is on its class path has it, by the file
 * {@code software/amazon/awssdk/services/dynamodb/execution.interceptors}. Where that file is not
 * found (in a merged jar, say), give it to the client: {@code overrideConfiguration(c ->
 * c.addExecutionInterceptor(new ItemDecodingInterceptor()))}.
 */
public final class ItemDecodingInterceptor implements ItemsUnseen {

  /** Made by the SDK, which finds the class by its name. */
  public ItemDecodingInterceptor() {}

  /**
   * The items of a response, wherever they are: for interceptors that look at them after they were
   * taken out of it, as in {@code afterExecution}.
   *
   * @param attributes those of the execution
   */
  public static List<Map<String, AttributeValue>> items(
      QueryResponse response, ExecutionAttributes attributes) {
    DirectRead read = attributes.getAttribute(DirectRead.ATTRIBUTE);
    if (read == null || read.items() == null || response.hasItems()) {
      return response.items();
    }
    ReadItems items = new JsonItems(read.items());
    List<Map<String, AttributeValue>> decoded = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      decoded.add(items.read(i, item -> item));
    }
    return decoded;
  }

  @Override
  public SdkHttpResponse modifyHttpResponse(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    SdkHttpResponse response = context.httpResponse();
    DirectRead read = own(attributes);
    if (read == null) {
      return response;
    }
    read.restart();
    if (!mayHaveItems(response, attributes)) {
      return response;
    }
    if (attributes.getAttribute(SdkExecutionAttribute.CLIENT_TYPE) == ClientType.ASYNC) {
      return read.beforeBody(response);
    }
    return context.responseBody().map(body -> read.body(response, body)).orElse(response);
  }

  @Override
  public Optional<InputStream> modifyHttpResponseContent(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    DirectRead read = own(attributes);
    InputStream rest = read == null ? null : read.rest();
    return rest == null ? context.responseBody() : Optional.of(rest);
  }

  @Override
  public Optional<Publisher<ByteBuffer>> modifyAsyncHttpResponseContent(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    DirectRead read = own(attributes);
    return read != null && read.awaitsBody()
        ? context.responsePublisher().map(body -> new RestPublisher(body, read))
        : context.responsePublisher();
  }

  /** Null if there is none, or another interceptor of this class in the same client serves it. */
  private DirectRead own(ExecutionAttributes attributes) {
    DirectRead read = attributes.getAttribute(DirectRead.ATTRIBUTE);
    return read != null && read.isServedBy(this) ? read : null;
  }

  /** Whether it is what DynamoDB answers to a Query, as it left it: no error, not compressed. */
  private static boolean mayHaveItems(SdkHttpResponse response, ExecutionAttributes attributes) {
    return response.statusCode() == 200
        && "Query".equals(attributes.getAttribute(SdkExecutionAttribute.OPERATION_NAME))
        && response
            .firstMatchingHeader("Content-Type")
            .filter(type -> type.startsWith("application/x-amz-json-1."))
            .isPresent()
        && response.firstMatchingHeader("Content-Encoding").isEmpty();
  }
}
