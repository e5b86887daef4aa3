package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The one condition that a Query may put on a sort key attribute: a contiguous run of its values
 * (DynamoDB Developer Guide, "Query, key condition expressions"). Made by generated code.
 */
public final class SortKeyCondition {

  /** DynamoDB's operators, and the two ends: no condition, and no value at all. */
  public enum Operator {
    /** No clause: every value. */
    ALL,
    EQUAL,
    BEGINS_WITH,
    /** Both ends inclusive. */
    BETWEEN,
    LESS_THAN,
    AT_MOST,
    GREATER_THAN,
    AT_LEAST,
    /** No value: answered without a request. */
    NONE
  }

  private static final SortKeyCondition ALL = new SortKeyCondition(Operator.ALL, List.of());
  private static final SortKeyCondition NONE = new SortKeyCondition(Operator.NONE, List.of());

  private final Operator operator;
  private final List<AttributeValue> operands;

  private SortKeyCondition(Operator operator, List<AttributeValue> operands) {
    this.operator = operator;
    this.operands = operands;
  }

  private static SortKeyCondition of(Operator operator, AttributeValue... operands) {
    return new SortKeyCondition(operator, List.of(operands));
  }

  /** Every value: no clause is sent. */
  public static SortKeyCondition all() {
    return ALL;
  }

  /** No value: no request is sent. */
  public static SortKeyCondition none() {
    return NONE;
  }

  public static SortKeyCondition equalTo(AttributeValue value) {
    return of(Operator.EQUAL, value);
  }

  public static SortKeyCondition equalTo(String text) {
    return equalTo(AttributeValues.text(text));
  }

  /** The texts that start with the prefix; all for the empty one, which DynamoDB refuses. */
  public static SortKeyCondition beginsWith(String prefix) {
    return prefix.isEmpty() ? ALL : of(Operator.BEGINS_WITH, AttributeValues.text(prefix));
  }

  /** The texts from {@code low} to {@code high}, both inclusive. */
  public static SortKeyCondition between(String low, String high) {
    return of(Operator.BETWEEN, AttributeValues.text(low), AttributeValues.text(high));
  }

  /**
   * The keys whose part lies in the range, between the text of the least such value and that of the
   * greatest.
   *
   * @param text the key's text up to and with the part
   * @param after the literal that follows the part; "" if it is the key's last
   * @throws IllegalArgumentException if the lower end is above the upper end
   */
  public static <T> SortKeyCondition range(
      KeyRange<T> range, KeyDomain<T> domain, Function<T, String> text, String after) {
    checkNotReversed(range, domain);
    int besides = Utf8.length(text.apply(domain.least()) + after) - 1; // least texts take one byte
    return closed(
        range,
        domain.within(KeyText.SORT_KEY_BYTES - besides),
        v -> AttributeValues.text(text.apply(v) + after),
        v -> AttributeValues.text(text.apply(v) + (after.isEmpty() ? "" : Utf8.successor(after))));
  }

  /**
   * As {@link #range}, of a part of fixed width that another part follows without a literal.
   *
   * @throws IllegalArgumentException if the lower end is above the upper end
   */
  public static <T> SortKeyCondition rangeBeforePart(
      KeyRange<T> range, KeyDomain<T> domain, Function<T, String> text) {
    checkNotReversed(range, domain);
    return closed(
        range,
        domain,
        v -> AttributeValues.text(text.apply(v)),
        v -> AttributeValues.text(Utf8.successor(text.apply(v))));
  }

  /**
   * The range of a native key's values.
   *
   * @throws IllegalArgumentException if the lower end is above the upper end
   */
  public static <T> SortKeyCondition nativeRange(
      KeyRange<T> range, KeyDomain<T> domain, Function<T, AttributeValue> value) {
    checkNotReversed(range, domain);
    if (range.lower().isPresent() == range.upper().isPresent()) {
      return range.lower().isPresent() ? closed(range, domain, value, value) : ALL;
    }
    boolean upwards = range.lower().isPresent();
    Optional<T> end = upwards ? least(range, domain) : greatest(range, domain);
    if (end.isEmpty()) {
      return NONE;
    }
    T bound = range.lower().or(range::upper).orElseThrow();
    if (!(upwards ? range.lowerInclusive() : range.upperInclusive()) && domain.holds(bound)) {
      return of(upwards ? Operator.GREATER_THAN : Operator.LESS_THAN, value.apply(bound));
    }
    Operator inclusive = upwards ? Operator.AT_LEAST : Operator.AT_MOST;
    return of(inclusive, value.apply(end.get()));
  }

  private static <T> SortKeyCondition closed(
      KeyRange<T> range,
      KeyDomain<T> domain,
      Function<T, AttributeValue> low,
      Function<T, AttributeValue> high) {
    Optional<T> least = least(range, domain);
    Optional<T> greatest = greatest(range, domain);
    if (least.isEmpty() || greatest.isEmpty() || domain.compare(least.get(), greatest.get()) > 0) {
      return NONE;
    }
    return of(Operator.BETWEEN, low.apply(least.get()), high.apply(greatest.get()));
  }

  private static <T> void checkNotReversed(KeyRange<T> range, KeyDomain<T> domain) {
    Objects.requireNonNull(
        range, "The range must not be null. For every value give KeyRange.all().");
    if (range.lower().isPresent()
        && range.upper().isPresent()
        && domain.compare(range.lower().get(), range.upper().get()) > 0) {
      throw new IllegalArgumentException(
          "Reversed range " + range + ": its lower end is above its upper end. Swap them.");
    }
  }

  private static <T> Optional<T> least(KeyRange<T> range, KeyDomain<T> domain) {
    if (range.lower().isEmpty()) {
      return Optional.of(domain.least());
    }
    T bound = range.lower().get();
    return range.lowerInclusive() ? domain.ceiling(bound) : domain.higher(bound);
  }

  private static <T> Optional<T> greatest(KeyRange<T> range, KeyDomain<T> domain) {
    if (range.upper().isEmpty()) {
      return Optional.of(domain.greatest());
    }
    T bound = range.upper().get();
    return range.upperInclusive() ? domain.floor(bound) : domain.lower(bound);
  }

  public Operator operator() {
    return operator;
  }

  /** Two for {@code BETWEEN}, low and high; none for {@code ALL} and {@code NONE}; else one. */
  public List<AttributeValue> operands() {
    return operands;
  }

  /** Whether no value can satisfy it: the answer is empty, and nothing need be asked. */
  public boolean isEmpty() {
    return operator == Operator.NONE;
  }

  /**
   * As a clause of a KeyConditionExpression; empty for {@code ALL}.
   *
   * @param name the attribute's placeholder
   * @param first the placeholder of the first operand
   * @param second the placeholder of the second operand, if there are two
   */
  public String clause(String name, String first, String second) {
    return switch (operator) {
      case ALL -> "";
      case EQUAL -> name + " = " + first;
      case BEGINS_WITH -> "begins_with(" + name + ", " + first + ")";
      case BETWEEN -> name + " BETWEEN " + first + " AND " + second;
      case LESS_THAN -> name + " < " + first;
      case AT_MOST -> name + " <= " + first;
      case GREATER_THAN -> name + " > " + first;
      case AT_LEAST -> name + " >= " + first;
      case NONE -> throw new IllegalStateException("An empty condition needs no request");
    };
  }

  /**
   * Whether a sort key's value satisfies the condition, as DynamoDB compares: S by UTF-8 bytes, N
   * by number, B by unsigned bytes. A value of another type does not.
   */
  public boolean contains(AttributeValue value) {
    if (operands.isEmpty()) {
      return operator == Operator.ALL;
    }
    if (operands.get(0).type() != value.type()) {
      return false;
    }
    if (operator == Operator.BEGINS_WITH) {
      return value.s().startsWith(operands.get(0).s());
    }
    int first = compare(value, operands.get(0));
    return switch (operator) {
      case EQUAL -> first == 0;
      case BETWEEN -> first >= 0 && compare(value, operands.get(1)) <= 0;
      case LESS_THAN -> first < 0;
      case AT_MOST -> first <= 0;
      case GREATER_THAN -> first > 0;
      case AT_LEAST -> first >= 0;
      default -> throw new IllegalStateException(operator.name());
    };
  }

  private static int compare(AttributeValue a, AttributeValue b) {
    return switch (a.type()) {
      case S -> Utf8.compare(a.s(), b.s());
      case N -> new BigDecimal(a.n()).compareTo(new BigDecimal(b.n()));
      case B -> BinaryDomain.KEYS.compare(a.b().asByteArrayUnsafe(), b.b().asByteArrayUnsafe());
      default -> throw new IllegalArgumentException(a.type() + " is not the type of a key");
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SortKeyCondition that
        && operator == that.operator
        && operands.equals(that.operands);
  }

  @Override
  public int hashCode() {
    return Objects.hash(operator, operands);
  }

  @Override
  public String toString() {
    return operator + operands.toString();
  }
}
