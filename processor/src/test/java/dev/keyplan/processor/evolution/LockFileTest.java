package dev.keyplan.processor.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.processor.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    assertThat(locked).containsOnlyKeys("keyFormat", "table", "indexes", "entities", "nested");
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
        "{\"lockFormat\": 2, \"tables\": {}} | lockFormat is 2, and this Keyplan knows 1 alone",
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

  static Map<String, Object> model() {
    try {
      Path golden = Path.of("src", "test", "resources", "golden", "export", "model.json");
      return Node.root("", JsonReader.read(Files.readString(golden))).object();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
