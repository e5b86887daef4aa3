package dev.keyplan.runtime;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One write whose attribute values are written into the body of its request by the {@link
 * ItemDecodingInterceptor} and not by the SDK. The request is sent without them, and their bytes
 * are put in where the SDK wrote an empty member. All else of the body is the SDK's.
 */
final class DirectWrite {

  /** Of its execution. */
  static final ExecutionAttribute<DirectWrite> ATTRIBUTE = OwnAttribute.named("DirectWrite");

  /** An item of about 1 KB has room. */
  private static final int CAPACITY = 1536;

  private final ItemDecodingInterceptor interceptor;
  private final String member;
  private final Map<String, AttributeValue> values;
  private int length;

  private DirectWrite(
      ItemDecodingInterceptor interceptor, String member, Map<String, AttributeValue> values) {
    this.interceptor = interceptor;
    this.member = member;
    this.values = values;
  }

  /**
   * Null if it has no values, or is none of those that are written here.
   *
   * @param interceptor that of the client it is sent through
   */
  static DirectWrite of(ItemWrite write, ItemDecodingInterceptor interceptor) {
    return switch (write.kind()) {
      case PUT -> new DirectWrite(interceptor, "Item", write.values());
      case UPDATE ->
          write.values() == null
              ? null
              : new DirectWrite(interceptor, "ExpressionAttributeValues", write.values());
      default -> null;
    };
  }

  /**
   * Sends a request through an SDK client.
   *
   * @param write its values; null if it has them itself
   */
  static <Q extends SdkRequest, A> A send(DirectWrite write, Q request, Function<Q, A> call) {
    return write == null
        ? call.apply(request)
        : write.interceptor.sending(write, request, () -> call.apply(request));
  }

  /** Whether the SDK writes bodies that values can be put into, as one of its own shows. */
  static boolean isFit(RequestBody whole) {
    byte[] body = bytes(whole);
    return indexOf(body, "\"Item\":{\"") > 0
        || indexOf(body, "\"ExpressionAttributeValues\":{\"") > 0;
  }

  /** A client may have two of these interceptors. */
  boolean isOf(ItemDecodingInterceptor candidate) {
    return interceptor == candidate;
  }

  /**
   * The whole body, the same for each attempt.
   *
   * @param marshalled what the SDK made of the request without the values
   */
  RequestBody body(RequestBody marshalled) {
    byte[] sdk = bytes(marshalled);
    String empty = "\"" + member + "\":{}";
    int at = indexOf(sdk, empty);
    if (at < 0) {
      throw new IllegalStateException(
          "The SDK client has written a request in a way that is not known here: use"
              + " ItemDecoding.BY_SDK");
    }
    int start = at + empty.length() - 2;
    JsonWriter json = new JsonWriter(sdk.length + CAPACITY);
    json.raw(sdk, 0, start);
    json.map(values);
    json.raw(sdk, start + 2, sdk.length);
    byte[] body = json.bytes();
    int end = json.length();
    length = end;
    return RequestBody.fromContentProvider(
        () -> new ByteArrayInputStream(body, 0, end), end, marshalled.contentType());
  }

  /** Of the whole body, in bytes. */
  int length() {
    return length;
  }

  private static byte[] bytes(RequestBody body) {
    int size = Math.toIntExact(body.optionalContentLength().orElse(0L));
    try (InputStream in = body.contentStreamProvider().newStream()) {
      return in.readNBytes(size);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Of a text of ASCII letters. Inside a JSON string no quote stands without its backslash. */
  private static int indexOf(byte[] bytes, String text) {
    for (int i = 0; i <= bytes.length - text.length(); i++) {
      int matched = 0;
      while (matched < text.length() && bytes[i + matched] == text.charAt(matched)) {
        matched++;
      }
      if (matched == text.length()) {
        return i;
      }
    }
    return -1;
  }
}
