package dev.keyplan.maven.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerraformValuesTest {

  private final TerraformValues values;

  TerraformValuesTest() {
    Map<String, Object> variables = new HashMap<>();
    variables.put("name", "orders");
    variables.put("none", null);
    variables.put("on", true);
    variables.put("index", Map.of("name", "GSI1", "keys", List.of("a", "b")));
    Map<String, Object> locals =
        Map.of("table", "${var.name}-x", "circle", "${local.circle}", "open", "${var.open}");
    values = new TerraformValues(Map.of("var", variables, "local", locals));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "plain                                       | plain",
        "${var.name}                                 | orders",
        "a-${var.name}-${local.table}                | a-orders-orders-x",
        "$${var.name} %%{x}                          | ${var.name} %{x}",
        "${var.index.name}                           | GSI1",
        "${var.index[\"keys\"][1]}                   | b",
        "${var.index.keys.0}                         | a",
        "${lookup(var.index, \"name\", \"z\")}       | GSI1",
        "${lookup(var.index, \"sort\", \"z\")}       | z",
        "${try(var.index.sort, var.index.keys[7], \"z\")} | z",
        "${coalesce(var.none, \"z\")}                | z",
        "${tostring(var.name)}                       | orders",
        "${\"lit${var.name}\"}                       | litorders",
        "${var.name == \"orders\" ? \"a\" : \"b\"}   | a",
        "${var.none != null ? var.none : \"b:?\"}   | b:?",
        "${!var.on ? \"a\" : var.name}               | orders",
      })
  void whatDefaultsDecideIsResolved(String template, String value) {
    assertThat(values.resolve(template)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "${var.open}                                 | var.open",
        "a-${var.open}                               | \"a-${var.open}\"",
        "${local.open}                               | var.open",
        "${try(var.open, \"z\")}                      | try(var.open, \"z\")",
        "${aws_x.y.z}                                | aws_x.y.z",
        "${lookup(var.open, \"name\", \"z\")}        | lookup(var.open, \"name\", \"z\")",
        "${coalesce(var.open, \"z\")}                | var.open",
        "${var.open == \"a\" ? \"a\" : \"b\"}        | var.open == \"a\" ? \"a\" : \"b\"",
        "${var.on && var.on ? \"a\" : \"b\"}         | var.on && var.on ? \"a\" : \"b\"",
        "${!(var.name == \"x\") ? \"a\" : \"b\"}     | !(var.name == \"x\") ? \"a\" : \"b\"",
        "${upper(var.name)}                          | upper(var.name)",
        "%{ if var.open }a%{ endif }                 | \"%{ if var.open }a%{ endif }\"",
        "${name}                                     | name",
      })
  void whatTheyDoNotDecideIsKeptAsItIsWritten(String template, String expression) {
    assertThat(values.resolve(template)).isEqualTo(new Unresolved(expression));
  }

  @Test
  void whatIsKnownNotToBeThereIsToldApart() {
    assertThat(values.resolve("${var.index.none}"))
        .isEqualTo(new Unresolved("var.index.none", true));
  }

  @Test
  void nullIsAValue() {
    assertThat(values.resolve("${var.none}")).isNull();
    assertThat(values.resolve("${null}")).isNull();
    assertThat(values.resolve("${try(var.index.none, null)}")).isNull();
  }

  @Test
  void aCircleIsTold() {
    assertThatThrownBy(() -> values.resolve("${local.circle}"))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("references in a circle, or deeper than 100");
  }
}
