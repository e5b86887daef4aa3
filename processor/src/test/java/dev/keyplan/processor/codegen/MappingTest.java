package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.enumeration;
import static dev.keyplan.processor.Models.primitive;
import static dev.keyplan.processor.Models.scalar;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.JavaType;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.runtime.ItemMappingException;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What generated mappers do with the attributes of a record. */
class MappingTest {

  private static final AttributeType STRING = scalar(ScalarType.STRING);
  private static final TypeRef ADDRESS = TypeRef.of("shop", "Address");
  private static final TypeRef CATEGORY = TypeRef.of("shop", "Category");

  @Test
  void storesNestedRecordsAsMapsWithoutWhatIsAbsent() {
    MappedRecord things =
        new MappedRecord()
            .nested(address())
            .with(attribute("home", new AttributeType.Nested(ADDRESS)))
            .with(attribute("others", new AttributeType.ListOf(new AttributeType.Nested(ADDRESS))))
            .compile();
    Object home = things.make("Address", "Bern", Optional.empty(), null);
    Object other = things.make("Address", "Thun", Optional.of(3), "b");
    Object thing = things.thing(home, List.of(home, other));

    Map<String, AttributeValue> item = things.toItem(thing);

    assertThat(item.get("home").m()).isEqualTo(Map.of("town", AttributeValue.createS("Bern")));
    assertThat(item.get("others").l()).hasSize(2);
    assertThat(item.get("others").l().get(1).m())
        .containsOnlyKeys("town", "number", "note")
        .containsEntry("number", AttributeValue.createN("3"));
    assertThat(things.fromItem(item)).isEqualTo(thing);
  }

  @Test
  void followsTypesThatHoldThemselves() {
    NestedModel category =
        new NestedModel(
            CATEGORY,
            List.of(
                attribute("name", STRING),
                attribute("children", new AttributeType.ListOf(new AttributeType.Nested(CATEGORY))),
                attribute("first", "first", new AttributeType.Nested(CATEGORY), Presence.NULLABLE)),
            true);
    MappedRecord things =
        new MappedRecord()
            .nested(category)
            .with(attribute("root", new AttributeType.Nested(CATEGORY)))
            .compile();
    Object leaf = things.make("Category", "leaf", List.of(), null);
    Object thing = things.thing(things.make("Category", "root", List.of(leaf, leaf), leaf));

    assertThat(things.fromItem(things.toItem(thing))).isEqualTo(thing);
  }

  @Test
  void callsConvertersForValuesThatAreThere() {
    AttributeType money = converted("Money", "MoneyConverter", scalar(ScalarType.BIG_DECIMAL));
    AttributeType tags = converted("Tags", "TagsConverter", new AttributeType.SetOf(STRING));
    MappedRecord things =
        new MappedRecord()
            .user("Money", "package shop; public record Money(java.math.BigDecimal amount) {}")
            .user("MoneyConverter", converter("Money", "java.math.BigDecimal", "amount"))
            .user("Tags", "package shop; public record Tags(java.util.Set<String> all) {}")
            .user("TagsConverter", converter("Tags", "java.util.Set<String>", "all"))
            .with(
                attribute("price", money),
                attribute("discount", "discount", money, Presence.NULLABLE),
                attribute("history", new AttributeType.ListOf(money)),
                attribute("tags", tags),
                attribute("old", "old", tags, Presence.OPTIONAL))
            .compile();
    Object money5 = things.make("Money", new BigDecimal("5.5"));
    Object none = things.make("Tags", Set.of());
    Object one = things.make("Tags", Set.of("a"));
    Object full = things.thing(money5, money5, List.of(money5), one, Optional.of(one));
    Object empty = things.thing(money5, null, List.of(), none, Optional.empty());

    assertThat(things.toItem(full).get("price").n()).isEqualTo("5.5");
    assertThat(things.toItem(empty)).doesNotContainKeys("discount", "tags", "old");
    assertThat(things.fromItem(things.toItem(full))).isEqualTo(full);
    assertThat(things.fromItem(things.toItem(empty))).isEqualTo(empty);
    assertThatThrownBy(
            () -> things.toItem(things.thing(null, null, List.of(), none, Optional.empty())))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageStartingWith("Thing.price must not be null");
  }

  @Test
  void storesEnumsByNameAtEveryDepth() {
    AttributeType size = enumeration(TypeRef.of("shop", "Size"), "S", "XL");
    MappedRecord things =
        new MappedRecord()
            .user(
                "Size",
                "package shop; public enum Size { S, XL;"
                    + " @Override public String toString() { return \"size\"; } }")
            .with(
                attribute("size", size),
                attribute("sizes", new AttributeType.SetOf(size)),
                attribute("byRoom", new AttributeType.MapOf(new AttributeType.ListOf(size))))
            .compile();
    Object xl = things.type("Size").getEnumConstants()[1];
    Object thing = things.thing(xl, Set.of(xl), Map.of("hall", List.of(xl, xl)));

    Map<String, AttributeValue> item = things.toItem(thing);

    assertThat(item.get("size").s()).isEqualTo("XL");
    assertThat(item.get("sizes").ss()).containsExactly("XL");
    assertThat(things.fromItem(item)).isEqualTo(thing);
  }

  @Test
  void keepsEmptyTextsListsAndMaps() {
    MappedRecord things =
        new MappedRecord()
            .with(
                attribute("text", STRING),
                attribute("list", new AttributeType.ListOf(STRING)),
                attribute("map", new AttributeType.MapOf(STRING)))
            .compile();
    Object thing = things.thing("", List.of(), Map.of());

    assertThat(things.toItem(thing)).containsKeys("text", "list", "map");
    assertThat(things.fromItem(things.toItem(thing))).isEqualTo(thing);
  }

  @Test
  void storesUnderTheStoredName() {
    MappedRecord things =
        new MappedRecord().with(attribute("text", "the text", STRING, Presence.REQUIRED)).compile();

    assertThat(things.toItem(things.thing("a")))
        .containsEntry("the text", AttributeValue.createS("a"))
        .doesNotContainKey("text");
  }

  @Test
  void writesTypeAndKeysBesideTheAttributes() {
    MappedRecord things = new MappedRecord().compile();

    assertThat(things.toItem(things.thing()))
        .containsOnlyKeys("PK", "SK", "entityType", "id")
        .containsEntry("PK", AttributeValue.createS("THING#1"))
        .containsEntry("SK", AttributeValue.createS("THING"))
        .containsEntry("entityType", AttributeValue.createS("Thing"));
  }

  @Test
  void refusesNullWhereItIsNotDeclared() {
    MappedRecord things =
        new MappedRecord()
            .nested(address())
            .with(
                attribute("tags", new AttributeType.ListOf(STRING)),
                attribute("home", new AttributeType.Nested(ADDRESS)))
            .compile();
    Object home = things.make("Address", null, Optional.empty(), null);

    assertThatThrownBy(() -> things.toItem(things.thing(Arrays.asList("a", null), home)))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageStartingWith("Thing.tags must not be null");
    assertThatThrownBy(() -> things.toItem(things.thing(null, home)))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageStartingWith("Thing.tags must not be null");
    assertThatThrownBy(() -> things.toItem(things.thing(List.of(), null)))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageStartingWith("Thing.home must not be null");
    assertThatThrownBy(() -> things.toItem(things.thing(List.of(), home)))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageStartingWith("Address.town must not be null");
  }

  @Test
  void namesTheItemThatCannotBeRead() {
    MappedRecord things =
        new MappedRecord()
            .nested(address())
            .with(attribute("count", "n", primitive(ScalarType.INT), Presence.REQUIRED))
            .with(attribute("home", "home", new AttributeType.Nested(ADDRESS), Presence.OPTIONAL))
            .body("public Thing { if (count < 0) throw new IllegalArgumentException(\"low\"); }")
            .compile();
    Map<String, AttributeValue> item = things.toItem(things.thing(1, Optional.empty()));
    String start = "Cannot read the Thing at PK=THING#1, SK=THING: ";

    assertUnreadable(things, item, "n", null, start + "Thing.count (stored as 'n') is missing");
    assertUnreadable(
        things,
        item,
        "n",
        AttributeValue.createS("1"),
        start + "Thing.count (stored as 'n') is stored as S, expected N");
    assertUnreadable(
        things, item, "home", AttributeValue.createM(Map.of()), start + "Address.town is missing");
    assertUnreadable(
        things,
        item,
        "n",
        AttributeValue.createN("-1"),
        start + "java.lang.IllegalArgumentException: low");
  }

  private static void assertUnreadable(
      MappedRecord things,
      Map<String, AttributeValue> item,
      String name,
      AttributeValue value,
      String message) {
    Map<String, AttributeValue> broken = new HashMap<>(item);
    broken.remove(name);
    if (value != null) {
      broken.put(name, value);
    }
    assertThatThrownBy(() -> things.fromItem(broken))
        .isInstanceOf(ItemMappingException.class)
        .hasMessage(message);
  }

  private static NestedModel address() {
    List<AttributeModel> attributes =
        List.of(
            attribute("town", STRING),
            attribute("number", "number", scalar(ScalarType.INT), Presence.OPTIONAL),
            attribute("note", "note", STRING, Presence.NULLABLE));
    return new NestedModel(ADDRESS, attributes, true);
  }

  private static AttributeType converted(String type, String converter, AttributeType target) {
    return new AttributeType.Converted(
        JavaType.of(TypeRef.of("shop", type)), TypeRef.of("shop", converter), target);
  }

  private static String converter(String type, String stored, String component) {
    return """
        package shop;
        public final class %1$sConverter {
          public %2$s toAttribute(%1$s value) { return value.%3$s(); }
          public %1$s fromAttribute(%2$s stored) { return new %1$s(stored); }
        }
        """
        .formatted(type, stored, component);
  }
}
