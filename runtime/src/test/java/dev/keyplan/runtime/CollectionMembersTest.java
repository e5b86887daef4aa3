package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class CollectionMembersTest {

  private static final CollectionMembers MEMBERS =
      CollectionMembers.of("OrderWithItems", "entityType", "PK", "SK")
          .expecting("Order", "LineItem");

  private static final Map<String, AttributeValue> ITEM =
      Map.of("PK", text("ORDER#O1"), "SK", text("ITEM#001"), "entityType", text("Invoice"));

  @Test
  void readsTheEntityType() {
    assertThat(MEMBERS.entityType(ITEM)).isEqualTo("Invoice");
  }

  @Test
  void anItemWithoutEntityTypeIsNamedByItsKeyWithWhatWasExpected() {
    Map<String, AttributeValue> foreign = Map.of("PK", text("ORDER#O1"), "SK", text("X"));
    assertThatThrownBy(() -> MEMBERS.entityType(foreign))
        .isInstanceOf(ItemMappingException.class)
        .hasMessage(
            "OrderWithItems: item PK=ORDER#O1, SK=X has no entity type: 'entityType' is absent;"
                + " expected is Order or LineItem");
  }

  @Test
  void anEntityTypeThatIsNoTextIsToldWithTheTypeItHas() {
    Map<String, AttributeValue> foreign =
        Map.of("PK", text("ORDER#O1"), "SK", text("X"), "entityType", AttributeValue.fromN("1"));
    assertThatThrownBy(() -> MEMBERS.entityType(foreign))
        .isInstanceOf(ItemMappingException.class)
        .hasMessage(
            "OrderWithItems: item PK=ORDER#O1, SK=X has no entity type: 'entityType' is stored as"
                + " N; expected is Order or LineItem");
  }

  @Test
  void anUnknownEntityTypeIsNamedWithTheItemsKeyAndWhatWasExpected() {
    assertThat(MEMBERS.unknownType(ITEM))
        .hasMessage(
            "OrderWithItems: item PK=ORDER#O1, SK=ITEM#001 has the entity type 'Invoice';"
                + " expected is Order or LineItem");
  }

  @Test
  void aSecondItemForASingleMemberIsRefusedWithTheKeysOfBoth() {
    Map<String, AttributeValue> other =
        Map.of("PK", text("ORDER#O1"), "SK", text("ITEM#000"), "entityType", text("Line"));
    Map<String, AttributeValue> first =
        Map.of("PK", text("ORDER#O1"), "SK", text("ITEM#001"), "entityType", text("Order"));
    Map<String, AttributeValue> second =
        Map.of("PK", text("ORDER#O1"), "SK", text("ITEM#002"), "entityType", text("Order"));
    List<Map<String, AttributeValue>> items = List.of(other, first, second);
    assertThatCode(() -> MEMBERS.requireSingle("order", null, first, items))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> MEMBERS.requireSingle("order", "first", second, items))
        .isInstanceOf(ItemMappingException.class)
        .hasMessage(
            "OrderWithItems has two items for 'order', which holds one: PK=ORDER#O1, SK=ITEM#001"
                + " and PK=ORDER#O1, SK=ITEM#002");
  }

  @Test
  void aMissingMandatoryMemberIsToldWithTheKeyThatWasRead() {
    assertThat(MEMBERS.require("order", "value", List.of(ITEM))).isEqualTo("value");
    assertThatThrownBy(() -> MEMBERS.require("order", null, List.of(ITEM)))
        .isInstanceOf(ItemMappingException.class)
        .hasMessage(
            "OrderWithItems has no 'order' in the only item read, PK=ORDER#O1, SK=ITEM#001;"
                + " declare the member as Optional if it may be missing");
    assertThatThrownBy(() -> MEMBERS.require("order", null, List.of(ITEM, ITEM)))
        .hasMessageStartingWith(
            "OrderWithItems has no 'order' among the 2 items read, the first of which is"
                + " PK=ORDER#O1, SK=ITEM#001;");
  }

  @Test
  void keysInMessagesNeitherHideNorSpillBytes() {
    CollectionMembers binary = CollectionMembers.of("C", "type", "id", "absent");
    byte[] bytes = {1, 2, 3};
    Map<String, AttributeValue> item =
        Map.of("id", AttributeValue.fromB(SdkBytes.fromByteArray(bytes)), "type", text("T"));
    assertThat(binary.unknownType(item)).hasMessageContaining("id=(3 bytes), absent=(absent)");
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }
}
