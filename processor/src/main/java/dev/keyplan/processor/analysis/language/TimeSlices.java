package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.model.KeyEncoding;
import java.util.ArrayList;
import java.util.List;

/** A time's text in slices, of which the truncations and the shorter forms take some. */
final class TimeSlices {

  private final String owner;
  private final String label;

  TimeSlices(String owner, String label) {
    this.owner = owner;
    this.label = label;
  }

  List<Piece> of(KeyEncoding encoding) {
    return switch (encoding) {
      case INSTANT, OFFSET_DATE_TIME -> time(3, "Z");
      case INSTANT_MICROS -> time(2, "Z");
      case INSTANT_MILLIS -> time(1, "Z");
      case INSTANT_SECONDS -> time(0, "Z");
      case LOCAL_DATE_TIME -> time(3, "");
      case LOCAL_DATE_TIME_MICROS -> time(2, "");
      case LOCAL_DATE_TIME_MILLIS -> time(1, "");
      case LOCAL_DATE_TIME_SECONDS -> time(0, "");
      case TO_HOUR -> hour();
      case LOCAL_DATE, TO_DAY -> day();
      case YEAR_MONTH, TO_MONTH -> month();
      case YEAR, TO_YEAR -> List.of(year());
      default -> throw new IllegalArgumentException(encoding.name());
    };
  }

  /** The slices that a shorter form of a time leaves out, as they are zero. */
  List<Piece.Part> unused(KeyEncoding encoding) {
    int used =
        switch (encoding) {
          case INSTANT_SECONDS, LOCAL_DATE_TIME_SECONDS -> 0;
          case INSTANT_MILLIS, LOCAL_DATE_TIME_MILLIS -> 1;
          case INSTANT_MICROS, LOCAL_DATE_TIME_MICROS -> 2;
          default -> 3;
        };
    List<Piece.Part> zero = new ArrayList<>();
    for (int i = used; i < 3; i++) {
      zero.add(new Piece.Part(fraction(i).variable(), Automaton.literal("000"), "", label));
    }
    return zero;
  }

  private Piece.Part year() {
    return part("year", new Automaton.Builder().times(4, CodePoints.DIGITS, Automaton.NO_SEGMENT));
  }

  private List<Piece> month() {
    return List.of(year(), new Piece.Fixed("-"), twoDigits("month", 1, 12));
  }

  private List<Piece> day() {
    List<Piece> pieces = new ArrayList<>(month());
    pieces.add(new Piece.Fixed("-"));
    pieces.add(twoDigits("day", 1, 31));
    return pieces;
  }

  private List<Piece> hour() {
    List<Piece> pieces = new ArrayList<>(day());
    pieces.add(new Piece.Fixed("T"));
    pieces.add(twoDigits("hour", 0, 23));
    return pieces;
  }

  private List<Piece> time(int fractions, String zone) {
    List<Piece> pieces = new ArrayList<>(hour());
    pieces.add(new Piece.Fixed(":"));
    pieces.add(twoDigits("minute", 0, 59));
    pieces.add(new Piece.Fixed(":"));
    pieces.add(twoDigits("second", 0, 59));
    if (fractions > 0) {
      pieces.add(new Piece.Fixed("."));
    }
    for (int i = 0; i < fractions; i++) {
      pieces.add(fraction(i));
    }
    Piece.add(pieces, new Piece.Fixed(zone));
    return pieces;
  }

  private Piece.Part fraction(int thousands) {
    return part(
        List.of("millis", "micros", "nanos").get(thousands),
        new Automaton.Builder().times(3, CodePoints.DIGITS, Automaton.NO_SEGMENT));
  }

  private Piece.Part twoDigits(String slice, int least, int greatest) {
    Automaton.Builder texts = new Automaton.Builder();
    PartLanguage.twoDigits(texts, least, greatest, Automaton.NO_SEGMENT);
    return part(slice, texts);
  }

  private Piece.Part part(String slice, Automaton.Builder texts) {
    return new Piece.Part(new Variable(owner, slice), texts.build(), "", label);
  }
}
