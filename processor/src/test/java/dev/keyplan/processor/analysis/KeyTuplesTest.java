package dev.keyplan.processor.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.keyplan.processor.model.KeyEncoding;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Keys of two to four parts, with literals that begin as they end, that are delimiters, or none:
 * whoever knows the template can take any key apart again. So no two tuples share one.
 */
class KeyTuplesTest {

  private static final int TEMPLATES = 4_000;
  private static final int TUPLES = 750;

  static final List<String> LITERALS =
      List.of(
          "#",
          "##",
          "#ORDER#",
          "_",
          "__",
          "-",
          "-a-",
          "aba",
          "aa",
          "0",
          "Z",
          ":",
          " ",
          "!",
          "\u0001",
          "\uD83D\uDE00",
          "\uDBFF\uDFFF");

  private record Piece(PartSample<?> sample, String after) {}

  @Test
  void threeMillionTuplesAreTakenApartAgain() {
    Random random = new Random(20261129);
    int refused = 0;
    int keys = 0;
    for (int i = 0; i < TEMPLATES; i++) {
      List<Piece> template = template(random);
      for (int tuple = 0; tuple < TUPLES; tuple++) {
        List<String> texts = new ArrayList<>();
        for (Piece piece : template) {
          text(piece.sample(), random, piece.after()).ifPresent(texts::add);
        }
        if (texts.size() < template.size()) {
          refused++;
        } else {
          keys++;
          assertTakenApart(template, texts);
        }
      }
    }
    assertThat(keys + refused).isEqualTo(3_000_000);
    assertThat(keys).isGreaterThan(1_000_000);
    assertThat(refused).isGreaterThan(100_000);
  }

  private static void assertTakenApart(List<Piece> template, List<String> texts) {
    StringBuilder key = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      key.append(texts.get(i)).append(template.get(i).after());
    }
    int from = 0;
    for (int i = 0; i < texts.size(); i++) {
      Piece piece = template.get(i);
      int end = piece.sample().end(key.toString(), from, piece.after());
      if (end < from || !key.substring(from, end).equals(texts.get(i))) {
        fail("%s of %s is taken apart wrongly: %s", texts, template, key);
      }
      from = end + piece.after().length();
    }
    if (from != key.length()) {
      fail("%s of %s leaves a rest: %s", texts, template, key);
    }
  }

  private static List<Piece> template(Random random) {
    List<PartSample<?>> samples = PartSamples.all();
    List<Piece> pieces = new ArrayList<>();
    int parts = 2 + random.nextInt(3);
    while (pieces.size() < parts) {
      PartSample<?> sample = samples.get(random.nextInt(samples.size()));
      boolean last = pieces.size() == parts - 1;
      boolean free = sample.part().encoding() == KeyEncoding.FREE;
      boolean none =
          last ? free || random.nextBoolean() : !sample.needsTerminator() && random.nextInt(4) == 0;
      String after = none ? "" : LITERALS.get(random.nextInt(LITERALS.size()));
      if ((!free || last) && allowed(sample, after)) {
        pieces.add(new Piece(sample, after));
      }
    }
    return pieces;
  }

  /** The one rule on literals that the compiler checks: enums have no encoder that could refuse. */
  static boolean allowed(PartSample<?> sample, String after) {
    return !(sample.part().encoding() == KeyEncoding.ENUM)
        || KeyOrderClaimsTest.endsClearly(sample, after);
  }

  private static <T> Optional<String> text(PartSample<T> sample, Random random, String after) {
    return sample.text(sample.values().apply(random), after);
  }

  @Test
  void noTwoValuesOfALosslessPartHaveOneText() {
    for (PartSample<?> sample : PartSamples.all()) {
      if (!sample.part().encoding().lossy()) {
        assertInjective(sample);
      }
    }
  }

  private static <T> void assertInjective(PartSample<T> sample) {
    Random random = new Random(7);
    Map<String, T> values = new HashMap<>();
    for (int i = 0; i < 50_000; i++) {
      T value = sample.values().apply(random);
      Optional<String> text = sample.text(value, "");
      if (text.isPresent()) {
        T first = values.putIfAbsent(text.get(), value);
        if (first != null && !first.equals(value) && !sameInstant(sample, first, value)) {
          fail("%s: %s and %s are both %s", sample, first, value, text.get());
        }
      }
    }
    assertThat(values).as(sample.toString()).hasSizeGreaterThan(1);
  }

  /** The key holds the instant; the offset is kept by the attribute. */
  private static <T> boolean sameInstant(PartSample<T> sample, T a, T b) {
    return sample.part().encoding() == KeyEncoding.OFFSET_DATE_TIME
        && ((OffsetDateTime) a).isEqual((OffsetDateTime) b);
  }

  @Test
  void halvesOfSurrogatePairsAreRefusedInEveryText() {
    Set<KeyEncoding> withText = new HashSet<>();
    for (PartSample<?> sample : PartSamples.all()) {
      refusesHalves(sample, withText);
    }
    assertThat(withText)
        .containsExactlyInAnyOrder(
            KeyEncoding.STRING,
            KeyEncoding.FREE,
            KeyEncoding.LOWER,
            KeyEncoding.UPPER,
            KeyEncoding.CHAR);
  }

  private static <T> void refusesHalves(PartSample<T> sample, Set<KeyEncoding> withText) {
    Random random = new Random(3);
    for (int i = 0; i < 20_000; i++) {
      T value = sample.values().apply(random);
      String plain = value.toString();
      if (plain.codePoints().anyMatch(c -> c >= 0xD800 && c <= 0xDFFF)) {
        withText.add(sample.part().encoding());
        assertThat(sample.text(value, "")).as("%s %s", sample, plain).isEmpty();
      }
    }
  }
}
