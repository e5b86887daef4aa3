package dev.keyplan.runtime;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * What is fixed about an access pattern served by a GetItem, or by a BatchGetItem. Generated
 * classes hold one constant for each.
 */
public final class GetPattern {

  private final String name;
  private final boolean consistent;
  private final Optional<OwnType> ownType;
  private final AwsRequestOverrideConfiguration override;

  private GetPattern(String name, boolean consistent, Optional<OwnType> ownType) {
    this.name = name;
    this.consistent = consistent;
    this.ownType = ownType;
    this.override = AccessPatternName.carriedBy(name);
  }

  /** An eventually consistent read. */
  public static GetPattern of(String name) {
    return new GetPattern(name, false, Optional.empty());
  }

  /** The same, read strongly consistently: the twofold cost. */
  public GetPattern consistent() {
    return new GetPattern(name, true, ownType);
  }

  /**
   * Of an entity that shares its keys with others: an item of another type is answered as absent.
   *
   * @param typeAttribute stored name of the entity type attribute
   * @param type what it holds in the entity's items
   */
  public GetPattern sharingKeys(String typeAttribute, String type) {
    return new GetPattern(name, consistent, Optional.of(new OwnType(typeAttribute, type)));
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

  /** The item, if there is one and it is the entity's own. */
  Optional<Map<String, AttributeValue>> own(GetItemResponse response) {
    return response.hasItem() && isOwn(response.item())
        ? Optional.of(response.item())
        : Optional.empty();
  }

  boolean isOwn(Map<String, AttributeValue> item) {
    return ownType.map(own -> own.isOf(item)).orElse(true);
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
