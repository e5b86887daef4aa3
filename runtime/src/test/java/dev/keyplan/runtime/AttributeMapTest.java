package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class AttributeMapTest {

  private static final List<String> NAMES = List.of("PK", "SK", "note", "total");

  private final AttributeMap map = new AttributeMap(5);
  private final Map<String, AttributeValue> expected = new LinkedHashMap<>();

  AttributeMapTest() {
    for (String name : NAMES) {
      map.put(name, AttributeValues.text("of " + name));
      expected.put(name, AttributeValues.text("of " + name));
    }
  }

  @Test
  void isTheMapOfWhatWasPut() {
    assertThat(map).isEqualTo(expected).hasSize(4).hasSameHashCodeAs(expected);
    assertThat(expected).isEqualTo(map);
    assertThat(map.entrySet()).containsExactlyElementsOf(expected.entrySet());
    Map<String, AttributeValue> seen = new LinkedHashMap<>();
    map.forEach(seen::put);
    assertThat(seen.entrySet()).containsExactlyElementsOf(expected.entrySet());
    assertThat(new AttributeMap(0)).isEmpty();
  }

  /** Searches start behind the last find. */
  @Test
  void findsEntriesInWhateverOrderTheyAreAskedFor() {
    for (String first : NAMES) {
      for (String second : NAMES) {
        assertThat(map.get(first)).isEqualTo(expected.get(first));
        assertThat(map.get("none")).isNull();
        assertThat(map.containsKey(second)).isTrue();
        assertThat(map.containsKey("Note")).isFalse();
        assertThat(map.get(second)).isEqualTo(expected.get(second));
      }
    }
  }

  @Test
  void findsAnEntryPutAfterTheLastWasFound() {
    assertThat(map.get("total")).isNotNull();
    map.put("tags", AttributeValues.text("later"));

    assertThat(map.get("tags").s()).isEqualTo("later");
    assertThat(map.get("PK")).isEqualTo(expected.get("PK"));
  }

  @Test
  void givesAMapToKeep() {
    Map<String, AttributeValue> kept = map.toMap();
    assertThat(kept).isInstanceOf(HashMap.class).isEqualTo(expected);

    kept.remove("note");

    assertThat(map).isEqualTo(expected);
  }

  @Test
  void endsWhereItsEntriesDo() {
    var entries = map.entrySet().iterator();
    NAMES.forEach(name -> assertThat(entries.next().getKey()).isEqualTo(name));

    assertThat(entries.hasNext()).isFalse();
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(entries::next);
  }
}
