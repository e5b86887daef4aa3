package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ChangesTest {

  private final Changes changes = new Changes();
  private final Expressions request = new Expressions();

  @Test
  void writesEachSectionOnceAndInTheOrderAskedFor() {
    changes.remove(List.of("note"));
    changes.add(List.of("count"), number(-2));
    changes.set(List.of("status"), text("OPEN"));
    changes.delete(List.of("tags"), set("x"));
    changes.set(List.of("address", "city"), text("Ulm"));
    changes.add(List.of("labels"), set("y"));

    assertThat(changes.text(request))
        .isEqualTo("SET #0 = :0, #1.#2 = :1 REMOVE #3 ADD #4 :2, #5 :3 DELETE #6 :4");
    assertThat(request.names().values())
        .containsExactly("status", "address", "city", "note", "count", "labels", "tags");
    assertThat(request.values())
        .containsExactly(
            Map.entry(":0", text("OPEN")),
            Map.entry(":1", text("Ulm")),
            Map.entry(":2", number(-2)),
            Map.entry(":3", set("y")),
            Map.entry(":4", set("x")));
  }

  @Test
  void listsGrowAtEitherEndAndAreMadeIfTheyAreNotThere() {
    changes.append(List.of("log"), list("b"));
    changes.prepend(List.of("top"), list("a"));
    assertThat(changes.text(request))
        .isEqualTo(
            "SET #0 = list_append(if_not_exists(#0, :0), :1),"
                + " #1 = list_append(:3, if_not_exists(#1, :2))");
  }

  @Test
  void anAttributeIsChangedOnce() {
    changes.set(List.of("address", "city"), text("Ulm"));
    assertThatThrownBy(() -> changes.set(List.of("address"), text("x")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "One update cannot change 'address.city' and 'address': change each attribute once, and"
                + " a part or the whole of it");
    assertThatThrownBy(() -> changes.remove(List.of("address", "city")))
        .isInstanceOf(IllegalStateException.class);
    changes.set(List.of("address", "zip"), text("1"));
    changes.add(List.of("count"), number(1));
    assertThatThrownBy(() -> changes.add(List.of("count"), number(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("One update cannot change 'count' twice:");
  }

  @Test
  void theSameChangeTwiceIsOne() {
    changes.set(List.of("a"), text("x"));
    changes.set(List.of("a"), text("x"));
    changes.remove(List.of("b"));
    changes.remove(List.of("b"));
    assertThat(changes.text(request)).isEqualTo("SET #0 = :0 REMOVE #1");
  }

  @Test
  void knowsWhetherAnItemShowsThem() {
    changes.set(List.of("a"), number(1));
    changes.remove(List.of("b"));
    changes.add(List.of("c"), set("x"));
    changes.delete(List.of("d"), set("y"));
    Map<String, AttributeValue> done =
        Map.of("a", AttributeValue.fromN("1.0"), "c", set("z", "x"), "d", set("z"));
    assertThat(changes.areIn(done)).isTrue();
    assertThat(changes.areIn(Map.of("a", number(1), "c", set("x")))).isTrue();
    assertThat(changes.areIn(Map.of("a", number(2), "c", set("x")))).isFalse();
    assertThat(changes.areIn(Map.of("a", number(1), "c", set("z")))).isFalse();
    assertThat(changes.areIn(Map.of("a", number(1), "c", set("x"), "b", text("")))).isFalse();
    assertThat(changes.areIn(Map.of("a", number(1), "c", set("x"), "d", set("y")))).isFalse();
  }

  @Test
  void whatWasAddedToANumberOrAListIsNotSeen() {
    changes.add(List.of("n"), number(1));
    assertThat(changes.areIn(Map.of("n", number(1)))).isFalse();
    Changes appended = new Changes();
    appended.append(List.of("l"), list("x"));
    assertThat(appended.areIn(Map.of("l", list("x")))).isFalse();
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  private static AttributeValue number(int number) {
    return AttributeValue.fromN(Integer.toString(number));
  }

  private static AttributeValue set(String... elements) {
    return AttributeValue.fromSs(List.of(elements));
  }

  private static AttributeValue list(String element) {
    return AttributeValue.fromL(List.of(text(element)));
  }
}
