package dev.keyplan.runtime;

import java.util.Objects;

/**
 * A part of index keys within an update: the value it is given, or the one it is expected to have.
 *
 * @param <T> its type
 */
public final class Part<T> {

  private final String name;
  private boolean set;
  private T newValue;
  private boolean expected;
  private T expectedValue;

  /**
   * @param name the Java path, for messages
   */
  public Part(String name) {
    this.name = name;
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
    if (expected && !Objects.equals(expectedValue, value)) {
      throw new IllegalArgumentException(
          "Two different values are expected of '" + name + "' in one update: an item has one");
    }
    expected = true;
    expectedValue = value;
  }

  public boolean isSet() {
    return set;
  }

  public boolean isExpected() {
    return expected;
  }

  /** What it has after the update: the new value, or else the expected one. */
  public T value() {
    return set ? newValue : expectedValue;
  }
}
