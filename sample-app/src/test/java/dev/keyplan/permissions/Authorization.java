package dev.keyplan.permissions;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** Stands in a client as IAM stands before DynamoDB: what is denied is not sent. */
public final class Authorization implements ExecutionInterceptor {

  /** As DynamoDB's {@code AccessDeniedException}, but of a request that never left. */
  public static final class DeniedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DeniedException(Access access) {
      super("denied: " + access);
    }
  }

  private final Policy policy;
  private final Map<String, String> tags;
  private final AccessReader reader;
  private final List<Access> accesses = new CopyOnWriteArrayList<>();
  private final List<Access> denied = new CopyOnWriteArrayList<>();

  /**
   * @param tags of the principal
   */
  public Authorization(Policy policy, Map<String, String> tags, AccessReader reader) {
    this.policy = policy;
    this.tags = Map.copyOf(tags);
    this.reader = reader;
  }

  /** All that was asked for so far. */
  public List<Access> accesses() {
    return List.copyOf(accesses);
  }

  /** What was denied so far, also where the exception was lost. */
  public List<Access> denied() {
    return List.copyOf(denied);
  }

  @Override
  public void beforeMarshalling(Context.BeforeMarshalling context, ExecutionAttributes attributes) {
    for (Access access : reader.of((DynamoDbRequest) context.request())) {
      accesses.add(access);
      if (!policy.allows(access, tags)) {
        denied.add(access);
        throw new DeniedException(access);
      }
    }
  }
}
