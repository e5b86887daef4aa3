package dev.keyplan.testkit.check;

import dev.keyplan.testkit.check.KeyCondition.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads a {@code KeyConditionExpression}: clauses joined by {@code AND}, each on one top-level
 * attribute (Developer Guide, "Key condition expressions for the Query operation").
 */
final class KeyConditionParser {

  private static final Pattern TOKEN =
      Pattern.compile("\\s*([#:]?[A-Za-z0-9_]+|<=|>=|<>|[-=<>(),.\\[\\]+])\\s*");

  private final String expression;
  private final Map<String, String> names;
  private final Map<String, AttributeValue> values;
  private final List<String> tokens = new ArrayList<>();
  private int next;

  KeyConditionParser(
      String expression, Map<String, String> names, Map<String, AttributeValue> values) {
    this.expression = expression;
    this.names = names;
    this.values = values;
  }

  List<KeyCondition> parse() {
    tokenize();
    List<KeyCondition> conditions = new ArrayList<>();
    do {
      conditions.add(parenthesized());
    } while (skip("AND"));
    if (next < tokens.size()) {
      throw refused("unexpected \"" + tokens.get(next) + "\"");
    }
    return conditions;
  }

  private void tokenize() {
    Matcher matcher = TOKEN.matcher(expression);
    int end = 0;
    while (end < expression.length()) {
      if (!matcher.find(end) || matcher.start() != end) {
        throw refused("unreadable from \"" + expression.substring(end) + "\"");
      }
      tokens.add(matcher.group(1));
      end = matcher.end();
    }
  }

  private KeyCondition parenthesized() {
    if (!skip("(")) {
      return clause();
    }
    KeyCondition condition = clause();
    expect(")");
    return condition;
  }

  private KeyCondition clause() {
    String first = take();
    if (first.equals("begins_with")) {
      expect("(");
      String attribute = attribute(take());
      expect(",");
      AttributeValue prefix = value(take());
      expect(")");
      return new KeyCondition(attribute, Operator.BEGINS_WITH, List.of(prefix));
    }
    if (first.startsWith(":")) {
      Operator operator = mirrored(operator(take()));
      return new KeyCondition(attribute(take()), operator, List.of(value(first)));
    }
    String attribute = attribute(first);
    if (skip("BETWEEN")) {
      AttributeValue low = value(take());
      expect("AND");
      return new KeyCondition(attribute, Operator.BETWEEN, List.of(low, value(take())));
    }
    return new KeyCondition(attribute, operator(take()), List.of(value(take())));
  }

  private Operator operator(String token) {
    return switch (token) {
      case "=" -> Operator.EQUAL;
      case "<" -> Operator.LESS;
      case "<=" -> Operator.LESS_OR_EQUAL;
      case ">" -> Operator.GREATER;
      case ">=" -> Operator.GREATER_OR_EQUAL;
      default -> throw refused("\"" + token + "\" is no operator of a key condition");
    };
  }

  private static Operator mirrored(Operator operator) {
    return switch (operator) {
      case LESS -> Operator.GREATER;
      case LESS_OR_EQUAL -> Operator.GREATER_OR_EQUAL;
      case GREATER -> Operator.LESS;
      case GREATER_OR_EQUAL -> Operator.LESS_OR_EQUAL;
      default -> operator;
    };
  }

  private String attribute(String token) {
    if (!token.startsWith("#")) {
      if (!Character.isLetter(token.charAt(0))) {
        throw refused("\"" + token + "\" is no attribute name");
      }
      return token;
    }
    if (!names.containsKey(token)) {
      throw refused(token + " is not among the attribute names");
    }
    return names.get(token);
  }

  private AttributeValue value(String token) {
    AttributeValue value = values.get(token);
    if (value == null) {
      throw refused("\"" + token + "\" is not among the attribute values");
    }
    return value;
  }

  private boolean skip(String token) {
    boolean there = next < tokens.size() && tokens.get(next).equalsIgnoreCase(token);
    next += there ? 1 : 0;
    return there;
  }

  private void expect(String token) {
    if (!skip(token)) {
      String found = next < tokens.size() ? "\"" + tokens.get(next) + "\"" : "the end";
      throw refused("expected \"" + token + "\", found " + found);
    }
  }

  private String take() {
    if (next == tokens.size()) {
      throw refused("it ends too early");
    }
    return tokens.get(next++);
  }

  private RequestRefusedError refused(String reason) {
    return new RequestRefusedError("key condition \"" + expression + "\": " + reason);
  }
}
