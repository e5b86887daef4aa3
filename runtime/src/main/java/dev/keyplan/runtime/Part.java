package dev.keyplan.runtime;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute that index keys are made of, within one update: the value it is given, or the one it
 * is expected to have.
 *
 * @param <T> its type
 */
public final class Part<T> {

  private final String name;
  private final Function<? super T, AttributeValue> encode;
  private final List<String> path;
  private boolean set;
  private T newValue;
  private boolean expected;
  private T expectedValue;

  /**
   * @param name the Java path, for messages
   * @param encode a value as it is stored, null if it is stored as an absent attribute
   * @param path the stored name of the attribute, after those of the maps it lies in
   */
  public Part(String name, Function<? super T, AttributeValue> encode, String... path) {
    this.name = name;
    this.encode = encode;
    this.path = List.of(path);
  }

  /** The update gives it this value; null if it removes it. */
  public void set(T value) {
    set = true;
    newValue = value;
  }

  /**
   * The stored item must have this value; null if it must have none.
   *
   * @throws IllegalArgumentException if another value was expected before
   */
  public void expect(T value) {
    if (expected && !isSame(expectedValue, value)) {
      throw new IllegalArgumentException(
          "Two different values of '"
              + name
              + "' are expected in one update; an item has one: expect what was loaded");
    }
    expected = true;
    expectedValue = value;
  }

  /** The same of an optional part; empty or null if the stored item must have none. */
  public void expectOptional(Optional<? extends T> value) {
    expect(value == null ? null : value.orElse(null));
  }

  /** What it has after the update: the new value, or else the expected one. */
  public T value() {
    return set ? newValue : expectedValue;
  }

  boolean isSet() {
    return set;
  }

  boolean isKnown() {
    return set || expected;
  }

  String name() {
    return name;
  }

  /** What the stored item must have; nothing if it is given that very value anyway. */
  Optional<Requirement> requirement() {
    return expected && !(set && isSame(newValue, expectedValue))
        ? Optional.of(Requirements.expected(path, stored(expectedValue)))
        : Optional.empty();
  }

  private boolean isSame(T one, T other) {
    Optional<AttributeValue> first = stored(one);
    Optional<AttributeValue> second = stored(other);
    return first.isPresent() == second.isPresent()
        && (first.isEmpty() || StoredValues.equal(first.get(), second.get()));
  }

  private Optional<AttributeValue> stored(T value) {
    return Optional.ofNullable(encode.apply(value));
  }
}
