package dev.keyplan.matrix;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import software.amazon.awssdk.core.SdkBytes;

/** Values of few kinds each, so that equal ones meet, and of whatever type an attribute has. */
final class RandomValues {

  private static final List<String> TEXTS =
      List.of("a", "B", "zoe", "x-1", "ann b", "é", "😀", "A1b2", "0", "ORDER", "a_b", "abcdefgh");

  /** Whole minutes that have not expired. */
  private static final Instant BASE = Instant.parse("2100-02-03T04:05:00Z");

  private final Random random;
  private final Map<Class<?>, Supplier<Object>> simple = new LinkedHashMap<>();

  RandomValues(long seed) {
    random = new Random(seed);
    simple.put(String.class, () -> TEXTS.get(random.nextInt(TEXTS.size())));
    both(boolean.class, Boolean.class, random::nextBoolean);
    both(byte.class, Byte.class, () -> (byte) small());
    both(short.class, Short.class, () -> (short) small());
    both(int.class, Integer.class, this::small);
    both(long.class, Long.class, () -> (long) small());
    both(float.class, Float.class, () -> small() / 2f);
    both(double.class, Double.class, () -> small() / 2d);
    both(char.class, Character.class, () -> "aZ9é".charAt(random.nextInt(4)));
    simple.put(BigDecimal.class, () -> BigDecimal.valueOf(small(), 1));
    simple.put(BigInteger.class, () -> BigInteger.valueOf(small()));
    simple.put(UUID.class, () -> new UUID(1, random.nextInt(4)));
    simple.put(Instant.class, this::instant);
    simple.put(LocalDate.class, () -> local().toLocalDate());
    simple.put(LocalDateTime.class, this::local);
    simple.put(OffsetDateTime.class, () -> instant().atOffset(ZoneOffset.ofHours(2)));
    simple.put(ZonedDateTime.class, () -> instant().atZone(ZoneId.of("Europe/Vienna")));
    simple.put(Duration.class, () -> Duration.ofSeconds(random.nextInt(100)));
    simple.put(Year.class, () -> Year.of(2000 + random.nextInt(3)));
    simple.put(YearMonth.class, () -> YearMonth.of(2000, 1 + random.nextInt(3)));
    simple.put(URI.class, () -> URI.create("urn:x:" + random.nextInt(3)));
    simple.put(ByteBuffer.class, () -> ByteBuffer.wrap(bytes()).asReadOnlyBuffer());
    simple.put(SdkBytes.class, () -> SdkBytes.fromByteArray(bytes()));
    simple.put(byte[].class, this::bytes);
    simple.put(Locale.class, () -> random.nextBoolean() ? Locale.GERMAN : Locale.CANADA_FRENCH);
  }

  private <T> void both(Class<?> primitive, Class<?> boxed, Supplier<T> value) {
    simple.put(primitive, value::get);
    simple.put(boxed, value::get);
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  /** A value of a record's component that is not the one it has, if it finds one. */
  Object another(Object record, String component) {
    Object value = Records.values(record).get(component);
    for (RecordComponent part : record.getClass().getRecordComponents()) {
      for (int i = 0; part.getName().equals(component) && i < 20; i++) {
        Object other = of(part.getGenericType());
        if (!other.equals(value)) {
          return other;
        }
      }
    }
    return value;
  }

  /**
   * @throws IllegalArgumentException if it knows no values of that type
   */
  Object of(Type type) {
    if (type instanceof ParameterizedType generic) {
      return container((Class<?>) generic.getRawType(), generic.getActualTypeArguments());
    }
    Class<?> raw = (Class<?>) type;
    if (simple.containsKey(raw)) {
      return simple.get(raw).get();
    }
    if (raw.isEnum()) {
      return raw.getEnumConstants()[random.nextInt(raw.getEnumConstants().length)];
    }
    if (raw.isRecord()) {
      List<Object> values = new ArrayList<>();
      for (RecordComponent component : raw.getRecordComponents()) {
        values.add(of(component.getGenericType()));
      }
      return Records.create(raw, values);
    }
    throw new IllegalArgumentException("no random values of " + type);
  }

  private Object container(Class<?> raw, Type[] arguments) {
    if (raw == Optional.class) {
      return random.nextInt(3) == 0 ? Optional.empty() : Optional.of(of(arguments[0]));
    }
    List<Object> elements = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      elements.add(of(arguments[arguments.length - 1]));
    }
    if (raw == List.class) {
      return elements;
    }
    if (raw == Set.class) {
      return new LinkedHashSet<>(elements);
    }
    if (raw == Map.class) {
      Map<Object, Object> map = new LinkedHashMap<>();
      elements.forEach(element -> map.put(of(String.class), element));
      return map;
    }
    throw new IllegalArgumentException("no random values of " + raw);
  }

  private int small() {
    return random.nextInt(9);
  }

  private Instant instant() {
    return BASE.plusSeconds(60L * random.nextInt(5));
  }

  private LocalDateTime local() {
    return LocalDateTime.ofInstant(instant().plusSeconds(86_400L * small()), ZoneOffset.UTC);
  }

  private byte[] bytes() {
    return new byte[] {(byte) small(), (byte) -1};
  }
}
