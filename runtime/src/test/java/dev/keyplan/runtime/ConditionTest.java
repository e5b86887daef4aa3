package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ConditionTest {

  private static final OrderedCondition<Integer> A =
      new OrderedCondition<>(ConditionTest::number, "a");
  private static final OrderedCondition<Integer> B =
      new OrderedCondition<>(ConditionTest::number, "b");
  private static final TextCondition NAME = new TextCondition(AttributeValue::fromS, "name");
  private static final TextCondition CITY =
      new TextCondition(AttributeValue::fromS, "address", "city");

  private final Expressions request = new Expressions();

  @Test
  void comparesWithBoundValues() {
    assertThat(A.eq(1).text(request)).isEqualTo("#0 = :0");
    assertThat(A.ne(2).text(request)).isEqualTo("#0 <> :1");
    assertThat(A.lt(3).text(request)).isEqualTo("#0 < :2");
    assertThat(A.le(4).text(request)).isEqualTo("#0 <= :3");
    assertThat(A.gt(5).text(request)).isEqualTo("#0 > :4");
    assertThat(A.ge(6).text(request)).isEqualTo("#0 >= :5");
    assertThat(A.between(7, 8).text(request)).isEqualTo("#0 BETWEEN :6 AND :7");
    assertThat(request.names()).isEqualTo(Map.of("#0", "a"));
    assertThat(request.values()).containsEntry(":6", number(7)).containsEntry(":7", number(8));
  }

  @Test
  void knowsWhatIsThere() {
    assertThat(CITY.exists().text(request)).isEqualTo("attribute_exists(#0.#1)");
    assertThat(CITY.notExists().text(request)).isEqualTo("attribute_not_exists(#0.#1)");
    assertThat(request.names()).isEqualTo(Map.of("#0", "address", "#1", "city"));
    assertThat(request.values()).isNull();
  }

  @Test
  void looksIntoTextsAndCollections() {
    CollectionCondition<List<String>, String> tags =
        new CollectionCondition<>(
            list -> AttributeValue.fromL(list.stream().map(AttributeValue::fromS).toList()),
            AttributeValue::fromS,
            "tags");
    assertThat(NAME.beginsWith("x").text(request)).isEqualTo("begins_with(#0, :0)");
    assertThat(NAME.contains("y").text(request)).isEqualTo("contains(#0, :1)");
    assertThat(NAME.size().gt(3).text(request)).isEqualTo("size(#0) > :2");
    assertThat(tags.contains("z").text(request)).isEqualTo("contains(#1, :3)");
    assertThat(tags.size().eq(0).text(request)).isEqualTo("size(#1) = :4");
    assertThat(tags.eq(List.of("z")).text(request)).isEqualTo("#1 = :5");
    assertThat(request.values())
        .containsEntry(":3", AttributeValue.fromS("z"))
        .containsEntry(":4", number(0));
  }

  @Test
  void looksIntoMapsAndBytes() {
    MapCondition<Map<String, Integer>, Integer> scores =
        new MapCondition<>(
            map -> AttributeValue.fromM(Map.of()), ConditionTest::number, "game", "scores");
    BinaryCondition<SdkBytes> blob = new BinaryCondition<>(AttributeValue::fromB, "blob");
    assertThat(scores.at("a.b").eq(3).text(request)).isEqualTo("#0.#1.#2 = :0");
    assertThat(blob.beginsWith(SdkBytes.fromUtf8String("x")).text(request))
        .isEqualTo("begins_with(#3, :1)");
    assertThat(request.names())
        .isEqualTo(Map.of("#0", "game", "#1", "scores", "#2", "a.b", "#3", "blob"));
  }

  @Test
  void orStandsInParenthesesWithinAnd() {
    assertThat(A.eq(1).or(B.eq(2)).and(NAME.exists()).text(request))
        .isEqualTo("(#0 = :0 OR #1 = :1) AND attribute_exists(#2)");
    assertThat(A.eq(1).and(B.eq(2)).or(NAME.exists()).text(request))
        .isEqualTo("#0 = :2 AND #1 = :3 OR attribute_exists(#2)");
  }

  @Test
  void chainsNeedNoParentheses() {
    assertThat(A.eq(1).and(B.eq(2).and(NAME.exists())).text(request))
        .isEqualTo("#0 = :0 AND #1 = :1 AND attribute_exists(#2)");
    assertThat(A.eq(1).or(B.eq(2).or(NAME.exists())).text(request))
        .isEqualTo("#0 = :2 OR #1 = :3 OR attribute_exists(#2)");
  }

  @Test
  void negatesWholeConditions() {
    assertThat(A.eq(1).or(B.eq(2)).not().text(request)).isEqualTo("NOT (#0 = :0 OR #1 = :1)");
    assertThat(A.eq(1).not().and(B.eq(2)).text(request)).isEqualTo("NOT #0 = :2 AND #1 = :3");
    assertThat(A.eq(1).not().not().text(request)).isEqualTo("#0 = :4");
  }

  @Test
  void oneOfAtMost100Values() {
    assertThat(A.in(1, 2).text(request)).isEqualTo("#0 IN (:0, :1)");
    List<Integer> many = IntStream.range(0, 100).boxed().toList();
    assertThat(A.in(many).text(request)).endsWith(", :101)");
    assertThatThrownBy(() -> A.in(Collections.nCopies(101, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("in() of 'a' takes 1 to 100 values, not 101");
    assertThatThrownBy(() -> CITY.in())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("in() of 'address.city' takes 1 to 100 values, not 0");
  }

  @Test
  void boundsInReverseAndEmptySetsAreRefusedBeforeTheyAreSent() {
    assertThatThrownBy(() -> A.between(10, 9))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("between() of 'a' takes the lesser value first");
    assertThatThrownBy(() -> NAME.between("\uD83D\uDE00", "\uFFFD"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(NAME.between("\uFFFD", "\uD83D\uDE00").text(request)).contains("BETWEEN");
    AttributeCondition<Set<String>> tags =
        new AttributeCondition<>(set -> AttributeValue.fromSs(List.copyOf(set)), "tags");
    assertThatThrownBy(() -> tags.eq(Set.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("use notExists()");
  }

  @Test
  void nullIsNoValue() {
    assertThatThrownBy(() -> CITY.eq(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("'address.city' is compared with null: use exists() or notExists()");
    assertThatThrownBy(() -> A.in(1, null))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContaining("'a'");
  }

  @Test
  void tooLongAnExpressionIsRefusedBeforeItIsSent() {
    Condition operators = A.eq(0);
    for (int i = 0; i < 150; i++) {
      operators = operators.and(A.ne(i));
    }
    assertTooLong(operators, "301 operators and functions; DynamoDB allows 4096 and 300");
    Condition bytes = A.in(Collections.nCopies(100, 1));
    for (int i = 0; i < 8; i++) {
      bytes = bytes.or(A.in(Collections.nCopies(100, 1)));
    }
    assertTooLong(bytes, "17 operators and functions; DynamoDB allows 4096 and 300");
  }

  private static void assertTooLong(Condition condition, String message) {
    Expressions request = new Expressions();
    assertThatThrownBy(() -> request.checked(condition.text(request)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  private static AttributeValue number(int number) {
    return AttributeValue.fromN(Integer.toString(number));
  }
}
