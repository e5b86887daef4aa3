package dev.keyplan.runtime;

import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/**
 * An interceptor that does without {@code QueryResponse.items()}: it reads no items, or asks {@link
 * ItemDecodingInterceptor#items} for them, and changes none. It does not keep Keyplan from decoding
 * them itself, see {@link ItemDecoding#AUTOMATIC}.
 */
public interface ItemsUnseen extends ExecutionInterceptor {}
