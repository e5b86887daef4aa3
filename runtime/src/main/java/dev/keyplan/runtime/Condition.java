package dev.keyplan.runtime;

import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A condition on an item as it is stored: DynamoDB carries a write out only if it holds, in one
 * step (Amazon DynamoDB Developer Guide, "Condition expressions"). Generated classes, as {@code
 * OrderConditions}, have a method for each attribute to make one of. Immutable.
 */
public abstract class Condition {

  /** As DynamoDB reads them: what binds less stands in parentheses within what binds more. */
  private enum Binding {
    OR,
    AND,
    NOT,
    TERM
  }

  private final Binding binding;

  private Condition(Binding binding) {
    this.binding = binding;
  }

  /** Holds if both do. */
  public final Condition and(Condition other) {
    return new Junction(Binding.AND, this, Objects.requireNonNull(other, "other"));
  }

  /** Holds if one of them does, or both do. */
  public final Condition or(Condition other) {
    return new Junction(Binding.OR, this, Objects.requireNonNull(other, "other"));
  }

  /** Holds if this one does not. */
  public final Condition not() {
    return this instanceof Negation negation ? negation.operand : new Negation(this);
  }

  /** The expression, with the names and values of the request. */
  abstract String text(Expressions request);

  /** The attribute is there. */
  static Condition exists(List<String> path) {
    return function("attribute_exists", path);
  }

  /** The attribute is not there. */
  static Condition notExists(List<String> path) {
    return function("attribute_not_exists", path);
  }

  /**
   * @param operator as in {@code #0 = :0}
   */
  static Condition comparison(List<String> path, String operator, AttributeValue value) {
    return term(request -> request.name(path) + " " + operator + " " + request.value(value));
  }

  /** A function of an attribute alone. */
  static Condition function(String function, List<String> path) {
    return term(request -> function + "(" + request.name(path) + ")");
  }

  /** A function of an attribute and a value. */
  static Condition function(String function, List<String> path, AttributeValue value) {
    return term(request -> function + "(" + request.name(path) + ", " + request.value(value) + ")");
  }

  /** One operator or function. */
  static Condition term(Term term) {
    return new Single(term);
  }

  private String within(Binding outer, Expressions request) {
    String text = text(request);
    return binding.compareTo(outer) < 0 ? "(" + text + ")" : text;
  }

  /** How one operator or function is written. */
  interface Term {
    String text(Expressions request);
  }

  private static final class Single extends Condition {

    private final Term term;

    Single(Term term) {
      super(Binding.TERM);
      this.term = term;
    }

    @Override
    String text(Expressions request) {
      request.operator();
      return term.text(request);
    }
  }

  private static final class Junction extends Condition {

    private final Binding operator;
    private final Condition left;
    private final Condition right;

    Junction(Binding operator, Condition left, Condition right) {
      super(operator);
      this.operator = operator;
      this.left = left;
      this.right = right;
    }

    @Override
    String text(Expressions request) {
      request.operator();
      return left.within(operator, request)
          + " "
          + operator
          + " "
          + right.within(operator, request);
    }
  }

  private static final class Negation extends Condition {

    private final Condition operand;

    Negation(Condition operand) {
      super(Binding.NOT);
      this.operand = operand;
    }

    @Override
    String text(Expressions request) {
      request.operator();
      return "NOT " + operand.within(Binding.NOT, request);
    }
  }
}
