package dev.keyplan.processor.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InfrastructureNamesTest {

  @ParameterizedTest
  @CsvSource({
    "GSI1, GSI1, gsi1",
    "OrdersByStatus, OrdersByStatus, orders_by_status",
    "orders-by-status, OrdersByStatus, orders_by_status",
    "byHTTPCode.2, ByHTTPCode2, by_http_code_2",
    "1st, 1st, n1st",
    "---, '', n"
  })
  void haveLettersAndDigitsOnly(String name, String camelCase, String snakeCase) {
    assertThat(InfrastructureNames.camelCase(name)).isEqualTo(camelCase);
    assertThat(InfrastructureNames.snakeCase(name)).isEqualTo(snakeCase);
  }

  @ParameterizedTest
  @CsvSource({"x", "X1"})
  void areNeverTooLong(String unit) {
    assertThat(InfrastructureNames.camelCase(unit.repeat(200))).hasSize(100);
    assertThat(InfrastructureNames.snakeCase(unit.repeat(200))).hasSize(100);
  }

  @ParameterizedTest
  @CsvSource({"a${b}%{c}, a$${b}%%{c}", "$$ {x} %, $$ {x} %", "$${, $$${"})
  void textsAreNoTemplates(String text, String literal) {
    assertThat(TerraformText.literal(text)).isEqualTo(literal);
  }
}
