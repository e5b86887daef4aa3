package dev.keyplan.processor.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

class JsonTextTest {

  @Test
  void indentsInTheOrderGiven() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("b", List.of("x", "y"));
    json.put("a", Map.of("n", 1));
    json.put("none", List.of());

    json.put("long", List.of("x".repeat(60), "y".repeat(60)));

    assertThat(JsonText.of(json))
        .isEqualTo(
            """
            {
              "b": [ "x", "y" ],
              "a": { "n": 1 },
              "none": [],
              "long": [
                "%s",
                "%s"
              ]
            }
            """
                .formatted("x".repeat(60), "y".repeat(60)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "a\"b\\c/d", "line\nend\t\r\u0000\u001f", "\u2028\u2029", "naïve 注文 𝄞", "$S"})
  void writesTextsThatAParserReadsBack(String text) {
    JsonNode parsed = JsonNode.parser().parse(JsonText.of(List.of(text, Map.of(text, true))));

    assertThat(parsed.asArray().get(0).asString()).isEqualTo(text);
    assertThat(parsed.asArray().get(1).asObject()).containsOnlyKeys(text);
  }

  @Test
  void escapesWhatUtf8CannotHold() {
    assertThat(JsonText.of("\uD834 \uDD1E")).isEqualTo("\"\\ud834 \\udd1e\"\n");
  }

  @Test
  void writesNumbersPlain() {
    assertThat(JsonText.of(List.of(800.0, 0.05, 1e10, 0.0, 7)))
        .isEqualTo("[ 800, 0.05, 10000000000, 0, 7 ]\n");
  }

  @Test
  void refusesWhatIsNoJson() {
    assertThatThrownBy(() -> JsonText.of(List.of(new Object())))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
