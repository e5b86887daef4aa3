package dev.keyplan.runtime;

import java.util.Map;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * What is fixed about an access pattern served by a GetItem, or by a BatchGetItem. Generated
 * classes hold one constant for each.
 */
public final class GetPattern {

  private final String name;
  private final boolean consistent;
  private final AwsRequestOverrideConfiguration override;

  private GetPattern(String name, boolean consistent) {
    this.name = name;
    this.consistent = consistent;
    this.override = AccessPatternName.carriedBy(name);
  }

  /** An eventually consistent read. */
  public static GetPattern of(String name) {
    return new GetPattern(name, false);
  }

  /** The same, read strongly consistently: the twofold cost. */
  public GetPattern consistent() {
    return new GetPattern(name, true);
  }

  public String name() {
    return name;
  }

  boolean isConsistent() {
    return consistent;
  }

  AwsRequestOverrideConfiguration override() {
    return override;
  }

  GetItemRequest request(String tableName, Map<String, AttributeValue> key) {
    GetItemRequest.Builder request =
        GetItemRequest.builder().tableName(tableName).key(key).overrideConfiguration(override);
    if (consistent) {
      request.consistentRead(true);
    }
    return request.build();
  }

  @Override
  public String toString() {
    return name;
  }
}
