package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.ScalarType;
import java.util.ArrayList;
import java.util.List;

/** Key templates at random, such as the reader lets through. */
final class TemplateSource {

  private static final List<String> STARTS =
      List.of("X#", "X", "XA#", "Y#", "#X#", "x-", "ORDER#", "ORDER", "O#", "M#", "~");
  private static final List<String> ENDS = List.of("#M", "#", "#X", "!", "#ORDER#", "M", "~");
  private static final List<String> BETWEEN = List.of("#", "#", "#", "#", "#X#", "##", "~");
  private static final List<String> BETWEEN_TEXTS = List.of("#", "#", "-", "_", "M", "!", " ");

  private final Chance chance;

  TemplateSource(Chance chance) {
    this.chance = chance;
  }

  KeyAttribute composed(String storedName, List<Leaf> leaves) {
    boolean byComponents = chance.percent(30);
    List<KeySegment> segments = byComponents ? components(leaves) : free(leaves);
    return new KeyAttribute.Composed(
        storedName, new KeyTemplate(text(segments), segments), byComponents, Origin.UNKNOWN);
  }

  /** Parts joined by {@code #}, each after its prefix. */
  private List<KeySegment> components(List<Leaf> leaves) {
    List<KeySegment> segments = new ArrayList<>();
    for (int i = 0; i < leaves.size(); i++) {
      String prefix = chance.percent(50) ? chance.one(STARTS) : "";
      literal(segments, (i == 0 ? "" : "#") + prefix);
      segments.add(part(leaves.get(i), i == leaves.size() - 1));
    }
    if (segments.isEmpty()) {
      literal(segments, chance.one(STARTS));
    }
    return segments;
  }

  private List<KeySegment> free(List<Leaf> leaves) {
    List<KeySegment> segments = new ArrayList<>();
    literal(segments, leaves.isEmpty() || chance.percent(60) ? chance.one(STARTS) : "");
    boolean end = !leaves.isEmpty() && chance.percent(25);
    for (int i = 0; i < leaves.size(); i++) {
      boolean last = i == leaves.size() - 1;
      KeyPart part = part(leaves.get(i), last && !end);
      segments.add(part);
      if (!last && !(fixedWidth(part) && chance.percent(40))) {
        literal(segments, chance.one(texts(part) ? BETWEEN_TEXTS : BETWEEN));
      }
      if (last && end) {
        literal(segments, texts(part) ? chance.one(ENDS) : chance.one(List.of("#M", "#", "~")));
      }
    }
    return segments;
  }

  /** Of variable width, so that the encoder checks for any literal. */
  private static boolean texts(KeyPart part) {
    return switch (part.encoding()) {
      case STRING, ID, LOWER, UPPER, CONVERTED -> part.width() == 0;
      default -> false;
    };
  }

  private static boolean fixedWidth(KeyPart part) {
    return switch (part.encoding()) {
      case DIGITS, INSTANT, INSTANT_SECONDS, LOCAL_DATE, YEAR_MONTH, YEAR, UUID, TO_MONTH -> true;
      case ID -> part.width() > 0;
      default -> false;
    };
  }

  private static void literal(List<KeySegment> segments, String text) {
    if (!text.isEmpty()) {
      segments.add(new KeySegment.Literal(text));
    }
  }

  KeyPart part(Leaf leaf, boolean last) {
    KeyEncoding encoding = encoding(leaf, last);
    int width =
        encoding == KeyEncoding.DIGITS
            ? leaf.name().equals("n") || leaf.name().equals("rank") ? 2 : 19
            : leaf.name().equals("id2") && encoding == KeyEncoding.ID ? 2 : 0;
    return part(leaf, encoding, width);
  }

  /** The one that keeps the values apart. */
  static KeyPart lossless(Leaf leaf) {
    return part(leaf, plain(leaf.type()), 0);
  }

  static KeyPart part(Leaf leaf, KeyEncoding encoding, int width) {
    return new KeyPart(leaf.path(), leaf.type(), encoding, width, Origin.UNKNOWN);
  }

  private KeyEncoding encoding(Leaf leaf, boolean last) {
    if (leaf.name().equals("d") || leaf.name().equals("id2")) {
      return chance.percent(85) ? KeyEncoding.ID : KeyEncoding.STRING;
    }
    int dice = chance.below(100);
    return switch (leaf.name()) {
      case "n", "rank" -> dice < 50 ? KeyEncoding.INT : KeyEncoding.DIGITS;
      case "large" -> dice < 70 ? KeyEncoding.LONG : KeyEncoding.DIGITS;
      case "huge" -> KeyEncoding.DIGITS;
      case "at" -> instant(dice);
      case "local" -> local(dice);
      case "day" ->
          dice < 60
              ? KeyEncoding.LOCAL_DATE
              : dice < 80 ? KeyEncoding.TO_MONTH : KeyEncoding.TO_YEAR;
      case "month" -> dice < 70 ? KeyEncoding.YEAR_MONTH : KeyEncoding.TO_YEAR;
      case "offset" -> dice < 60 ? KeyEncoding.OFFSET_DATE_TIME : KeyEncoding.TO_DAY;
      default -> leaf.isText() ? text(dice, last) : plain(leaf.type());
    };
  }

  private static KeyEncoding text(int dice, boolean last) {
    if (dice < 70) {
      return KeyEncoding.STRING;
    }
    return dice < 80
        ? KeyEncoding.LOWER
        : dice < 86 || !last ? KeyEncoding.UPPER : KeyEncoding.FREE;
  }

  private static KeyEncoding instant(int dice) {
    return dice < 35
        ? KeyEncoding.INSTANT
        : dice < 50
            ? KeyEncoding.INSTANT_SECONDS
            : dice < 55
                ? KeyEncoding.INSTANT_MILLIS
                : dice < 60
                    ? KeyEncoding.INSTANT_MICROS
                    : dice < 80
                        ? KeyEncoding.TO_MONTH
                        : dice < 90 ? KeyEncoding.TO_DAY : KeyEncoding.TO_HOUR;
  }

  private static KeyEncoding local(int dice) {
    return dice < 40
        ? KeyEncoding.LOCAL_DATE_TIME
        : dice < 50
            ? KeyEncoding.LOCAL_DATE_TIME_SECONDS
            : dice < 55
                ? KeyEncoding.LOCAL_DATE_TIME_MILLIS
                : dice < 60
                    ? KeyEncoding.LOCAL_DATE_TIME_MICROS
                    : dice < 80 ? KeyEncoding.TO_YEAR : KeyEncoding.TO_DAY;
  }

  private static KeyEncoding plain(AttributeType type) {
    if (type instanceof AttributeType.Enumeration) {
      return KeyEncoding.ENUM;
    }
    if (type instanceof AttributeType.Converted) {
      return KeyEncoding.CONVERTED;
    }
    ScalarType scalar = ((AttributeType.Scalar) type).type();
    return KeyEncoding.valueOf(scalar.name());
  }

  static String text(List<KeySegment> segments) {
    StringBuilder text = new StringBuilder();
    for (KeySegment segment : segments) {
      if (segment instanceof KeySegment.Literal literal) {
        text.append(literal.text());
      } else {
        KeyPart part = (KeyPart) segment;
        text.append('{').append(part.path()).append(':').append(part.encoding());
        text.append(part.width() > 0 ? "(" + part.width() + ")" : "").append('}');
      }
    }
    return text.toString();
  }
}
