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
      CollectionMembers.of("OrderWithItems", "entityType", "PK", "SK");

  private static final Map<String, AttributeValue> ITEM =
      Map.of("PK", text("ORDER#O1"), "SK", text("ITEM#001"), "entityType", text("Invoice"));

  @Test
  void readsTheEntityType() {
    assertThat(MEMBERS.entityType(ITEM)).isEqualTo("Invoice");
  }

  @Test
  void anItemWithoutEntityTypeIsNamedByItsKey() {
    Map<String, AttributeValue> foreign =
        Map.of("PK", text("ORDER#O1"), "SK", text("X"), "entityType", AttributeValue.fromN("1"));
    assertThatThrownBy(() -> MEMBERS.entityType(foreign))
        .isInstanceOf(ItemMappingException.class)
        .hasMessage(
            "OrderWithItems: item PK=ORDER#O1, SK=X has no text in the entity type attribute"
                + " 'entityType'");
  }

  @Test
  void anUnknownEntityTypeIsNamedWithTheItemsKey() {
    assertThat(MEMBERS.unknownType(ITEM))
        .hasMessageStartingWith(
            "OrderWithItems: item PK=ORDER#O1, SK=ITEM#001 has the entity type 'Invoice'");
  }

  @Test
  void aSecondItemForASingleMemberIsRefused() {
    assertThatCode(() -> MEMBERS.requireSingle("order", null, ITEM)).doesNotThrowAnyException();
    assertThatThrownBy(() -> MEMBERS.requireSingle("order", "first", ITEM))
        .isInstanceOf(ItemMappingException.class)
        .hasMessage(
            "OrderWithItems: item PK=ORDER#O1, SK=ITEM#001 is a second one for 'order', which holds"
                + " one");
  }

  @Test
  void aMissingMandatoryMemberIsToldWithTheKeyThatWasRead() {
    assertThat(MEMBERS.require("order", "value", List.of(ITEM))).isEqualTo("value");
    assertThatThrownBy(() -> MEMBERS.require("order", null, List.of(ITEM)))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("OrderWithItems has no 'order' among the 1 items read")
        .hasMessageContaining("PK=ORDER#O1");
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
