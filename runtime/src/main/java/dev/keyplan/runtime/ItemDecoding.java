package dev.keyplan.runtime;

/**
 * Who makes Java values of the items that a Query answers: the SDK, which makes {@code
 * AttributeValue}s of them first, or Keyplan at once, from the bytes of the answer, which is faster
 * and leaves less garbage.
 *
 * <p>What a read answers is the same. What differs is what the SDK client's other interceptors see:
 * decoded by Keyplan, a {@code QueryResponse} has its count, capacity and last key, but no items.
 *
 * <p>Unless it is {@link #BY_SDK}, Keyplan also writes the attribute values of single puts and
 * updates into the bodies of their requests, to the byte as the SDK would, if the client is the
 * SDK's own and has no other interceptors than the SDK's and the {@link ItemDecodingInterceptor}.
 */
public enum ItemDecoding {

  /**
   * By Keyplan where that cannot be noticed: the client is the SDK's own, has the {@link
   * ItemDecodingInterceptor}, and has no other interceptors but the SDK's and those that are {@link
   * ItemsUnseen}. Else by the SDK.
   */
  AUTOMATIC,

  /**
   * By Keyplan wherever the client has the {@link ItemDecodingInterceptor}, whatever else it has:
   * for a caller who knows that nothing between here and DynamoDB reads, changes or caches the
   * items of responses.
   */
  DIRECT,

  /** Always by the SDK, which writes all values too. */
  BY_SDK
}
