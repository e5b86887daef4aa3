package dev.keyplan.runtime;

import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.reactivestreams.Publisher;
import software.amazon.awssdk.core.ClientType;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.SdkExecutionAttribute;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Takes the items out of the answers to Keyplan's own Queries before the SDK reads them, and writes
 * the values of its own writes, see {@link ItemDecoding}. To all other requests and answers it does
 * nothing.
 *
 * <p>Every client of the SDK that is made while this jar is on its class path has it, by the file
 * {@code software/amazon/awssdk/services/dynamodb/execution.interceptors}. Where that file is not
 * found (in a merged jar, say), give it to the client: {@code overrideConfiguration(c ->
 * c.addExecutionInterceptor(new ItemDecodingInterceptor()))}.
 */
public final class ItemDecodingInterceptor implements ItemsUnseen {

  /**
   * Whether bodies of the client's writes are known to be such that values can be put into them: a
   * client's first write goes the SDK's way and shows it.
   */
  private volatile boolean fit;

  /** Requests that are being sent without the values that belong to them. */
  private final Map<Identity, DirectWrite> sending = new ConcurrentHashMap<>();

  /** The SDK's own equality is that of all values. */
  private record Identity(SdkRequest request) {

    @Override
    public boolean equals(Object other) {
      return other instanceof Identity identity && identity.request == request;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(request);
    }
  }

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

  /** Whether values can be put into the bodies of the client's writes. */
  boolean isFit() {
    return fit;
  }

  /**
   * Calls a client that has this interceptor. It is known by the request itself which values belong
   * to it: an execution attribute would have to be in the request's configuration, for which the
   * SDK makes a good deal anew. Interceptors are first called before an asynchronous client returns
   * too.
   */
  <A> A sending(DirectWrite write, SdkRequest request, Supplier<A> call) {
    Identity key = new Identity(request);
    sending.put(key, write);
    try {
      return call.get();
    } finally {
      sending.remove(key);
    }
  }

  /** Before any other interceptor can make a new request of this one. */
  @Override
  public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
    DirectWrite write = sending.isEmpty() ? null : sending.get(new Identity(context.request()));
    if (write != null) {
      attributes.putAttribute(DirectWrite.ATTRIBUTE, write);
    }
  }

  @Override
  public void afterMarshalling(Context.AfterMarshalling context, ExecutionAttributes attributes) {
    if (!fit && isWrite(context.request())) {
      fit =
          isJson(context.httpRequest().firstMatchingHeader("Content-Type"))
              && context.requestBody().filter(DirectWrite::isFit).isPresent();
    }
  }

  private static boolean isWrite(SdkRequest request) {
    return request instanceof PutItemRequest || request instanceof UpdateItemRequest;
  }

  @Override
  public Optional<RequestBody> modifyHttpContent(
      Context.ModifyHttpRequest context, ExecutionAttributes attributes) {
    DirectWrite write = begun(attributes);
    return write == null ? context.requestBody() : context.requestBody().map(write::body);
  }

  /** Called after {@link #modifyHttpContent}. */
  @Override
  public SdkHttpRequest modifyHttpRequest(
      Context.ModifyHttpRequest context, ExecutionAttributes attributes) {
    DirectWrite write = begun(attributes);
    return write == null
        ? context.httpRequest()
        : context.httpRequest().toBuilder()
            .putHeader("Content-Length", Integer.toString(write.length()))
            .build();
  }

  /** Null if there is none, or another interceptor of this class in the same client has. */
  private DirectWrite begun(ExecutionAttributes attributes) {
    DirectWrite write = attributes.getAttribute(DirectWrite.ATTRIBUTE);
    return write != null && write.isOf(this) ? write : null;
  }

  @Override
  public SdkHttpResponse modifyHttpResponse(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    SdkHttpResponse response = context.httpResponse();
    DirectRead read = own(attributes);
    if (read == null) {
      return response;
    }
    ReadAttempt attempt = read.restart();
    if (!mayHaveItems(response, attributes)) {
      return response;
    }
    if (attributes.getAttribute(SdkExecutionAttribute.CLIENT_TYPE) == ClientType.ASYNC) {
      return attempt.beforeBody(response);
    }
    return context.responseBody().map(body -> attempt.body(response, body)).orElse(response);
  }

  @Override
  public Optional<InputStream> modifyHttpResponseContent(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    ReadAttempt attempt = attempt(attributes);
    InputStream rest = attempt == null ? null : attempt.rest();
    return rest == null ? context.responseBody() : Optional.of(rest);
  }

  @Override
  public Optional<Publisher<ByteBuffer>> modifyAsyncHttpResponseContent(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    ReadAttempt attempt = attempt(attributes);
    return attempt != null && attempt.awaitsBody()
        ? context.responsePublisher().map(body -> new RestPublisher(body, attempt))
        : context.responsePublisher();
  }

  /** Null if there is none, or another interceptor of this class in the same client serves it. */
  private DirectRead own(ExecutionAttributes attributes) {
    DirectRead read = attributes.getAttribute(DirectRead.ATTRIBUTE);
    return read != null && read.isServedBy(this) ? read : null;
  }

  private ReadAttempt attempt(ExecutionAttributes attributes) {
    DirectRead read = own(attributes);
    return read == null ? null : read.attempt();
  }

  /** Whether it is what DynamoDB answers to a Query, as it left it: no error, not compressed. */
  private static boolean mayHaveItems(SdkHttpResponse response, ExecutionAttributes attributes) {
    return response.statusCode() == 200
        && "Query".equals(attributes.getAttribute(SdkExecutionAttribute.OPERATION_NAME))
        && isJson(response.firstMatchingHeader("Content-Type"))
        && response.firstMatchingHeader("Content-Encoding").isEmpty();
  }

  private static boolean isJson(Optional<String> contentType) {
    return contentType.filter(type -> type.startsWith("application/x-amz-json-1.")).isPresent();
  }
}
