package dev.keyplan.processor.model;

import java.util.Locale;

/**
 * How a value becomes text inside a composed key: the table of the key format, one constant per row
 * and transform.
 */
public enum KeyEncoding {
  /** As is, without {@code #}. */
  STRING,
  /**
   * Letters, digits, {@code _} and {@code -}; of exact width if {@link KeyPart#width()} is not 0.
   */
  ID,
  /** Anything; last part only. */
  FREE,
  LOWER,
  UPPER,
  /** 3, 5, 10, 19 digits; negative as {@code -} and the complement. */
  BYTE,
  SHORT,
  INT,
  LONG,
  /** {@link KeyPart#width()} digits, not negative. */
  DIGITS,
  INSTANT,
  INSTANT_SECONDS,
  INSTANT_MILLIS,
  INSTANT_MICROS,
  LOCAL_DATE_TIME,
  LOCAL_DATE_TIME_SECONDS,
  LOCAL_DATE_TIME_MILLIS,
  LOCAL_DATE_TIME_MICROS,
  LOCAL_DATE,
  YEAR_MONTH,
  YEAR,
  BOOLEAN,
  /** Truncations of a time, in UTC: the ISO prefix. */
  TO_YEAR,
  TO_MONTH,
  TO_DAY,
  TO_HOUR,
  ENUM,
  UUID,
  CHAR,
  URI,
  OFFSET_DATE_TIME,
  DURATION,
  /** The text of what the converter makes. */
  CONVERTED;

  /** Two values may share a text: such a part stands for its own term only. */
  public boolean lossy() {
    return this == LOWER || this == UPPER || truncation();
  }

  /** A prefix of the time's own text: keeps its order. */
  public boolean truncation() {
    return this == TO_YEAR || this == TO_MONTH || this == TO_DAY || this == TO_HOUR;
  }

  /** How a lossy encoding is written in templates and terms: {@code month} of {@code TO_MONTH}. */
  public String transform() {
    return name().replaceFirst("^TO_", "").toLowerCase(Locale.ROOT);
  }
}
