package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What an update knows of the attributes that index keys are made of. */
class PartTest {

  private final Part<String> team =
      new Part<>("team", value -> value == null ? null : AttributeValue.fromS(value), "t");

  @Test
  void theNewValueWinsOverTheExpectedOne() {
    team.expect("old");
    assertThat(team.value()).isEqualTo("old");
    team.set("new");
    assertThat(team.value()).isEqualTo("new");
    team.set(null);
    assertThat(team.value()).isNull();
  }

  @Test
  void theExpectedValueIsRequiredOfTheStoredItem() {
    assertThat(team.isKnown()).isFalse();
    assertThat(team.requirement()).isEmpty();
    team.expect("old");

    Requirement requirement = team.requirement().orElseThrow();
    assertThat(requirement.holds().test(Map.of("t", AttributeValue.fromS("old")))).isTrue();
    assertThat(requirement.holds().test(Map.of("t", AttributeValue.fromS("new")))).isFalse();
    assertThat(requirement.holds().test(Map.of())).isFalse();
  }

  @Test
  void anAbsentOneIsRequiredToBeAbsent() {
    team.expect(null);

    Requirement requirement = team.requirement().orElseThrow();
    assertThat(requirement.holds().test(Map.of())).isTrue();
    assertThat(requirement.holds().test(Map.of("t", AttributeValue.fromS("x")))).isFalse();
  }

  @Test
  void whatIsSetToTheVeryValueNeedsNotHaveItBefore() {
    team.set("same");
    team.expect("same");
    assertThat(team.requirement()).isEmpty();

    team.set("other");
    assertThat(team.requirement()).isPresent();
  }

  @Test
  void expectedValuesMustAgreeAsTheyAreStored() {
    Part<BigDecimal> rank =
        new Part<>("rank", value -> AttributeValue.fromN(value.toPlainString()), "rank");
    rank.expect(new BigDecimal("1.0"));
    rank.expect(new BigDecimal("1.00"));
    assertThatThrownBy(() -> rank.expect(BigDecimal.TEN))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'rank'");

    Part<Set<String>> tags =
        new Part<>("tags", value -> AttributeValue.fromSs(List.copyOf(value)), "tags");
    tags.expect(Set.of("a", "b"));
    tags.expect(Set.of("b", "a"));
    assertThat(tags.requirement()).isPresent();
  }
}
