package dev.keyplan.permissions;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * An identity-based policy, evaluated as IAM does (AWS Identity and Access Management User Guide,
 * "Policy evaluation logic"): what no statement allows is denied, and so is what one denies. An
 * element or an operator that is not known here is an error, not a condition that holds.
 */
public final class Policy {

  private static final Set<String> ELEMENTS =
      Set.of("Sid", "Effect", "Action", "Resource", "Condition");

  private final List<JsonNode> statements;

  private Policy(List<JsonNode> statements) {
    this.statements = statements;
  }

  static Policy parse(String json) {
    JsonNode policy = JsonNode.parser().parse(json);
    if (!policy.asObject().keySet().equals(Set.of("Version", "Statement"))
        || !policy.field("Version").orElseThrow().asString().equals("2012-10-17")) {
      throw new IllegalArgumentException("no policy: " + json);
    }
    List<JsonNode> statements = policy.field("Statement").orElseThrow().asArray();
    for (JsonNode statement : statements) {
      if (!ELEMENTS.containsAll(statement.asObject().keySet())) {
        throw new IllegalArgumentException("not known here: " + statement);
      }
    }
    return new Policy(statements);
  }

  /**
   * @param file {@code iam-policy.json}, as it was exported
   */
  public static Policy load(String table, String file) {
    String path = "META-INF/keyplan/" + table + "/" + file;
    try (InputStream stream = Policy.class.getClassLoader().getResourceAsStream(path)) {
      if (stream == null) {
        throw new IllegalArgumentException("no " + path);
      }
      return parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * @param tags of the principal
   */
  public boolean allows(Access access, Map<String, String> tags) {
    boolean allowed = false;
    for (JsonNode statement : statements) {
      if (applies(statement, access, tags)) {
        if (!text(statement, "Effect").equals("Allow")) {
          return false;
        }
        allowed = true;
      }
    }
    return allowed;
  }

  /** Each pair of an action and a resource that some statement allows. */
  public List<String> allowed() {
    List<String> allowed = new ArrayList<>();
    for (JsonNode statement : statements) {
      texts(statement.field("Action").orElseThrow())
          .forEach(action -> allowed.add(action + " " + text(statement, "Resource")));
    }
    return allowed;
  }

  private static boolean applies(JsonNode statement, Access access, Map<String, String> tags) {
    return texts(statement.field("Action").orElseThrow()).stream()
            .anyMatch(action -> PolicyText.like(lower(action), lower(access.action()), tags))
        && texts(statement.field("Resource").orElseThrow()).stream()
            .anyMatch(resource -> PolicyText.like(resource, access.resource(), tags))
        && statement
            .field("Condition")
            .map(condition -> holds(condition, access, tags))
            .orElse(true);
  }

  private static boolean holds(JsonNode condition, Access access, Map<String, String> tags) {
    return condition.asObject().entrySet().stream()
        .allMatch(
            operator ->
                operator.getValue().asObject().entrySet().stream()
                    .allMatch(
                        key ->
                            holds(
                                operator.getKey(),
                                access.keys().getOrDefault(key.getKey(), List.of()),
                                texts(key.getValue()),
                                tags)));
  }

  /** For all values there are: for none it holds. */
  private static boolean holds(
      String operator, List<String> values, List<String> texts, Map<String, String> tags) {
    return switch (operator) {
      case "ForAllValues:StringLike" ->
          values.stream()
              .allMatch(value -> texts.stream().anyMatch(t -> PolicyText.like(t, value, tags)));
      case "ForAllValues:StringEquals" ->
          values.stream()
              .allMatch(value -> texts.stream().anyMatch(t -> PolicyText.equal(t, value, tags)));
      case "Null" -> texts.contains(String.valueOf(values.isEmpty()));
      default -> throw new IllegalArgumentException("not known here: " + operator);
    };
  }

  private static List<String> texts(JsonNode node) {
    return node.isArray()
        ? node.asArray().stream().map(JsonNode::asString).toList()
        : List.of(node.asString());
  }

  private static String text(JsonNode statement, String element) {
    return statement.field(element).orElseThrow().asString();
  }

  private static String lower(String action) {
    return action.toLowerCase(Locale.ROOT);
  }
}
