package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

class EntityWritesTest {

  private static final EntityWrites WRITES =
      EntityWrites.of("User", "PK", "SK").sharingKeys("entityType", "user");
  private static final Map<String, AttributeValue> KEY =
      Map.of("PK", AttributeValue.fromS("A#x"), "SK", AttributeValue.fromS("A"));

  @Test
  void aSharedKeyIsPutToWhereNothingOrAnOwnItemLies() {
    PutItemRequest put = WRITES.put("hub", KEY);
    assertThat(put.conditionExpression()).isEqualTo("attribute_not_exists(#0) OR #1 = :0");
    assertThat(put.expressionAttributeNames())
        .containsOnly(Map.entry("#0", "PK"), Map.entry("#1", "entityType"));
    assertThat(put.expressionAttributeValues())
        .containsOnly(Map.entry(":0", AttributeValue.fromS("user")));
    assertThat(put.returnValuesOnConditionCheckFailure())
        .isEqualTo(ReturnValuesOnConditionCheckFailure.ALL_OLD);
  }

  @Test
  void aSharedKeyIsDeletedWhereNothingOrAnOwnItemLies() {
    DeleteItemRequest delete = WRITES.delete("hub", KEY);
    assertThat(delete.conditionExpression()).isEqualTo("attribute_not_exists(#0) OR #1 = :0");
    assertThat(delete.expressionAttributeNames())
        .containsOnly(Map.entry("#0", "PK"), Map.entry("#1", "entityType"));
    assertThat(delete.expressionAttributeValues())
        .containsOnly(Map.entry(":0", AttributeValue.fromS("user")));
  }

  @Test
  void aSharedKeyIsCreatedWhereNothingLiesAtAll() {
    PutItemRequest create = WRITES.create("hub", KEY);
    assertThat(create.conditionExpression()).isEqualTo("attribute_not_exists(#0)");
    assertThat(create.expressionAttributeNames()).containsOnly(Map.entry("#0", "PK"));
    assertThat(create.hasExpressionAttributeValues()).isFalse();
  }

  @Test
  void aServerThatDoesNotShowTheItemIsSpared() {
    ConditionalCheckFailedException silent = ConditionalCheckFailedException.builder().build();
    assertThat(WRITES.ofAnotherType("put", "hub", KEY, silent))
        .hasMessage(
            "Cannot put User: table hub has an item of another type with the key PK=A#x, SK=A,"
                + " which is left as it is")
        .extracting(ConditionFailedException::item)
        .isEqualTo(Map.of());
  }
}
