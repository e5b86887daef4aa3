package dev.keyplan.permissions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The judge is judged first. */
class PolicyTextTest {

  private static final Map<String, String> TAGS = Map.of("tenantId", "acme", "star", "a*");

  @ParameterizedTest
  @CsvSource({
    "ORDER#*, ORDER#1, true",
    "ORDER#*, ORDER#, true",
    "ORDER#*, ORDERS#1, false",
    "ORDER#*, XORDER#1, false",
    "A?C, ABC, true",
    "A?C, AC, false",
    "A.C, ABC, false",
    "OPEN${*}, OPEN*, true",
    "OPEN${*}, OPENED, false",
    "WHAT${?}, WHAT?, true",
    "WHAT${?}, WHATS, false",
    "${$}5, $5, true",
    "$5, $5, true",
    "T#${aws:PrincipalTag/tenantId}#*, T#acme#1, true",
    "T#${aws:PrincipalTag/tenantId}#*, T#acme2#1, false",
    "T#${aws:PrincipalTag/tenantId}#*, T#other#1, false",
    "T#${aws:PrincipalTag/none}#*, T##1, false",
    "T#${aws:PrincipalTag/star}, T#a*, true",
    "T#${aws:PrincipalTag/star}, T#ab, false"
  })
  void like(String text, String value, boolean matches) {
    assertThat(PolicyText.like(text, value, TAGS)).isEqualTo(matches);
  }

  @ParameterizedTest
  @CsvSource({
    "SUM, SUM, true",
    "SUM, SUMS, false",
    "SUM, sum, false",
    "SU*, SUM, false",
    "SU*, SU*, true",
    "OPEN${*}, OPEN*, true",
    "${aws:PrincipalTag/tenantId}, acme, true",
    "${aws:PrincipalTag/none}, none, false"
  })
  void equal(String text, String value, boolean matches) {
    assertThat(PolicyText.equal(text, value, TAGS)).isEqualTo(matches);
  }

  @Test
  void wildcardsMatchLinesToo() {
    assertThat(PolicyText.like("A*", "A\nB", TAGS)).isTrue();
  }

  @Test
  void anotherVariableIsAnError() {
    assertThatThrownBy(() -> PolicyText.like("${aws:username}", "ada", TAGS))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
