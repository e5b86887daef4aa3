package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every way in which KP202 is told says the value to write, and with it the table compiles. */
class RunTogetherFixTest extends OneTable {

  private static final String COMPONENTS =
      "String id, String text, java.net.URI link, Instant at, int no, boolean flag, Level level";
  private static final String LEVEL = " enum Level { LOW, LOWER_END }";

  @Test
  void ofPartsWithNothingBetween() {
    assertFixed("sort = \"{text}{id}{text}\"", "sort = \"{text}#{id}#{text}\"");
    assertFixed("sort = \"N#{no}{id:id(4)}{text}\"", "sort = \"N#{no}#{id:id(4)}{text}\"");
    assertFixed("sort = \"{link}{flag}{level}{no}\"", "sort = \"{link}#{flag}#{level}#{no}\"");
    assertFixed("sort = \"{{{text}{id}\"", "sort = \"{{{text}#{id}\"");
    assertFixed("sort = \"\\\"\\\\{text}{id}\"", "sort = \"\\\"\\\\{text}#{id}\"");
  }

  @Test
  void ofLiteralsThatValuesHold() {
    assertFixed("sort = \"C{level}_END\"", "sort = \"C{level}#END\"");
    assertFixed("sort = \"{level}ER{id}\"", "sort = \"{level}#ER{id}\"");
    assertFixed("sort = \"{at}-{id}\"", "sort = \"{at}#{id}\"");
    assertFixed("sort = \"{no}0{flag}e{id}{text}\"", "sort = \"{no}#0{flag}#e{id}#{text}\"");
  }

  @Test
  void ofFreeTextThatIsNotLast() {
    String refused = ": then values of text that hold # are refused";
    assertFixed(
        "sort = \"B#{text:free}#{id}\"",
        "sort = \"B#{text}#{id}\"" + refused,
        "sort = \"B#{id}#{text:free}\"");
    assertFixed(
        "sort = \"#A#{text:free}#END\"",
        "sort = \"#A#{text}#END\"" + refused,
        "sort = \"#A#END#{text:free}\"");
    assertFixed(
        "sort = \"{text:free}#END\"",
        "sort = \"{text}#END\"" + refused,
        "sort = \"END#{text:free}\"");
    assertFixed(
        "sort = \"{no}{text:free}{level}_END\"",
        "sort = \"{no}#{text}#{level}#END\"" + refused,
        "sort = \"{no}#{level}_END#{text:free}\"");
    assertFixed(
        "sort = \"{text:free}#{id:free}#E\"",
        "sort = \"{text}#{id}#E\": then values of text and id that hold # are refused");
  }

  @Test
  void ofThePartitionKeyAndOfGuards() {
    CompileResult partition =
        keyed("@Key(partition = \"P{id}{text}\", sort = \"P\")", "", "String id, String text");
    assertThat(fixes(partition)).containsExactly("partition = \"P{id}#{text}\"");
    CompileResult guard =
        keyed(
            "@Key(partition = \"P#{id}\", sort = \"P\")",
            "",
            "String id, @Unique(partition = \"{text:free}{id}\", sort = \"T\") String text");
    assertThat(fixes(guard))
        .containsExactly(
            "partition = \"{text}#{id}\": then values of text that hold # are refused",
            "partition = \"{id}#{text:free}\"");
  }

  @Test
  void ofComponents() {
    String id = "@PartitionKey String id, ";
    String text = "@SortKey(prefix = \"T#\", format = \"free\") String text";
    CompileResult told = keyed("", "", id + text + ", @SortKey int no");
    assertThat(fixes(told))
        .containsExactly(
            "@SortKey(prefix = \"T#\") on text: then values that hold # are refused",
            "@SortKey(prefix = \"T#\", format = \"free\", position = 1) on text");
    assertThat(told(keyed("", "", id + "@SortKey(prefix = \"T#\") String text, @SortKey int no")))
        .isEmpty();
    CompileResult moved =
        keyed(
            "",
            "",
            id
                + "@SortKey(prefix = \"T#\", format = \"free\", position = 1) String text, @SortKey int no");
    assertThat(told(moved)).isEmpty();
    assertThat(moved.outputs().get("Shop_PKeys.java")).contains("{no}#T#{text:free}");
  }

  /** Where the sort key is wrong, each finding says the same, and all of it is right. */
  private void assertFixed(String sort, String... fixes) {
    CompileResult wrong = sorted(sort);
    assertThat(told(wrong)).isNotEmpty().allMatch(headline -> headline.startsWith("[KP202]"));
    for (Finding finding : wrong.findings()) {
      assertThat(fixes(List.of(finding))).isSubsetOf(fixes);
    }
    assertThat(fixes(wrong)).contains(fixes);
    for (String fix : fixes) {
      assertThat(told(sorted(fix.replaceFirst(": then values .*", "")))).as(fix).isEmpty();
    }
  }

  private CompileResult sorted(String sort) {
    return keyed(
        "@Key(partition = \"P#{id}#{text}#{link}#{at}#{no}#{flag}#{level}\", " + sort + ")",
        "",
        COMPONENTS,
        LEVEL);
  }

  private CompileResult keyed(String key, String patterns, String components, String types) {
    return table(
        "entities = Shop.P.class",
        "@Entity " + key + "\n" + patterns + "\n record P(" + components + ") {}\n" + types);
  }

  private static List<String> fixes(CompileResult result) {
    return fixes(result.findings());
  }

  private static List<String> fixes(List<Finding> findings) {
    List<String> fixes = new ArrayList<>();
    for (Finding finding : findings) {
      finding
          .message()
          .lines()
          .map(String::strip)
          .filter(line -> line.startsWith("fix ") || line.startsWith("or "))
          .map(line -> line.substring("fix      ".length()))
          .forEach(fixes::add);
    }
    return fixes;
  }
}
