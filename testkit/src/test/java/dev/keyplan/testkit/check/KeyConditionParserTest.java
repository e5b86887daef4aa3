package dev.keyplan.testkit.check;

import static dev.keyplan.testkit.TestTable.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyConditionParserTest {

  @Test
  void readsEveryFormOfClause() {
    assertThat(parse("#a = :x AND b BETWEEN :x AND :y and begins_with(c, :y)"))
        .extracting(KeyCondition::toString)
        .containsExactly("alpha = 1", "b between 1 and 2", "begins_with(c, 2)");
  }

  @Test
  void readsAValueOnTheLeft() {
    assertThat(parse(":x < b AND :y >= c AND :x = d"))
        .extracting(KeyCondition::toString)
        .containsExactly("b > 1", "c <= 2", "d = 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a <> :x              | "<>" is no operator of a key condition
          a IN (:x)            | "IN" is no operator of a key condition
          a = :x OR b = :y     | unexpected "OR"
          (a = :x              | expected ")", found the end
          a =                  | it ends too early
          a = :z               | ":z" is not among the attribute values
          #z = :x              | #z is not among the attribute names
          BEGINS_WITH(a, :x)   | "(" is no operator of a key condition
          a.b = :x             | "." is no operator of a key condition
          a = 'x'              | unreadable from "'x'"
          """)
  void refusesWhatIsNoKeyCondition(String expression, String reason) {
    assertThatThrownBy(() -> parse(expression))
        .isInstanceOf(RequestRefusedError.class)
        .hasMessageContaining(reason);
  }

  private static List<KeyCondition> parse(String expression) {
    return new KeyConditionParser(
            expression, Map.of("#a", "alpha"), Map.of(":x", s("1"), ":y", s("2")))
        .parse();
  }
}
