package dev.keyplan.testkit.check;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** One clause of a key condition, with the placeholders filled in. */
public record KeyCondition(String attribute, Operator operator, List<AttributeValue> operands) {

  /** What a key condition can say of one attribute. */
  public enum Operator {
    EQUAL("="),
    LESS("<"),
    LESS_OR_EQUAL("<="),
    GREATER(">"),
    GREATER_OR_EQUAL(">="),
    BETWEEN("between"),
    BEGINS_WITH("begins_with");

    private final String symbol;

    Operator(String symbol) {
      this.symbol = symbol;
    }

    String symbol() {
      return symbol;
    }
  }

  private static final Comparator<AttributeValue> ORDER = new KeyOrder();

  public KeyCondition {
    operands = List.copyOf(operands);
  }

  /**
   * The clauses of the request's {@code KeyConditionExpression}, as written.
   *
   * @throws RequestRefusedError if it is none
   */
  public static List<KeyCondition> of(QueryRequest request) {
    if (request.keyConditionExpression() == null) {
      throw new RequestRefusedError("a Query without a KeyConditionExpression");
    }
    Map<String, String> names = request.expressionAttributeNames();
    return new KeyConditionParser(
            request.keyConditionExpression(), names, request.expressionAttributeValues())
        .parse();
  }

  /** Whether a value of the attribute satisfies the clause, as DynamoDB compares. */
  boolean holds(AttributeValue value) {
    AttributeValue first = operands.get(0);
    return switch (operator) {
      case EQUAL -> ORDER.compare(value, first) == 0;
      case LESS -> ORDER.compare(value, first) < 0;
      case LESS_OR_EQUAL -> ORDER.compare(value, first) <= 0;
      case GREATER -> ORDER.compare(value, first) > 0;
      case GREATER_OR_EQUAL -> ORDER.compare(value, first) >= 0;
      case BETWEEN ->
          ORDER.compare(value, first) >= 0 && ORDER.compare(value, operands.get(1)) <= 0;
      case BEGINS_WITH -> KeyOrder.beginsWith(value, first);
    };
  }

  /** As people write it: {@code begins_with(SK, ORDER#)}. */
  @Override
  public String toString() {
    String first = text(operands.get(0));
    return switch (operator) {
      case BEGINS_WITH -> "begins_with(" + attribute + ", " + first + ")";
      case BETWEEN -> attribute + " between " + first + " and " + text(operands.get(1));
      default -> attribute + " " + operator.symbol() + " " + first;
    };
  }

  /** A key value as people read it. */
  public static String text(AttributeValue value) {
    if (value.s() != null) {
      return value.s();
    }
    return value.n() != null ? value.n() : String.valueOf(value.b());
  }
}
