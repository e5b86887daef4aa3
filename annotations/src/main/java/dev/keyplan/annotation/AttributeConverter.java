package dev.keyplan.annotation;

/**
 * Stores a Java type of your own as a supported one.
 *
 * <pre>{@code
 * public final class MoneyConverter implements AttributeConverter<Money, BigDecimal> {
 *   public BigDecimal toAttribute(Money money) { return money.amount(); }
 *   public Money fromAttribute(BigDecimal amount) { return new Money(amount); }
 * }
 * }</pre>
 *
 * <p>One instance serves all threads. Neither method is called for an absent value, and neither may
 * return null. In keys the text of {@code S} is used, and only equality is known of it.
 *
 * @param <T> the attribute's Java type
 * @param <S> a supported attribute type, boxed where it is primitive
 */
public interface AttributeConverter<T, S> {

  /**
   * The value to store. Equal values must give equal results.
   *
   * @param value never null
   */
  S toAttribute(T value);

  /**
   * The Java value, such that {@code fromAttribute(toAttribute(value))} equals {@code value}.
   *
   * @param stored never null
   */
  T fromAttribute(S stored);

  /** The default of {@link Attribute#converter()}: no converter. */
  interface None extends AttributeConverter<Void, Void> {}
}
