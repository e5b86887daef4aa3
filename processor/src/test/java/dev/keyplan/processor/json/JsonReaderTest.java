package dev.keyplan.processor.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

class JsonReaderTest {

  @ParameterizedTest
  @ValueSource(strings = {"model.json", "table.json"})
  void readsWhatAnotherParserReadsAndWritesItBack(String export) throws IOException {
    String text = Files.readString(Path.of("src", "test", "resources", "golden", "export", export));

    Object read = JsonReader.read(text);

    assertThat(read).isEqualTo(plain(JsonNode.parser().parse(text)));
    assertThat(JsonText.of(read)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        " { } ",
        "\t[\r\n1 , -2,0,-0 ]",
        "[0.5, -1.25, 1e3, 2E-2, 1.5e+2]",
        "[9223372036854775807, -9223372036854775808]",
        "[true, false, null]",
        "{\"a\": {\"b\": [{}, []]}, \"\": \"\"}",
        "\"\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0041 \\uD834\\udd1E\"",
        "\"naïve 注文 𝄞 \\ud834\"",
        "\"\u007f\u2028\""
      })
  void readsEveryFormOfJson(String text) {
    assertThat(JsonReader.read(text)).isEqualTo(plain(JsonNode.parser().parse(text)));
  }

  @Test
  void keepsTheOrderOfMembers() {
    assertThat(((Map<?, ?>) JsonReader.read("{\"b\": 1, \"a\": 2}")).keySet().toString())
        .isEqualTo("[b, a]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      nullValues = {},
      value = {
        "~~ | 1 | expected a value, but here the text ends",
        "~ [1 2]~ | 5 | expected ',' or ']'",
        "[1,] | 4 | expected a value",
        "[1 | 3 | expected ',' or ']', but here the text ends",
        "{\"a\":1,} | 8 | expected the name of a member",
        "{a:1} | 2 | expected the name of a member",
        "{\"a\" 1} | 6 | expected ':'",
        "{\"a\":1,\"\\u0061\":2} | 8 | 'a' is there twice",
        "[1] x | 5 | expected the end",
        "tru | 1 | expected a value",
        "01 | 1 | a number that begins with a zero",
        "-01 | 1 | a number that begins with a zero",
        "-  | 1 | expected a value",
        "1. | 1 | expected a value",
        ".5 | 1 | expected a value",
        "1e | 1 | expected a value",
        "+1 | 1 | expected a value",
        "NaN | 1 | expected a value",
        "1e999 | 1 | a number that is too large",
        "9223372036854775808 | 1 | a number that is too large",
        "'a' | 1 | expected a value",
        "\"a | 1 | a text without an end",
        "\"\\x\" | 2 | an unknown escape",
        "\"\\u00g0\" | 2 | an unknown escape",
        "\"\\u+041\" | 2 | an unknown escape",
        "\"\\u00 | 2 | an unknown escape",
        "// a | 1 | expected a value",
        "\uFEFF[] | 1 | expected a value"
      })
  void refusesWhatIsNoJsonAndSaysWhere(String text, int column, String problem) {
    assertThatThrownBy(() -> JsonReader.read(text))
        .isInstanceOf(JsonException.class)
        .hasMessage("line 1, column " + column + ": " + problem);
  }

  @Test
  void refusesControlCharactersAndHalfPairsInTexts() {
    assertThatThrownBy(() -> JsonReader.read("[\n  \"a\nb\"]"))
        .hasMessage("line 2, column 5: a control character in a text, which must be escaped");
    assertThatThrownBy(() -> JsonReader.read("\"\uD834\""))
        .hasMessage("line 1, column 2: half a surrogate pair");
  }

  @Test
  void refusesWhatIsTooDeepForTheStack() {
    assertThat(JsonReader.read("[".repeat(100) + "]".repeat(100))).isInstanceOf(List.class);
    assertThatThrownBy(() -> JsonReader.read("[".repeat(100_000)))
        .isInstanceOf(JsonException.class)
        .hasMessage("line 1, column 101: deeper than 100 levels");
  }

  @Test
  void everyCutOfADocumentIsRefused() throws IOException {
    String text = JsonText.of(Map.of("a", Arrays.asList("x\n", 12.5, true, null, Map.of("b", 1))));
    String whole = text.strip();
    for (int end = 0; end < whole.length(); end++) {
      String cut = whole.substring(0, end);
      assertThatThrownBy(() -> JsonReader.read(cut)).isInstanceOf(JsonException.class);
    }
    assertThat(JsonText.of(JsonReader.read(whole))).isEqualTo(text);
  }

  /** What the other parser read, as maps, lists and values. */
  private static Object plain(JsonNode node) {
    if (node.isObject()) {
      Map<String, Object> members = new LinkedHashMap<>();
      node.asObject().forEach((name, value) -> members.put(name, plain(value)));
      return members;
    }
    if (node.isArray()) {
      return node.asArray().stream().map(JsonReaderTest::plain).toList();
    }
    if (node.isNumber()) {
      String number = node.asNumber();
      return number.matches("-?[0-9]+") ? (Object) Long.valueOf(number) : Double.valueOf(number);
    }
    if (node.isBoolean()) {
      return node.asBoolean();
    }
    return node.isNull() ? null : node.asString();
  }
}
