package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.runtime.KeyText;
import dev.keyplan.runtime.KeyTime;
import java.math.BigInteger;
import java.net.URI;
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
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/** Every row of the key format, with the values that it errs on if it errs. */
final class PartSamples {

  private static final String[] CHARACTERS = {
    "a",
    "\u0000",
    "_",
    "-",
    "#",
    ":",
    " ",
    "!",
    "\u0001",
    "\u001F",
    "\u007F",
    "\u0080",
    "\u07FF",
    "\u0800",
    "\uD7FF",
    "\uE000",
    "\uFFFF",
    "\uD800\uDC00",
    "\uD83D\uDE00",
    "\uDBFF\uDFFF",
    "\uD83D",
    "\uDE00",
    "0",
    "9",
    "A",
    "Z",
    "b",
    "z",
    "Ä",
    "ß",
    "ẞ",
    "İ",
    "ı",
    "\u212A",
    "Σ",
    "σ",
    "ς"
  };
  private static final String ID_CHARACTERS = "-09AZ_az";
  private static final long[] EDGES = {
    Long.MIN_VALUE,
    Integer.MIN_VALUE,
    Short.MIN_VALUE,
    Byte.MIN_VALUE,
    -1000,
    -100,
    -10,
    -1,
    0,
    1,
    9,
    10,
    99,
    100,
    999,
    1000,
    Byte.MAX_VALUE,
    Short.MAX_VALUE,
    Integer.MAX_VALUE,
    Long.MAX_VALUE
  };
  private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999999999Z");

  private PartSamples() {}

  static List<PartSample<?>> all() {
    List<PartSample<?>> all = new ArrayList<>();
    texts(all);
    numbers(all);
    times(all);
    others(all);
    return all;
  }

  private static void texts(List<PartSample<?>> all) {
    Comparator<String> bytes = KeyOrder::compare;
    UnaryOperator<String> lower = s -> folded(s, Character::toLowerCase);
    UnaryOperator<String> upper = s -> folded(s, Character::toUpperCase);
    add(all, KeyEncoding.STRING, ScalarType.STRING, PartSamples::text, bytes, KeyText::string);
    add(
        all,
        KeyEncoding.FREE,
        ScalarType.STRING,
        PartSamples::text,
        bytes,
        (e, a, v, x) -> KeyText.free(e, a, v));
    add(
        all,
        KeyEncoding.LOWER,
        ScalarType.STRING,
        PartSamples::text,
        by(lower, bytes),
        KeyText::lower);
    add(
        all,
        KeyEncoding.UPPER,
        ScalarType.STRING,
        PartSamples::text,
        by(upper, bytes),
        KeyText::upper);
    add(
        all,
        KeyEncoding.ID,
        ScalarType.STRING,
        r -> id(r, 1 + r.nextInt(4)),
        bytes,
        (e, a, v, x) -> KeyText.id(e, a, v, 0, x));
    all.add(
        new PartSample<>(
            part(KeyEncoding.ID, scalar(ScalarType.STRING), 3),
            r -> id(r, 3),
            bytes,
            (e, a, v, x) -> KeyText.id(e, a, v, 3, x)));
  }

  private static void numbers(List<PartSample<?>> all) {
    Comparator<Long> order = Comparator.naturalOrder();
    add(
        all,
        KeyEncoding.BYTE,
        ScalarType.BYTE,
        r -> number(r, Byte.MIN_VALUE, Byte.MAX_VALUE),
        order,
        (e, a, v, x) -> KeyText.number(e, a, v.byteValue()));
    add(
        all,
        KeyEncoding.SHORT,
        ScalarType.SHORT,
        r -> number(r, Short.MIN_VALUE, Short.MAX_VALUE),
        order,
        (e, a, v, x) -> KeyText.number(e, a, v.shortValue()));
    add(
        all,
        KeyEncoding.INT,
        ScalarType.INT,
        r -> number(r, Integer.MIN_VALUE, Integer.MAX_VALUE),
        order,
        (e, a, v, x) -> KeyText.number(e, a, v.intValue()));
    add(
        all,
        KeyEncoding.LONG,
        ScalarType.LONG,
        r -> number(r, Long.MIN_VALUE, Long.MAX_VALUE),
        order,
        (e, a, v, x) -> KeyText.number(e, a, v.longValue()));
    all.add(
        new PartSample<>(
            part(KeyEncoding.DIGITS, scalar(ScalarType.LONG), 3),
            r -> number(r, 0, 999),
            order,
            (e, a, v, x) -> KeyText.digits(e, a, v, 3)));
    all.add(
        new PartSample<BigInteger>(
            part(KeyEncoding.DIGITS, scalar(ScalarType.BIG_INTEGER), 40),
            r ->
                BigInteger.valueOf(number(r, 0, Long.MAX_VALUE))
                    .pow(2)
                    .add(BigInteger.valueOf(r.nextInt(3))),
            Comparator.naturalOrder(),
            (e, a, v, x) -> KeyText.digits(e, a, v, 40)));
  }

  private static void times(List<PartSample<?>> all) {
    Comparator<Instant> order = Comparator.naturalOrder();
    add(
        all,
        KeyEncoding.INSTANT,
        ScalarType.INSTANT,
        PartSamples::instant,
        order,
        (e, a, v, x) -> KeyTime.instant(e, a, v));
    add(
        all,
        KeyEncoding.INSTANT_SECONDS,
        ScalarType.INSTANT,
        r -> instant(r).truncatedTo(ChronoUnit.SECONDS),
        order,
        (e, a, v, x) -> KeyTime.instantSeconds(e, a, v));
    add(
        all,
        KeyEncoding.INSTANT_MILLIS,
        ScalarType.INSTANT,
        r -> instant(r).truncatedTo(ChronoUnit.MILLIS),
        order,
        (e, a, v, x) -> KeyTime.instantMillis(e, a, v));
    add(
        all,
        KeyEncoding.INSTANT_MICROS,
        ScalarType.INSTANT,
        r -> instant(r).truncatedTo(ChronoUnit.MICROS),
        order,
        (e, a, v, x) -> KeyTime.instantMicros(e, a, v));
    Comparator<LocalDateTime> local = (a, b) -> a.compareTo(b);
    add(
        all,
        KeyEncoding.LOCAL_DATE_TIME,
        ScalarType.LOCAL_DATE_TIME,
        r -> local(r, ChronoUnit.NANOS),
        local,
        (e, a, v, x) -> KeyTime.localDateTime(e, a, v));
    add(
        all,
        KeyEncoding.LOCAL_DATE_TIME_SECONDS,
        ScalarType.LOCAL_DATE_TIME,
        r -> local(r, ChronoUnit.SECONDS),
        local,
        (e, a, v, x) -> KeyTime.localDateTimeSeconds(e, a, v));
    add(
        all,
        KeyEncoding.LOCAL_DATE_TIME_MILLIS,
        ScalarType.LOCAL_DATE_TIME,
        r -> local(r, ChronoUnit.MILLIS),
        local,
        (e, a, v, x) -> KeyTime.localDateTimeMillis(e, a, v));
    add(
        all,
        KeyEncoding.LOCAL_DATE_TIME_MICROS,
        ScalarType.LOCAL_DATE_TIME,
        r -> local(r, ChronoUnit.MICROS),
        local,
        (e, a, v, x) -> KeyTime.localDateTimeMicros(e, a, v));
    Comparator<LocalDate> day = (a, b) -> a.compareTo(b);
    add(
        all,
        KeyEncoding.LOCAL_DATE,
        ScalarType.LOCAL_DATE,
        r -> local(r, ChronoUnit.DAYS).toLocalDate(),
        day,
        (e, a, v, x) -> KeyTime.localDate(e, a, v));
    add(
        all,
        KeyEncoding.YEAR_MONTH,
        ScalarType.YEAR_MONTH,
        r -> YearMonth.from(local(r, ChronoUnit.DAYS)),
        Comparator.<YearMonth>naturalOrder(),
        (e, a, v, x) -> KeyTime.yearMonth(e, a, v));
    add(
        all,
        KeyEncoding.YEAR,
        ScalarType.YEAR,
        r -> Year.from(local(r, ChronoUnit.DAYS)),
        Comparator.<Year>naturalOrder(),
        (e, a, v, x) -> KeyTime.year(e, a, v));
    add(
        all,
        KeyEncoding.TO_YEAR,
        ScalarType.INSTANT,
        PartSamples::instant,
        by(i -> Year.of(utc(i).getYear()), Comparator.<Year>naturalOrder()),
        (e, a, v, x) -> KeyTime.toYear(e, a, v));
    add(
        all,
        KeyEncoding.TO_MONTH,
        ScalarType.INSTANT,
        PartSamples::instant,
        by(i -> YearMonth.from(utc(i)), Comparator.<YearMonth>naturalOrder()),
        (e, a, v, x) -> KeyTime.toMonth(e, a, v));
    add(
        all,
        KeyEncoding.TO_DAY,
        ScalarType.INSTANT,
        PartSamples::instant,
        by(i -> i.truncatedTo(ChronoUnit.DAYS), order),
        (e, a, v, x) -> KeyTime.toDay(e, a, v));
    add(
        all,
        KeyEncoding.TO_HOUR,
        ScalarType.INSTANT,
        PartSamples::instant,
        by(i -> i.truncatedTo(ChronoUnit.HOURS), order),
        (e, a, v, x) -> KeyTime.toHour(e, a, v));
    Comparator<OffsetDateTime> offset = Comparator.naturalOrder();
    add(
        all,
        KeyEncoding.OFFSET_DATE_TIME,
        ScalarType.OFFSET_DATE_TIME,
        r -> Instant.ofEpochSecond(r.nextInt(3)).atOffset(ZoneOffset.ofHours(r.nextInt(5) - 2)),
        offset,
        (e, a, v, x) -> KeyTime.offsetDateTime(e, a, v));
  }

  private static void others(List<PartSample<?>> all) {
    add(
        all,
        KeyEncoding.BOOLEAN,
        ScalarType.BOOLEAN,
        Random::nextBoolean,
        Comparator.naturalOrder(),
        (e, a, v, x) -> KeyText.bool(v));
    add(
        all,
        KeyEncoding.UUID,
        ScalarType.UUID,
        r -> new UUID(r.nextLong(), r.nextLong()),
        Comparator.<UUID>naturalOrder(),
        (e, a, v, x) -> KeyText.uuid(e, a, v));
    add(
        all,
        KeyEncoding.CHAR,
        ScalarType.CHAR,
        r -> character(r),
        Comparator.<Character>naturalOrder(),
        (e, a, v, x) -> KeyText.character(e, a, v, x));
    add(
        all,
        KeyEncoding.DURATION,
        ScalarType.DURATION,
        r -> Duration.ofMillis(number(r, -100_000, 100_000)),
        Comparator.<Duration>naturalOrder(),
        KeyText::duration);
    add(
        all,
        KeyEncoding.URI,
        ScalarType.URI,
        r ->
            URI.create(
                (r.nextBoolean() ? "//a/" : "//B/") + (r.nextBoolean() ? "#" : "") + id(r, 2)),
        Comparator.<URI>naturalOrder(),
        KeyText::uri);
    for (String names : List.of("CLOSED|OPEN", "OPEN|CLOSED", "W1|W10|W2", "A|A_B", "A_B|A")) {
      List<String> constants = List.of(names.split("\\|"));
      all.add(
          new PartSample<>(
              part(
                  KeyEncoding.ENUM,
                  new AttributeType.Enumeration(TypeRef.of("test", "E"), constants),
                  0),
              r -> constants.get(r.nextInt(constants.size())),
              Comparator.comparing(constants::indexOf),
              (e, a, v, x) -> v));
    }
  }

  private static <T> void add(
      List<PartSample<?>> all,
      KeyEncoding encoding,
      ScalarType type,
      Function<Random, T> values,
      Comparator<T> order,
      PartSample.Encoder<T> encoder) {
    all.add(new PartSample<>(part(encoding, scalar(type), 0), values, order, encoder));
  }

  private static AttributeType scalar(ScalarType type) {
    return new AttributeType.Scalar(type, false);
  }

  private static KeyPart part(KeyEncoding encoding, AttributeType type, int width) {
    return new KeyPart(
        new AttributePath(List.of("value")), type, encoding, width, TestTypes.origin("part"));
  }

  private static <T, U> Comparator<T> by(Function<T, U> meaning, Comparator<U> order) {
    return (a, b) -> order.compare(meaning.apply(a), meaning.apply(b));
  }

  private static String folded(String text, IntUnaryOperator fold) {
    StringBuilder folded = new StringBuilder();
    text.codePoints().map(fold).forEach(folded::appendCodePoint);
    return folded.toString();
  }

  /** Short, so that texts meet; now and then with half a surrogate pair or a delimiter. */
  static String text(Random random) {
    StringBuilder text = new StringBuilder();
    boolean few = random.nextBoolean();
    for (int i = random.nextInt(20) == 0 ? 0 : 1 + random.nextInt(3); i > 0; i--) {
      text.append(CHARACTERS[random.nextInt(few ? 4 : CHARACTERS.length)]);
    }
    return text.toString();
  }

  private static String id(Random random, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = length; i > 0; i--) {
      text.append(ID_CHARACTERS.charAt(random.nextInt(ID_CHARACTERS.length())));
    }
    return text.toString();
  }

  private static char character(Random random) {
    return CHARACTERS[random.nextInt(CHARACTERS.length)].charAt(0);
  }

  /** Edges, their neighbours, and any. */
  private static long number(Random random, long least, long greatest) {
    long value =
        random.nextInt(4) == 0
            ? random.nextLong()
            : EDGES[random.nextInt(EDGES.length)] + random.nextInt(5) - 2;
    return value >= least && value <= greatest
        ? value
        : least + Math.floorMod(value, Math.max(1, greatest - least + 1));
  }

  private static Instant instant(Random random) {
    return switch (random.nextInt(6)) {
      case 0 -> FIRST.plusNanos(random.nextInt(2_000));
      case 1 -> LAST.minusNanos(random.nextInt(2_000));
      case 2 -> Instant.ofEpochSecond(random.nextInt(100_000) - 50_000, random.nextInt(2));
      default ->
          FIRST
              .plusSeconds(
                  (long) (random.nextDouble() * (LAST.getEpochSecond() - FIRST.getEpochSecond())))
              .plusNanos(random.nextInt(1_000_000_000));
    };
  }

  private static LocalDateTime utc(Instant instant) {
    return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
  }

  private static LocalDateTime local(Random random, ChronoUnit unit) {
    return utc(instant(random)).truncatedTo(unit);
  }
}
