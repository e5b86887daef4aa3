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
  private final Optional<String> timeToLive;
  private final AwsRequestOverrideConfiguration override;

  private GetPattern(
      String name, boolean consistent, Optional<OwnType> ownType, Optional<String> timeToLive) {
    this.name = name;
    this.consistent = consistent;
    this.ownType = ownType;
    this.timeToLive = timeToLive;
    this.override = AccessPatternName.carriedBy(name);
  }

  /** An eventually consistent read. */
  public static GetPattern of(String name) {
    return new GetPattern(name, false, Optional.empty(), Optional.empty());
  }

  /** The same, read strongly consistently: the twofold cost. */
  public GetPattern consistent() {
    return new GetPattern(name, true, ownType, timeToLive);
  }

  /**
   * Of an entity that shares its keys with others: an item of another type is answered as absent.
   *
   * @param typeAttribute stored name of the entity type attribute
   * @param type what it holds in the entity's items
   */
  public GetPattern sharingKeys(String typeAttribute, String type) {
    return new GetPattern(
        name, consistent, Optional.of(new OwnType(typeAttribute, type)), timeToLive);
  }

  /**
   * Of an entity whose items expire: an expired one is answered as absent.
   *
   * @param attribute stored name of the time to live
   */
  public GetPattern expiring(String attribute) {
    return new GetPattern(name, consistent, ownType, Optional.of(attribute));
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

  boolean isExpiring() {
    return timeToLive.isPresent();
  }

  /**
   * The item, if there is one that the pattern answers.
   *
   * @param now in epoch seconds; null where no items expire
   */
  Optional<Map<String, AttributeValue>> answer(GetItemResponse response, AttributeValue now) {
    return response.hasItem() && answers(response.item(), now)
        ? Optional.of(response.item())
        : Optional.empty();
  }

  /**
   * Whether it is the entity's own and has not expired.
   *
   * @param now in epoch seconds; null where no items expire
   */
  boolean answers(Map<String, AttributeValue> item, AttributeValue now) {
    return (ownType.isEmpty() || ownType.get().isOf(item))
        && (timeToLive.isEmpty() || !Items.isExpired(item, timeToLive.get(), now));
  }

  /**
   * @param named whether it carries its name, see {@link AccessPatternName}
   */
  GetItemRequest request(String tableName, Map<String, AttributeValue> key, boolean named) {
    GetItemRequest.Builder request =
        GetItemRequest.builder()
            .tableName(tableName)
            .key(key)
            .overrideConfiguration(named ? override : null);
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
