package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.runtime.KeyText;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
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

  private PartSamples() {}

  static List<PartSample<?>> all() {
    List<PartSample<?>> all = new ArrayList<>();
    texts(all);
    numbers(all);
    TimeSamples.add(all);
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

  static <T> void add(
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

  static <T, U> Comparator<T> by(Function<T, U> meaning, Comparator<U> order) {
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
}
