package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.ConstantText;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Cuts the texts of one side's parts into slices, so that a value under several encodings is the
 * same slices in each: a month is the first two of the time's own, and three digits are the end of
 * ten.
 */
final class Slices {

  private final Map<AttributePath, Set<String>> allowed;
  private final Map<String, Integer> digits = new HashMap<>();
  private final List<Piece.Part> restrictions = new ArrayList<>();

  /**
   * @param allowed the only texts of some attributes
   */
  Slices(Map<AttributePath, Set<String>> allowed) {
    this.allowed = allowed;
  }

  /** To be said of all parts before any is cut. */
  void declare(String owner, KeyPart part) {
    if (part.encoding() == KeyEncoding.DIGITS) {
      digits.merge(owner, part.width(), Math::min);
    }
  }

  /** A part that stands elsewhere, but restricts the same values. */
  void restrict(Piece.Part part) {
    restrictions.add(part);
  }

  List<Piece.Part> restrictions() {
    return restrictions;
  }

  List<Piece> of(KeyAttribute key) {
    return of(key, 0);
  }

  /**
   * @param from the first segment of the template, 0 for a native one
   */
  List<Piece> of(KeyAttribute key, int from) {
    if (key instanceof KeyAttribute.Native plain) {
      return ofNative(plain.attribute().name(), plain.attribute());
    }
    List<KeySegment> segments = ((KeyAttribute.Composed) key).template().segments();
    List<Piece> pieces = new ArrayList<>();
    for (int i = from; i < segments.size(); i++) {
      if (segments.get(i) instanceof KeySegment.Literal literal) {
        Piece.add(pieces, new Piece.Fixed(literal.text()));
      } else {
        KeyPart part = (KeyPart) segments.get(i);
        String after =
            i + 1 < segments.size() && segments.get(i + 1) instanceof KeySegment.Literal next
                ? next.text()
                : "";
        of(part.path().toString(), part, after).forEach(piece -> Piece.add(pieces, piece));
      }
    }
    return pieces;
  }

  List<Piece> of(BoundKey key) {
    if (key instanceof BoundKey.Text text) {
      return of(text.segments());
    }
    BoundKey.Value value = (BoundKey.Value) key;
    return value
        .constant()
        .map(constant -> List.<Piece>of(new Piece.Fixed(nativeText(constant))))
        .orElseGet(() -> ofNative(value.parameter().orElseThrow().text(), value.attribute()));
  }

  List<Piece> of(List<BoundSegment> segments) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < segments.size(); i++) {
      String after =
          i + 1 < segments.size() && segments.get(i + 1) instanceof BoundSegment.Literal next
              ? next.text()
              : "";
      of(segments.get(i), after).forEach(piece -> Piece.add(pieces, piece));
    }
    return pieces;
  }

  private List<Piece> of(BoundSegment segment, String after) {
    if (segment instanceof BoundSegment.Literal literal) {
      return List.of(new Piece.Fixed(literal.text()));
    }
    if (segment instanceof BoundSegment.FromParameter parameter) {
      return of(parameter.term().text(), parameter.part(), after);
    }
    if (segment instanceof BoundSegment.FromConstant constant) {
      return isExact(constant.part().encoding())
          ? List.of(new Piece.Fixed(ConstantText.of(constant.part(), constant.constant())))
          : of("= " + constant.constant().text(), constant.part(), after);
    }
    BoundSegment.FromRange range = (BoundSegment.FromRange) segment;
    return of("range " + range.range(), range.part(), after);
  }

  List<Piece> of(String owner, KeyPart part, String after) {
    return switch (part.encoding()) {
      case STRING, ID, FREE -> one(owner, "text", part, after);
      case BYTE, SHORT, INT, LONG, DIGITS -> number(owner, part);
      case INSTANT,
          INSTANT_SECONDS,
          INSTANT_MILLIS,
          INSTANT_MICROS,
          LOCAL_DATE_TIME,
          LOCAL_DATE_TIME_SECONDS,
          LOCAL_DATE_TIME_MILLIS,
          LOCAL_DATE_TIME_MICROS,
          OFFSET_DATE_TIME,
          LOCAL_DATE,
          YEAR_MONTH,
          YEAR,
          TO_YEAR,
          TO_MONTH,
          TO_DAY,
          TO_HOUR -> {
        TimeSlices time = new TimeSlices(owner, PartPath.of(part));
        restrictions.addAll(time.unused(part.encoding()));
        yield restricted(time.of(part.encoding()), part);
      }
      default -> one(owner, part.encoding().name(), part, after);
    };
  }

  /** A year is the only time that constants are written of. */
  private List<Piece> restricted(List<Piece> pieces, KeyPart part) {
    if (part.encoding() != KeyEncoding.YEAR || !allowed.containsKey(part.path())) {
      return pieces;
    }
    Piece.Part year = (Piece.Part) pieces.get(0);
    return List.of(new Piece.Part(year.variable(), within(year.texts(), part), "", year.label()));
  }

  private List<Piece> one(String owner, String slice, KeyPart part, String after) {
    String terminator = isChecked(part) ? after : "";
    Automaton texts =
        PartLanguage.of(part.encoding(), part.type(), part.width(), Automaton.NO_SEGMENT);
    Automaton possible = isExact(part.encoding()) ? within(texts, part) : texts;
    return List.of(
        new Piece.Part(
            new Variable(owner, slice),
            terminator.isEmpty() ? possible : TerminatedLanguage.valuesBefore(possible, terminator),
            terminator,
            PartPath.of(part)));
  }

  private List<Piece> number(String owner, KeyPart part) {
    int width =
        switch (part.encoding()) {
          case BYTE -> 3;
          case SHORT -> 5;
          case INT -> 10;
          case LONG -> 19;
          default -> part.width();
        };
    if (!digits.containsKey(owner)) {
      return one(owner, "number", part, "");
    }
    int least = Math.min(width, digits.get(owner));
    KeyPart last = new KeyPart(part.path(), part.type(), KeyEncoding.DIGITS, least, Origin.UNKNOWN);
    List<Piece> pieces = new ArrayList<>();
    Piece.add(pieces, new Piece.Fixed("0".repeat(width - least)));
    pieces.addAll(one(owner, least + " digits", last, ""));
    return pieces;
  }

  private Automaton within(Automaton texts, KeyPart part) {
    Set<String> only = allowed.get(part.path());
    if (only == null) {
      return texts;
    }
    List<String> constants =
        only.stream()
            .sorted()
            .map(text -> ConstantText.of(part, new Constant(part.type(), text)))
            .toList();
    return Bounds.intersection(
        texts, new Automaton.Builder().oneOf(constants, Automaton.NO_SEGMENT).build());
  }

  /** The text of a constant is known. */
  private static boolean isExact(KeyEncoding encoding) {
    return switch (encoding) {
      case STRING, ID, FREE, LOWER, UPPER, ENUM, BOOLEAN, YEAR -> true;
      case BYTE, SHORT, INT, LONG, DIGITS -> true;
      default -> false;
    };
  }

  /** The encoder refuses values that hold the literal after them. */
  private static boolean isChecked(KeyPart part) {
    KeyEncoding encoding =
        part.encoding() == KeyEncoding.CONVERTED
            ? PlainEncoding.of(PartLanguage.target(part.type())).orElse(KeyEncoding.CONVERTED)
            : part.encoding();
    return switch (encoding) {
      case STRING, ID, LOWER, UPPER, CHAR, URI, DURATION -> true;
      default -> false;
    };
  }

  private List<Piece> ofNative(String owner, AttributeModel attribute) {
    AttributeType type = attribute.type();
    AttributePath path = new AttributePath(List.of(attribute.name()));
    KeyEncoding plain = PlainEncoding.of(type).orElse(KeyEncoding.FREE);
    if (type.stored() == StoredType.S) {
      switch (plain) {
        case INSTANT, LOCAL_DATE_TIME, LOCAL_DATE, YEAR_MONTH -> {
          return new TimeSlices(owner, attribute.name()).of(plain);
        }
        case STRING, FREE, ENUM, BOOLEAN -> {
          KeyEncoding free = plain == KeyEncoding.STRING ? KeyEncoding.FREE : plain;
          String slice = free == KeyEncoding.FREE ? "text" : plain.name();
          return one(owner, slice, new KeyPart(path, type, free, 0, Origin.UNKNOWN), "");
        }
        default -> {}
      }
      String slice = plain == KeyEncoding.OFFSET_DATE_TIME ? "as stored" : plain.name();
      return List.of(
          new Piece.Part(
              new Variable(owner, slice), PartLanguage.ofNative(type), "", attribute.name()));
    }
    Automaton texts =
        type.stored() == StoredType.N ? PartLanguage.ofNumbers() : Automaton.anything();
    Set<String> only = type.stored() == StoredType.N ? allowed.get(path) : null;
    if (only != null) {
      List<String> numbers =
          only.stream().sorted().map(text -> nativeText(new Constant(type, text))).toList();
      texts = new Automaton.Builder().oneOf(numbers, Automaton.NO_SEGMENT).build();
    }
    return List.of(new Piece.Part(new Variable(owner, "value"), texts, "", attribute.name()));
  }

  /** Numbers are compared by value. */
  private static String nativeText(Constant constant) {
    return constant.type().stored() == StoredType.N
        ? new BigDecimal(constant.text()).stripTrailingZeros().toPlainString()
        : constant.text();
  }

  /** A part as it is written in a template. */
  private static final class PartPath {
    static String of(KeyPart part) {
      return part.encoding().lossy()
          ? part.path() + ":" + part.encoding().transform()
          : part.path().toString();
    }
  }
}
