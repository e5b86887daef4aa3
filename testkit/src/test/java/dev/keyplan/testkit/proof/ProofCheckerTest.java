package dev.keyplan.testkit.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The processor's golden model, as it is and with lies in it. */
class ProofCheckerTest {

  private static final Path GOLDEN =
      Path.of("..", "processor", "src", "test", "resources", "golden", "export", "model.json");

  private static final String USER_PATTERN = "User.findUser";
  private static final String OPEN = "Order.openOrdersInWarehouse";
  private static final String SUMMARIES = "OrderSummary.ordersOfUser";
  private static final String COLLECTION = "OrderWithItems.orderWithItems";

  @Test
  void theGoldenModelIsProved() throws IOException {
    assertThat(ProofChecker.check(golden())).isEmpty();
  }

  static Stream<Arguments> lies() {
    return Stream.of(
        lie(
            "the operation reads the whole partition",
            SUMMARIES,
            Rule.PURITY,
            """
            , { "attribute": "SK", "kind": "beginsWith", "template": "ORDER#", "segments": [
             { "literal": "ORDER#" } ] }""",
            ""),
        lie(
            "the delimiter is missing at the end of the prefix",
            COLLECTION,
            Rule.COMPLETENESS,
            "\"template\": \"ORDER#{orderId}\", \"segments\": [ { \"literal\": \"ORDER#\" }, {"
                + " \"part\": \"orderId\", \"encoding\": \"string\", \"parameter\": \"orderId\" } ]",
            "\"template\": \"ORDER#\", \"segments\": [ { \"literal\": \"ORDER#\" } ]"),
        lie(
            "the items come the other way round",
            SUMMARIES,
            Rule.ORDER,
            "\"scanIndexForward\": false",
            "\"scanIndexForward\": true"),
        lie(
            "the order is that of another part",
            SUMMARIES,
            Rule.ORDER,
            "\"by\": \"createdAt\", \"attribute\": \"SK\", \"segment\": 1",
            "\"by\": \"createdAt\", \"attribute\": \"SK\", \"segment\": 3"),
        lie(
            "the read of a global index is strong",
            OPEN,
            Rule.CONSISTENCY,
            "\"scanIndexForward\": true, \"consistentRead\": false",
            "\"scanIndexForward\": true, \"consistentRead\": true"),
        lie(
            "the reason is another attribute",
            SUMMARIES,
            Rule.PURITY,
            "\"attribute\": \"SK\", \"count\": 1",
            "\"attribute\": \"PK\", \"count\": 1"),
        lie(
            "an entity is not spoken of",
            USER_PATTERN,
            Rule.PURITY,
            "\"count\": 3 }, { \"reason\": \"literal\", \"attribute\": \"SK\", \"count\": 1",
            "\"count\": 2 }, { \"reason\": \"literal\", \"attribute\": \"SK\", \"count\": 1"),
        lie(
            "more entities are kept out than there are",
            USER_PATTERN,
            Rule.PURITY,
            "\"count\": 3 }, { \"reason\": \"literal\", \"attribute\": \"SK\", \"count\": 1",
            "\"count\": 4 }, { \"reason\": \"literal\", \"attribute\": \"SK\", \"count\": 1"),
        lie(
            "an entity is counted where it does not differ",
            USER_PATTERN,
            Rule.PURITY,
            "\"count\": 3 }, { \"reason\": \"literal\", \"attribute\": \"SK\", \"count\": 1",
            "\"count\": 4"),
        lie(
            "the when leaves other items in the index",
            OPEN,
            Rule.TERMS,
            "\"when\": [ { \"attribute\": \"status\", \"is\": \"equal\", \"value\": \"OPEN\" } ]",
            "\"when\": [ { \"attribute\": \"status\", \"is\": \"present\" } ]"),
        lie(
            "the index holds other items",
            OPEN,
            Rule.COMPLETENESS,
            "\"when\": [ { \"attribute\": \"status\", \"is\": \"equal\", \"value\": \"OPEN\" } ]",
            "\"when\": [ { \"attribute\": \"status\", \"is\": \"equal\", \"value\": \"SHIPPED\" } ]"),
        lie(
            "an attribute of the key may be absent",
            OPEN,
            Rule.COMPLETENESS,
            "\"storedName\": \"warehouseId\", \"type\": \"S\", \"javaType\": \"String\","
                + " \"optional\": false",
            "\"storedName\": \"warehouseId\", \"type\": \"S\", \"javaType\": \"String\","
                + " \"optional\": true"),
        lie(
            "the index does not hold what is returned",
            OPEN,
            Rule.PROJECTION,
            "\"nonKeyAttributes\": [ \"createdAt\", \"orderId\", \"total\" ]",
            "\"nonKeyAttributes\": [ \"createdAt\", \"orderId\" ]"),
        lie(
            "an entity that is in the index is said to be absent",
            "GSI1",
            Rule.INDEXES,
            "{ \"entity\": \"User\", \"lacks\": \"GSI1PK\" }",
            "{ \"entity\": \"Order\", \"lacks\": \"GSI1PK\" }"),
        lie(
            "two entities share their primary keys",
            "LineItem",
            Rule.PRIMARY_KEYS,
            "\"template\": \"ITEM#{lineNo:digits(3)}\", \"segments\": [ { \"literal\": \"ITEM#\" }, {"
                + " \"part\": \"lineNo\", \"type\": \"int\", \"encoding\": \"digits\", \"width\": 3"
                + " } ]",
            "\"template\": \"META\", \"segments\": [ { \"literal\": \"META\" } ]"),
        lie(
            "a part has an encoding that its type has not",
            "LineItem",
            Rule.KEYS,
            "\"encoding\": \"digits\"",
            "\"encoding\": \"uuid\""),
        lie(
            "a member of the collection is left out",
            COLLECTION,
            Rule.COMPLETENESS,
            ", { \"key\": \"LineItem\", \"terms\": [ { \"by\": \"key\", \"attribute\": \"PK\","
                + " \"segment\": 1 } ], \"order\": [], \"present\": [] }",
            ""));
  }

  private static Arguments lie(
      String name, String subject, Rule rule, String truth, String falsehood) {
    return arguments(name, subject, rule, oneLine(truth), oneLine(falsehood));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("lies")
  void aLieIsFoundAndNamed(String name, String subject, Rule rule, String truth, String falsehood)
      throws IOException {
    String model = golden();
    assertThat(model).contains(truth);
    String lying = model.replace(truth, falsehood);

    assertThat(ProofChecker.check(lying))
        .anySatisfy(
            violation -> {
              assertThat(violation.subject()).isEqualTo(subject);
              assertThat(violation.rule()).isEqualTo(rule);
            });
  }

  @Test
  void whatIsNoModelIsRefusedAsSuch() {
    for (String document : new String[] {"", "[]", "{}", "{ \"keyFormat\": 2 }"}) {
      assertThat(ProofChecker.check(document))
          .as(document)
          .singleElement()
          .satisfies(violation -> assertThat(violation.rule()).isEqualTo(Rule.FORMAT));
    }
  }

  @Test
  void aMemberThatNobodyKnowsIsRefused() throws IOException {
    String lying = golden().replaceFirst("\"keyFormat\"", "\"more\": true, \"keyFormat\"");

    assertThat(ProofChecker.check(lying))
        .extracting(ProofViolation::toString)
        .containsExactly("model: FORMAT: model has unknown members [more]");
  }

  /** In one line, so that the lies above need not know how it is laid out. */
  private static String golden() throws IOException {
    return oneLine(Files.readString(GOLDEN));
  }

  private static String oneLine(String json) {
    return json.replaceAll("\\s*\\n\\s*", " ");
  }
}
