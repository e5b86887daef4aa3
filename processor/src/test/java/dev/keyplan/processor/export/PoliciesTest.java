package dev.keyplan.processor.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.codegen.Golden;
import dev.keyplan.processor.compile.DiagnosticFixtures;
import dev.keyplan.processor.compile.InProcessCompiler;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

class PoliciesTest {

  private static final Map<String, String> SHOP = outputs("good-writes");
  private static final Map<String, String> DESK = outputs("good-tenant");

  @ParameterizedTest
  @CsvSource({
    "shop, iam-policy",
    "shop, iam-policy-web",
    "shop, iam-policy-mail",
    "desk, iam-policy",
    "desk, iam-policy-agent",
    "desk, iam-policy-reader",
    "desk, iam-policy-admin"
  })
  void policy(String table, String file) {
    String policy = (table.equals("shop") ? SHOP : DESK).get(path(table, file));
    Golden.assertMatches("policies/" + table + "/" + file + ".json", policy);
  }

  @Test
  void eachRoleHasAPolicy() {
    assertThat(DESK.keySet())
        .filteredOn(path -> path.contains("iam-policy"))
        .containsExactlyInAnyOrder(
            path("desk", "iam-policy"),
            path("desk", "iam-policy-agent"),
            path("desk", "iam-policy-reader"),
            path("desk", "iam-policy-admin"));
  }

  @Test
  void noPolicyAllowsAScanAStatementOrAnyAction() {
    List<String> actions = new ArrayList<>();
    for (Map<String, String> outputs : List.of(SHOP, DESK)) {
      outputs.forEach(
          (path, text) -> {
            if (path.contains("iam-policy")) {
              statements(text).forEach(s -> actions.addAll(texts(s, "Action")));
            }
          });
    }
    assertThat(actions).contains("dynamodb:Query", "dynamodb:PutItem");
    assertThat(actions).noneMatch(action -> action.matches(".*(\\*|Scan|PartiQL|Table).*"));
  }

  @Test
  void statementsAreNamedApart() {
    for (String role : List.of("", "-agent")) {
      assertThat(statements(DESK.get(path("desk", "iam-policy" + role))))
          .extracting(statement -> statement.field("Sid").orElseThrow().asString())
          .doesNotHaveDuplicates()
          .allMatch(sid -> sid.matches("[A-Za-z0-9]+"));
    }
  }

  @Test
  void aConditionOnKeysAsksForThemToBeThere() {
    for (JsonNode statement : statements(DESK.get(path("desk", "iam-policy-agent")))) {
      assertThat(statement.field("Condition").orElseThrow().toString())
          .contains("ForAllValues:")
          .contains("\"Null\"");
    }
  }

  private static List<JsonNode> statements(String policy) {
    return JsonNode.parser().parse(policy).field("Statement").orElseThrow().asArray();
  }

  private static List<String> texts(JsonNode statement, String member) {
    return statement.field(member).orElseThrow().asArray().stream()
        .map(JsonNode::asString)
        .toList();
  }

  private static Map<String, String> outputs(String fixture) {
    return InProcessCompiler.javac().compile(DiagnosticFixtures.sources(fixture)).outputs();
  }

  private static String path(String table, String file) {
    return "META-INF/keyplan/" + table + "/" + file + ".json";
  }
}
