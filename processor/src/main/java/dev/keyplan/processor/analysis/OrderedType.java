package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.TableModel;
import java.util.Optional;

/** What an attribute must become so that its text in a key sorts as its values. */
final class OrderedType {

  private static final String ID_PRICE = ", which refuses all but letters, digits, _ and -";

  private OrderedType() {}

  /**
   * In words, as the values that are stored and the code that uses them change with it.
   *
   * @param needed no other advice was found
   */
  static Optional<Advice> advice(TableModel table, PatternVerdict verdict, boolean needed) {
    Optional<PlanRejection> rejection = verdict.furthest().flatMap(PathVerdict::rejection);
    if (rejection.orElse(null) instanceof PlanRejection.Unordered unordered) {
      KeySlot slot = unordered.slot();
      return needed || !KeyOrder.possible(slot.type())
          ? Optional.of(
              Advice.inWords(
                  sentence(slot.path(), slot.type(), slot.part().map(KeyPart::encoding))))
          : Optional.empty();
    }
    return rejection
        .flatMap(why -> unsortable(table, why))
        .map(a -> Advice.inWords(sentence(a.path(), a.type(), Optional.empty())));
  }

  /** Why no index can serve the order; empty if one could. */
  static Optional<String> reason(TableModel table, PlanRejection rejection) {
    return unsortable(table, rejection)
        .map(a -> "no key sorts as the values of " + a.path() + PathText.kind(a.type()));
  }

  private record Asked(AttributePath path, AttributeType type) {}

  private static Optional<Asked> unsortable(TableModel table, PlanRejection rejection) {
    return rejection instanceof PlanRejection.OtherOrder order
        ? new AttributeFacts(table, order.member().entity())
            .at(order.path())
            .map(attribute -> new Asked(order.path(), attribute.type()))
            .filter(asked -> !KeyOrder.possible(asked.type()))
        : Optional.empty();
  }

  private static String sentence(
      AttributePath path, AttributeType type, Optional<KeyEncoding> encoding) {
    if (type instanceof AttributeType.Enumeration enumeration) {
      return "rename the constants of "
          + enumeration.type().simpleName()
          + " so that their names sort as they are declared, or order by an attribute that sorts, a"
          + " number say";
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
              ? "let " + path + " be the last part, or write {" + path + ":id(n)}" + ID_PRICE
              : "let " + path + " be the last part, or write {" + path + ":id}" + ID_PRICE;
      default -> "make " + path + " a String, as the last part or as {" + path + ":id}" + ID_PRICE;
    };
  }
}
