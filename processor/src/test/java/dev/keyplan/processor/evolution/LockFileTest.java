package dev.keyplan.processor.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.processor.json.JsonReader;
import dev.keyplan.processor.json.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LockFileTest {

  private final Map<String, Object> model = model();

  @Test
  void isReadBackAsItWasWritten() {
    LockFile lock = LockFile.empty().with(model);

    LockFile read = LockFile.read(lock.text());

    assertThat(read.text()).isEqualTo(lock.text());
    assertThat(read.tables()).containsOnlyKeys("orders-service");
    assertThat(read.ofRoot("shop.OrdersTable")).isEqualTo(read.table("orders-service")).isPresent();
    assertThat(read.ofRoot("shop.Other")).isEmpty();
    assertThat(read.without("orders-service")).isEqualTo(LockFile.empty());
  }

  @Test
  void holdsWhatIsStoredButNoPatternsAndProofs() {
    Map<String, Object> locked = LockFile.empty().with(model).table("orders-service").orElseThrow();

    assertThat(locked)
        .containsOnlyKeys("keyFormat", "table", "indexes", "entities", "nested", "exampleKeys");
    assertThat(locked.toString())
        .contains("GSI1SK")
        .doesNotContain("openOrdersInWarehouse", "lacks");
  }

  @Test
  void nothingChangesFromAModelToItselfOrWhatIsLockedOfIt() {
    LockFile lock = LockFile.read(LockFile.empty().with(model).text());

    assertThat(ModelComparison.compare(model, model)).isEmpty();
    assertThat(ModelComparison.compare(lock.table("orders-service").orElseThrow(), model))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "[] | the lock is no object",
        "{} | the lock has no 'lockFormat'",
        "{\"lockFormat\": \"1\"} | the lock.lockFormat is no whole number",
        "{\"lockFormat\": 2, \"tables\": {}} | lockFormat is 2, and this Keyplan knows 1 alone: compile with the one that wrote it",
        "{\"lockFormat\": 1} | the lock has no 'tables'",
        "{\"lockFormat\": 1, \"tables\": []} | the lock.tables is no object",
        "{\"lockFormat\": 1, \"tables\": {\"a\": 1}} | the lock.tables.a is no object",
        "{\"lockFormat\": 1, \"tables\": {\"a\": {}}} | the lock.tables.a has no 'table'",
        "{\"lockFormat\": 1, | line 1, column 18: expected the name of a member, but here the text ends"
      })
  void whatIsNoLockIsToldWithItsPlace(String text, String message) {
    assertThatThrownBy(() -> LockFile.read(text))
        .isInstanceOf(LockException.class)
        .hasMessage(message);
  }

  @Test
  void everyMissingMemberIsToldAndNothingElseIsThrown() {
    String text = LockFile.empty().with(model).text();
    for (String member :
        new String[] {"keyFormat", "partitionKey", "storedName", "template", "part"}) {
      assertThatThrownBy(() -> LockFile.read(text.replaceFirst('"' + member + '"', "\"other\"")))
          .isInstanceOf(LockException.class)
          .hasMessageContaining("has no '" + member + "'");
    }
    assertThatThrownBy(() -> LockFile.read(text.replace("\"keyFormat\": 1", "\"keyFormat\": 2")))
        .hasMessage(
            "the lock.tables.orders-service: keyFormat is 2, and this Keyplan knows formats up to 1");
    assertThatThrownBy(
            () -> LockFile.read(text.replace("\"name\": \"orders-service\"", "\"name\": \"x\"")))
        .hasMessage("the lock.tables.orders-service is of the table x");
  }

  /** Whatever a hand or a merge has made of it. */
  @Test
  void everyValueMayBeAnotherOneAndOnlyALockExceptionIsThrown() {
    Map<String, Object> lock =
        Node.root("", JsonReader.read(LockFile.empty().with(model).text())).object();
    int refused = 0;
    int compared = 0;
    for (Object mutant : mutants(lock)) {
      try {
        LockFile read = LockFile.read(JsonText.of(mutant));
        assertThat(read.indexes("orders-service")).hasSizeLessThanOrEqualTo(1);
        read.table("orders-service").ifPresent(old -> ModelComparison.compare(old, model));
        compared++;
      } catch (LockException told) {
        assertThat(told.getMessage()).isNotEmpty();
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(1000);
    assertThat(compared).isGreaterThan(400);
  }

  /** The value with one of the values in it another one, or gone. */
  private static List<Object> mutants(Object value) {
    List<Object> mutants = new ArrayList<>();
    if (value instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> member : map.entrySet()) {
        Map<Object, Object> without = new LinkedHashMap<>(map);
        without.remove(member.getKey());
        mutants.add(without);
        for (Object other : mutants(member.getValue())) {
          Map<Object, Object> mutant = new LinkedHashMap<>(map);
          mutant.put(member.getKey(), other);
          mutants.add(mutant);
        }
      }
    } else if (value instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        List<Object> without = new ArrayList<>(list);
        without.remove(i);
        mutants.add(without);
        for (Object other : mutants(list.get(i))) {
          List<Object> mutant = new ArrayList<>(list);
          mutant.set(i, other);
          mutants.add(mutant);
        }
      }
    }
    mutants.addAll(Arrays.asList(null, 7L, "other", true, List.of("a"), Map.of("a", "b")));
    return mutants;
  }

  static Map<String, Object> model() {
    try {
      Path golden = Path.of("src", "test", "resources", "golden", "export", "model.json");
      return Node.root("", JsonReader.read(Files.readString(golden))).object();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
