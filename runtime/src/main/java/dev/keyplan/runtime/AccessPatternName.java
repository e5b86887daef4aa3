package dev.keyplan.runtime;

import software.amazon.awssdk.core.interceptor.ExecutionAttribute;

/**
 * The name of the access pattern that a request serves, for an {@code ExecutionInterceptor} that
 * measures or proves calls. Every request of generated code carries it.
 */
public final class AccessPatternName {

  /**
   * The pattern's name as declared; for a write the entity and the method, {@code Order.create}.
   */
  public static final ExecutionAttribute<String> ATTRIBUTE =
      new ExecutionAttribute<>("dev.keyplan.AccessPatternName");

  private AccessPatternName() {}
}
