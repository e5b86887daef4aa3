package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Term;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a path holds besides the items asked for, or instead of them, as one line of a refusal. */
final class FilterText {

  private FilterText() {}

  static String of(PlanRejection.NeedsFilter filter) {
    MemberKey member = filter.member();
    String partition = PathText.partition(member) + ": ";
    List<Term> when =
        member.key().when().stream().filter(term -> asks(filter, term.path())).toList();
    List<Term> against = when.stream().filter(term -> excludes(term, filter.terms())).toList();
    if (!against.isEmpty()) {
      return partition + holdsOnly(member, against);
    }
    Term first = filter.terms().get(0);
    Optional<KeySlot> next = filter.next().filter(slot -> inSortKey(member, first.path()));
    if (next.isEmpty()) {
      return partition
          + "holds every "
          + attributes(filter)
          + (when.isEmpty() ? "" : " of the " + items(member, when))
          + ", DynamoDB would drop the others after reading them";
    }
    String sort = PathText.sort(member) + ": ";
    AttributePath stopping = next.get().path();
    String dropping = ", DynamoDB would read every " + stopping + " and drop the others";
    if (!stopping.equals(first.path())) {
      return sort + stopping + " comes before " + attributes(filter) + dropping;
    }
    if (first instanceof Term.Absent) {
      return sort + holdsOnly(member, List.of(new Term.Present(first.path(), first.origin())));
    }
    return sort
        + (first instanceof Term.In
            ? "one Query reads one " + stopping + " or every one, not " + first
            : "holds " + PathText.name(next.get()) + " and not " + first + dropping);
  }

  private static String holdsOnly(MemberKey member, List<Term> terms) {
    return "holds only the " + items(member, terms);
  }

  private static String items(MemberKey member, List<Term> terms) {
    return member.entityName()
        + " items with "
        + terms.stream().map(Term::toString).collect(Collectors.joining(", "));
  }

  private static String attributes(PlanRejection.NeedsFilter filter) {
    return filter.terms().stream()
        .map(PatternText::attribute)
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static boolean asks(PlanRejection.NeedsFilter filter, AttributePath path) {
    return filter.terms().stream().anyMatch(term -> term.path().equals(path));
  }

  /** No item satisfies both. */
  private static boolean excludes(Term when, List<Term> asked) {
    AttributeCondition members = AttributeCondition.anything(true).and(when);
    return asked.stream()
        .filter(term -> term.path().equals(when.path()))
        .anyMatch(term -> members.excludes(AttributeCondition.anything(true).and(term)));
  }

  private static boolean inSortKey(MemberKey member, AttributePath path) {
    return KeySlot.of(member.key().sort()).stream().anyMatch(slot -> slot.path().equals(path));
  }
}
