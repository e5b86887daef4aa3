package dev.keyplan.runtime;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * One write whose attribute values are written into the body of its request by the {@link
 * ItemDecodingInterceptor} and not by the SDK. They are taken out of the request, and their bytes
 * put in where the SDK wrote an empty member. All else of the body is the SDK's, and with no such
 * interceptor the whole of it.
 */
final class DirectWrite {

  /** Of requests that allow it: in the override configuration, made once. */
  static final ExecutionAttribute<Boolean> ALLOWED =
      new ExecutionAttribute<>("dev.keyplan.DirectWriteAllowed");

  /** Of an execution whose values were taken out. */
  static final ExecutionAttribute<DirectWrite> ATTRIBUTE =
      new ExecutionAttribute<>("dev.keyplan.DirectWrite");

  /** An item of about 1 KB has room. */
  private static final int CAPACITY = 1536;

  private final Object interceptor;
  private final String member;
  private final Map<String, AttributeValue> values;
  private final SdkRequest rest;
  private int length;

  private DirectWrite(
      Object interceptor, String member, Map<String, AttributeValue> values, SdkRequest rest) {
    this.interceptor = interceptor;
    this.member = member;
    this.values = values;
    this.rest = rest;
  }

  static AwsRequestOverrideConfiguration allowedBy(AwsRequestOverrideConfiguration override) {
    return override.toBuilder().putExecutionAttribute(ALLOWED, true).build();
  }

  /** Takes the values out of a request; null if it has none. */
  static DirectWrite of(SdkRequest request, Object interceptor) {
    if (request instanceof PutItemRequest put && !put.item().isEmpty()) {
      SdkRequest rest = put.toBuilder().item(Map.of()).build();
      return new DirectWrite(interceptor, "Item", put.item(), rest);
    }
    if (request instanceof UpdateItemRequest update
        && !update.expressionAttributeValues().isEmpty()) {
      SdkRequest rest = update.toBuilder().expressionAttributeValues(Map.of()).build();
      return new DirectWrite(
          interceptor, "ExpressionAttributeValues", update.expressionAttributeValues(), rest);
    }
    return null;
  }

  /** Whether the SDK writes bodies that values can be put into, as one of its own shows. */
  static boolean isFit(RequestBody whole) {
    byte[] body = bytes(whole);
    return indexOf(body, "\"Item\":{\"") > 0
        || indexOf(body, "\"ExpressionAttributeValues\":{\"") > 0;
  }

  /** A client may have two of these interceptors; the first to come does it all. */
  boolean isOf(Object candidate) {
    return interceptor == candidate;
  }

  /** The request without the values. */
  SdkRequest rest() {
    return rest;
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
