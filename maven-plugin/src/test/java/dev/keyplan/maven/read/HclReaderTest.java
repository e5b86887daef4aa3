package dev.keyplan.maven.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HclReaderTest {

  @Test
  void blocksBecomeListsOfObjectsUnderTheirLabels() {
    assertThat(
            HclReader.read(
                """
                resource "a" "b" {
                  part { x = 1 }
                  part {
                    x = "two" # a comment
                    y = true
                  }
                }
                resource a c {}
                """))
        .isEqualTo(
            Map.of(
                "resource",
                Map.of(
                    "a",
                    Map.of(
                        "b",
                        List.of(
                            Map.of(
                                "part", List.of(Map.of("x", "1"), Map.of("x", "two", "y", true)))),
                        "c",
                        List.of(Map.of())))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "var.name                                   | ${var.name}",
        "\"${var.a}-b\"                             | ${var.a}-b",
        "\"a \\\"b\\\" \\u0041\\n\"                 | `a \"b\" A\n`",
        "\"$${not} ${lookup(m, \"k}\")}\"           | $${not} ${lookup(m, \"k}\")}",
        "-1.5e3                                     | -1.5e3",
        "false                                      | false",
        "a ? \"x\" : {y = [1, 2]}                   | ${a ? \"x\" : {y = [1, 2]}}",
        "\"a\" == \"b\" // so                       | ${\"a\" == \"b\"}",
        "`f(1, [2,\n 3])`                           | `${f(1, [2,\n 3])}`",
        "1 + 2 /* why */                            | ${1 + 2 /* why */}",
        "a < b                                      | ${a < b}",
        "[for x in var.y : x.name if x.on]          | ${[for x in var.y : x.name if x.on]}",
        "{for k, v in var.y : k => v}               | ${{for k, v in var.y : k => v}}",
        "aws_x.y[0].z                               | ${aws_x.y[0].z}",
        "null                                       |",
      })
  void anExpressionThatIsNoLiteralBecomesATemplate(String expression, String value) {
    Object read = HclReader.read("x = " + expression + "\ny = 1\n").get("x");

    assertThat(read == null ? null : read.toString()).isEqualTo(value);
  }

  @Test
  void listsAndObjectsHoldLiteralsAndTemplates() {
    assertThat(
            HclReader.expression(
                """
                [ { a = "x", "b" : var.y }, # one
                  {
                    a = [
                      1,
                    ]
                    c = f(x)
                  },
                ]"""))
        .isEqualTo(
            List.of(Map.of("a", "x", "b", "${var.y}"), Map.of("a", List.of("1"), "c", "${f(x)}")));
  }

  @Test
  void aHeredocLosesItsIndentation() {
    assertThat(
            HclReader.read(
                """
                a = <<-END
                    {
                      "x": "${y}"
                    }
                  END
                b = f(<<END
                ) }
                END
                )
                c = 1
                """))
        .containsEntry("a", "{\n  \"x\": \"${y}\"\n}\n")
        .containsEntry("c", "1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "x =                  | line 1: expected an expression, found the end",
        "x = \"a              | line 1: a text without an end",
        "`a {\n  b = 1\n`     | line 3: expected '}', found the end",
        "}                    | line 1: expected an attribute or a block, found '}'",
        "`x = 1\nx = 2`       | line 2: 'x' is there twice",
        "x = f(1              | line 1: ')' is missing",
        "`/* a`               | line 1: a comment without an end",
        "`x = <<E\na\n`       | line 3: 'E' is missing",
        "`x = 1\nx {}`        | line 2: 'x' is a block and something else too",
        "`x {}\nx y {}`       | line 2: 'x' is there with a label and without one",
        "7 = 8                | line 1: expected a name, found '7'",
      })
  void whatIsNotUnderstoodIsToldWithItsLine(String text, String message) {
    assertThatThrownBy(() -> HclReader.read(text))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(message);
  }
}
