package dev.keyplan.runtime;

import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;

/**
 * The name of the access pattern that a request of generated code serves, for metrics, logs and
 * proofs.
 *
 * <p>An {@code ExecutionInterceptor} of the SDK client reads it as {@code
 * executionAttributes.getAttribute(AccessPatternName.ATTRIBUTE)}. Single gets and writes through an
 * SDK client that has no interceptors but the SDK's and Keyplan's go without, as no interceptor is
 * there to read it: a request with any configuration of its own costs the SDK more.
 */
public final class AccessPatternName {

  /** The access pattern's name; for writes {@code Order.create}, {@code Order.put} and the like. */
  public static final ExecutionAttribute<String> ATTRIBUTE =
      OwnAttribute.named("AccessPatternName");

  private AccessPatternName() {}

  /** Made once per pattern, as it is the same for all its requests. */
  static AwsRequestOverrideConfiguration carriedBy(String name) {
    return AwsRequestOverrideConfiguration.builder().putExecutionAttribute(ATTRIBUTE, name).build();
  }
}
