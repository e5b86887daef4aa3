package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import java.util.Optional;

/** What an attribute must become so that its text in a key sorts as its values. */
final class OrderedType {

  private OrderedType() {}

  /** In words, as the values that are stored and the code that uses them change with it. */
  static Advice advice(KeySlot slot) {
    return Advice.inWords(sentence(slot.path(), slot.type(), slot.part().map(p -> p.encoding())));
  }

  private static String sentence(
      AttributePath path, AttributeType type, Optional<KeyEncoding> encoding) {
    if (type instanceof AttributeType.Enumeration enumeration) {
      return "name the constants of "
          + enumeration.type().simpleName()
          + " so that their names sort in the order wanted";
    }
    if (!(type instanceof AttributeType.Scalar scalar)) {
      return "store "
          + path
          + " without a converter, as a type whose text sorts: a time, a date, a whole number";
    }
    return switch (scalar.type()) {
      case OFFSET_DATE_TIME, ZONED_DATE_TIME ->
          "make " + path + " an Instant, LocalDateTime or LocalDate";
      case UUID ->
          "make "
              + path
              + " a String that holds a sortable id, {"
              + path
              + ":id(26)} for a ULID, {"
              + path
              + ":id(27)} for a KSUID";
      case DURATION -> "make " + path + " a long, of seconds or milliseconds";
      case STRING ->
          encoding.filter(KeyEncoding.ID::equals).isPresent()
              ? "let " + path + " be the last part, or write {" + path + ":id(n)}"
              : "let " + path + " be the last part, or write {" + path + ":id}";
      default -> "make " + path + " a String, as the last part or as {" + path + ":id}";
    };
  }
}
