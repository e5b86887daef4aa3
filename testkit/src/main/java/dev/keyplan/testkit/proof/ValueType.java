package dev.keyplan.testkit.proof;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A Java type as far as keys are concerned.
 *
 * @param javaType as the model writes it: {@code int}, {@code String}, {@code java.time.Instant}
 * @param convertedTo the type that a converter makes of it
 * @param constants of the enum that it is, or is converted to
 */
record ValueType(String javaType, Optional<String> convertedTo, List<String> constants) {

  private static final Map<String, String> BOXES =
      Map.of(
          "boolean", "Boolean",
          "byte", "Byte",
          "short", "Short",
          "int", "Integer",
          "long", "Long",
          "float", "Float",
          "double", "Double",
          "char", "Character");

  private static final Map<String, String> STORED =
      Map.ofEntries(
          Map.entry("Boolean", "BOOL"),
          Map.entry("Byte", "N"),
          Map.entry("Short", "N"),
          Map.entry("Integer", "N"),
          Map.entry("Long", "N"),
          Map.entry("Float", "N"),
          Map.entry("Double", "N"),
          Map.entry("Character", "S"),
          Map.entry("String", "S"),
          Map.entry("java.math.BigDecimal", "N"),
          Map.entry("java.math.BigInteger", "N"),
          Map.entry("java.util.UUID", "S"),
          Map.entry("java.net.URI", "S"),
          Map.entry("java.time.Instant", "S"),
          Map.entry("java.time.LocalDate", "S"),
          Map.entry("java.time.LocalDateTime", "S"),
          Map.entry("java.time.OffsetDateTime", "S"),
          Map.entry("java.time.ZonedDateTime", "S"),
          Map.entry("java.time.Duration", "S"),
          Map.entry("java.time.Year", "N"),
          Map.entry("java.time.YearMonth", "S"),
          Map.entry("byte[]", "B"),
          Map.entry("java.nio.ByteBuffer", "B"),
          Map.entry("software.amazon.awssdk.core.SdkBytes", "B"));

  ValueType {
    constants = List.copyOf(constants);
  }

  /** Without regard to whether it may be null, which the attribute says. */
  String boxed() {
    return BOXES.getOrDefault(javaType, javaType);
  }

  boolean isEnum() {
    return convertedTo.isEmpty() && !constants.isEmpty();
  }

  /** What is stored of it. */
  ValueType target() {
    return convertedTo.map(to -> new ValueType(to, Optional.empty(), constants)).orElse(this);
  }

  /** DynamoDB's type, where the Java type alone says it. */
  Optional<String> stored() {
    ValueType target = target();
    return target.isEnum() ? Optional.of("S") : Optional.ofNullable(STORED.get(target.boxed()));
  }

  /** The encodings that values of the type can have in a composed key. */
  Set<Encoding> encodings() {
    if (convertedTo.isPresent()) {
      return EnumSet.of(Encoding.CONVERTED);
    }
    if (isEnum()) {
      return EnumSet.of(Encoding.ENUM);
    }
    return switch (boxed()) {
      case "String" ->
          EnumSet.of(Encoding.STRING, Encoding.ID, Encoding.FREE, Encoding.LOWER, Encoding.UPPER);
      case "Character" -> EnumSet.of(Encoding.CHAR);
      case "Boolean" -> EnumSet.of(Encoding.BOOLEAN);
      case "Byte" -> EnumSet.of(Encoding.BYTE, Encoding.DIGITS);
      case "Short" -> EnumSet.of(Encoding.SHORT, Encoding.DIGITS);
      case "Integer" -> EnumSet.of(Encoding.INT, Encoding.DIGITS);
      case "Long" -> EnumSet.of(Encoding.LONG, Encoding.DIGITS);
      case "java.math.BigInteger" -> EnumSet.of(Encoding.DIGITS);
      case "java.util.UUID" -> EnumSet.of(Encoding.UUID);
      case "java.net.URI" -> EnumSet.of(Encoding.URI);
      case "java.time.Duration" -> EnumSet.of(Encoding.DURATION);
      case "java.time.Year" -> EnumSet.of(Encoding.YEAR);
      case "java.time.YearMonth" -> EnumSet.of(Encoding.YEAR_MONTH, Encoding.TO_YEAR);
      case "java.time.LocalDate" ->
          EnumSet.of(Encoding.LOCAL_DATE, Encoding.TO_YEAR, Encoding.TO_MONTH);
      case "java.time.Instant" ->
          truncatedToo(
              Encoding.INSTANT,
              Encoding.INSTANT_SECONDS,
              Encoding.INSTANT_MILLIS,
              Encoding.INSTANT_MICROS);
      case "java.time.LocalDateTime" ->
          truncatedToo(
              Encoding.LOCAL_DATE_TIME,
              Encoding.LOCAL_DATE_TIME_SECONDS,
              Encoding.LOCAL_DATE_TIME_MILLIS,
              Encoding.LOCAL_DATE_TIME_MICROS);
      case "java.time.OffsetDateTime" -> truncatedToo(Encoding.OFFSET_DATE_TIME);
      case "java.time.ZonedDateTime" -> truncatedToo();
      default -> EnumSet.noneOf(Encoding.class);
    };
  }

  private static Set<Encoding> truncatedToo(Encoding... lossless) {
    Set<Encoding> encodings =
        EnumSet.of(Encoding.TO_YEAR, Encoding.TO_MONTH, Encoding.TO_DAY, Encoding.TO_HOUR);
    encodings.addAll(List.of(lossless));
    return encodings;
  }

  /** The texts where no transform is said; all texts, where there is no such rule. */
  Language plainTexts() {
    return target().encodings().stream()
        .filter(encoding -> encoding.transform().isEmpty())
        .findFirst()
        .map(encoding -> encoding.texts(target(), 0))
        .orElse(Language.repeated(Language.ANY_CHARACTER, 1, false));
  }

  /** The texts of an attribute of type S that is itself a key: Strings may hold the delimiter. */
  Language nativeTexts() {
    return switch (target().boxed()) {
      case "String", "java.time.OffsetDateTime" ->
          Language.repeated(Language.ANY_CHARACTER, 1, false);
      default -> plainTexts();
    };
  }

  /** A native key sorts as the values. */
  boolean nativelyOrdered() {
    boolean scalar = convertedTo.isEmpty() && !isEnum();
    return scalar
        ? Set.of("N", "B").contains(stored().orElse(""))
            || Set.of(
                    "String",
                    "java.time.Instant",
                    "java.time.LocalDateTime",
                    "java.time.LocalDate",
                    "java.time.YearMonth")
                .contains(boxed())
        : isEnum() && sortsAsDeclared("");
  }

  /** The names, each with what follows it, sort by their bytes as the constants do. */
  boolean sortsAsDeclared(String after) {
    for (int i = 1; i < constants.size(); i++) {
      byte[] less = (constants.get(i - 1) + after).getBytes(StandardCharsets.UTF_8);
      byte[] greater = (constants.get(i) + after).getBytes(StandardCharsets.UTF_8);
      if (Arrays.compareUnsigned(less, greater) >= 0) {
        return false;
      }
    }
    return isEnum();
  }

  /** All values, if they can be listed. */
  Optional<Set<String>> values() {
    if (isEnum()) {
      return Optional.of(Set.copyOf(constants));
    }
    return boxed().equals("Boolean") ? Optional.of(Set.of("true", "false")) : Optional.empty();
  }
}
