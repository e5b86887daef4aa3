package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.KeyEncoding;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;

/**
 * The values that items have, chosen to be close to each other, to literals and to the ends of what
 * a key can hold; and how values compare, by themselves and never by their text in a key.
 */
final class Values {

  private static final List<Object> TEXTS =
      List.of(
          "x",
          "x1",
          "xX",
          "x!",
          "x-",
          "X",
          "XA",
          "y",
          "M",
          "OPEN",
          "x x",
          "~",
          "O1",
          "O10",
          "O",
          "A",
          "0",
          "5",
          "é",
          "\uFFFD",
          "\uD83D\uDE00",
          "\u0001",
          "ORDER",
          "a!",
          "a",
          "a b",
          "o1");
  private static final List<Object> IDS =
      List.of("x", "x1", "X", "XA", "x-", "-", "M", "y", "_", "O1", "O10", "0", "5", "zz", "!x");
  private static final List<Object> IDS_OF_TWO =
      List.of("x1", "x2", "XA", "--", "-x", "M_", "zz", "00", "O1", "!x");
  private static final List<Object> INTS =
      List.of(0, 1, 2, 9, 10, 11, 99, 5, -1, -10, 100, Integer.MIN_VALUE, Integer.MAX_VALUE);
  private static final List<Object> INSTANTS =
      List.of(
          Instant.parse("2026-01-31T23:59:59.999999999Z"),
          Instant.parse("2026-02-01T00:00:00Z"),
          Instant.parse("2026-02-01T00:00:01Z"),
          Instant.parse("2026-02-01T01:00:00Z"),
          Instant.parse("2026-02-01T01:00:00.5Z"),
          Instant.parse("2026-02-28T23:59:59Z"),
          Instant.parse("2025-12-31T23:59:59Z"),
          Instant.parse("0000-01-01T00:00:00Z"),
          Instant.parse("9999-12-31T23:59:59Z"));

  private static final Map<String, List<Object>> BY_NAME = new HashMap<>();

  static {
    Leaf.vocabulary().forEach(leaf -> BY_NAME.put(leaf.name(), all(leaf)));
  }

  private Values() {}

  static List<Object> of(Leaf leaf) {
    return BY_NAME.get(leaf.name());
  }

  private static List<Object> all(Leaf leaf) {
    return switch (leaf.name()) {
      case "a", "b", "c", "note", "owner.login", "money" -> TEXTS;
      case "d" -> IDS;
      case "id2" -> IDS_OF_TWO;
      case "n", "rank" -> INTS;
      case "state", "phase" -> List.of((Object[]) Leaf.State.values());
      case "level" -> List.of((Object[]) Leaf.Level.values());
      case "at" -> INSTANTS;
      case "local" -> times().stream().<Object>map(t -> t).toList();
      case "offset" ->
          times().stream()
              .<Object>map(t -> t.atOffset(ZoneOffset.ofHours(t.getSecond() % 2)))
              .toList();
      case "day" -> times().stream().<Object>map(LocalDateTime::toLocalDate).distinct().toList();
      case "month" -> times().stream().<Object>map(YearMonth::from).distinct().toList();
      case "year" -> times().stream().<Object>map(Year::from).distinct().toList();
      case "flag" -> List.of(true, false);
      case "octet" -> List.of((byte) 0, (byte) 1, (byte) -1, (byte) 10, (byte) -128, (byte) 127);
      case "small" -> List.of((short) 0, (short) 1, (short) -1, (short) 10, Short.MIN_VALUE);
      case "large" -> List.of(0L, 1L, -1L, 10L, Long.MIN_VALUE, Long.MAX_VALUE);
      case "huge" ->
          List.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.TEN, new BigInteger("9".repeat(19)));
      case "price" ->
          List.of(
              new BigDecimal("1"),
              new BigDecimal("1.5"),
              new BigDecimal("-1"),
              new BigDecimal("10"),
              new BigDecimal("1E+20"),
              new BigDecimal("1E-20"));
      case "ratio" -> List.of(0.5, 1.0, -1.0, 10.0, 1e-7);
      case "uuid" ->
          List.of(
              UUID.fromString("00000000-0000-0000-0000-000000000001"),
              UUID.fromString("7fffffff-0000-0000-0000-000000000000"),
              UUID.fromString("80000000-0000-0000-0000-000000000000"),
              UUID.fromString("ffffffff-ffff-ffff-ffff-ffffffffffff"));
      case "sign" -> List.of('x', 'X', '!', 'é', 'M', 'O');
      case "link" ->
          List.of(
              URI.create("x"),
              URI.create("x:1"),
              URI.create("X"),
              URI.create("M"),
              URI.create("é"),
              URI.create("1"));
      case "span" ->
          List.of(
              Duration.ofSeconds(1),
              Duration.ofSeconds(10),
              Duration.ofHours(2),
              Duration.ofSeconds(-1),
              Duration.ofMillis(1500),
              Duration.ZERO);
      case "bytes" ->
          List.of(bytes(0), bytes(1), bytes(0, 0), bytes(127), bytes(128), bytes(255, 255));
      default -> throw new IllegalArgumentException(leaf.name());
    };
  }

  private static List<LocalDateTime> times() {
    return INSTANTS.stream()
        .map(i -> LocalDateTime.ofInstant((Instant) i, ZoneOffset.UTC))
        .toList();
  }

  private static SdkBytes bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return SdkBytes.fromByteArray(bytes);
  }

  static boolean same(Object a, Object b) {
    if (a instanceof BigDecimal left && b instanceof BigDecimal right) {
      return left.compareTo(right) == 0;
    }
    return a.equals(b);
  }

  /** The order that a pattern promises: of text that of its UTF-8 bytes, of the rest its own. */
  @SuppressWarnings("unchecked") // both are of the attribute's type
  static int compare(Object a, Object b) {
    if (a instanceof String left && b instanceof String right) {
      return Arrays.compareUnsigned(
          left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
    }
    if (a instanceof SdkBytes left && b instanceof SdkBytes right) {
      return Arrays.compareUnsigned(left.asByteArray(), right.asByteArray());
    }
    return ((Comparable<Object>) a).compareTo(b);
  }

  /** What a lossy transform makes of a value: what its parameter is. */
  static Object transformed(Object value, KeyEncoding transform) {
    if (value instanceof String text) {
      StringBuilder folded = new StringBuilder();
      for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
        int c = text.codePointAt(i);
        folded.appendCodePoint(
            transform == KeyEncoding.LOWER ? Character.toLowerCase(c) : Character.toUpperCase(c));
      }
      return folded.toString();
    }
    LocalDateTime time = time(value);
    return switch (transform) {
      case TO_YEAR -> Year.of(time.getYear());
      case TO_MONTH -> YearMonth.of(time.getYear(), time.getMonth());
      case TO_DAY -> time.toLocalDate();
      case TO_HOUR -> time.truncatedTo(ChronoUnit.HOURS);
      default -> throw new IllegalArgumentException(transform.name());
    };
  }

  private static LocalDateTime time(Object value) {
    if (value instanceof Instant instant) {
      return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    }
    if (value instanceof OffsetDateTime time) {
      return time.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime();
    }
    if (value instanceof LocalDate day) {
      return day.atStartOfDay();
    }
    return value instanceof YearMonth month ? month.atDay(1).atStartOfDay() : (LocalDateTime) value;
  }

  /** The value that a constant of a term means. */
  static Object constant(Leaf leaf, String text) {
    for (Object value : of(leaf)) {
      if (text.equals(text(value))) {
        return value;
      }
    }
    throw new IllegalArgumentException(leaf.name() + " = " + text);
  }

  /** As a constant of a term is written. */
  static String text(Object value) {
    return value instanceof Enum<?> constant ? constant.name() : value.toString();
  }

  /** Beginnings of a text, the empty one and the whole too. */
  static List<String> beginnings(String text) {
    List<String> beginnings = new ArrayList<>();
    for (int end = 0; end <= text.length(); end++) {
      boolean half = end > 0 && end < text.length() && Character.isLowSurrogate(text.charAt(end));
      if (!half) {
        beginnings.add(text.substring(0, end));
      }
    }
    return beginnings;
  }
}
