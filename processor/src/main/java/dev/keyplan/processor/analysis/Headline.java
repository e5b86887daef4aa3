package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.Term;
import java.util.List;

/** A refusal's first line, which must stand alone. */
final class Headline {

  private Headline() {}

  /**
   * @param subject the pattern and its owner
   * @param path where the rejection was met
   */
  static String of(
      String subject, PatternVerdict verdict, PlanRejection rejection, CandidatePath path) {
    AccessPatternModel pattern = verdict.pattern();
    String where = path.index().isEmpty() ? "the table" : path.label();
    if (rejection instanceof PlanRejection.UnknownPartition) {
      return subject + scan(pattern);
    }
    if (rejection instanceof PlanRejection.NotInIndex missing) {
      return subject + " cannot read " + where + ", which holds no " + missing.entity();
    }
    if (rejection instanceof PlanRejection.DescendingByNothing) {
      return subject + " is DESCENDING, but has no orderBy";
    }
    if (rejection instanceof PlanRejection.MembersApart apart) {
      return subject
          + " needs several requests: "
          + apart.first().entityName()
          + " and "
          + apart.other().entityName()
          + " lie in different partitions";
    }
    if (rejection instanceof PlanRejection.NeedsFilter filter) {
      List<String> attributes =
          filter.terms().stream().map(PatternText::attribute).distinct().toList();
      return subject + " needs a filter on " + PatternText.quoted(attributes);
    }
    if (rejection instanceof PlanRejection.MisplacedRange range) {
      return subject
          + " cannot bound '"
          + range.path()
          + "': it is not the next part of the sort key of "
          + where;
    }
    if (rejection instanceof PlanRejection.BoundedApart apart) {
      return subject
          + " cannot bound '"
          + apart.path()
          + "' of "
          + apart.first().entityName()
          + " and "
          + apart.other().entityName()
          + " items at once on "
          + where;
    }
    if (rejection instanceof PlanRejection.OtherOrder order) {
      return subject + " is not ordered by '" + order.path() + "' on " + where;
    }
    if (rejection instanceof PlanRejection.OrderedApart apart) {
      return subject
          + " is not ordered by '"
          + apart.path()
          + "' on "
          + where
          + ": "
          + apart.first().entityName()
          + " and "
          + apart.other().entityName()
          + " items do not mix";
    }
    if (rejection instanceof PlanRejection.Unordered unordered) {
      return subject
          + (unordered.ranged() ? " cannot bound '" : " cannot be ordered by '")
          + unordered.slot().path()
          + "': its text does not sort as its values";
    }
    if (rejection instanceof PlanRejection.StrongOnGlobalIndex) {
      return subject + " cannot read " + where + ", a global index, strongly";
    }
    if (rejection instanceof PlanRejection.NotProjected projection) {
      return subject
          + (projection.ofExpiry() ? " needs " : " returns ")
          + PatternText.quoted(projection.attributes())
          + ", which "
          + where
          + " does not project";
    }
    if (rejection instanceof PlanRejection.DropsItems drops) {
      return subject
          + " promises "
          + drops.member().entityName()
          + " items that "
          + where
          + " leaves out: those "
          + drops.when().map(Headline::without).orElse("without '" + drops.path() + "'");
    }
    PlanRejection.ReadsOthers others = (PlanRejection.ReadsOthers) rejection;
    if (others.undecided()) {
      return subject + " cannot be proved to read no " + others.other().items();
    }
    return subject
        + " would also read "
        + (path.reads(others.other().entity()) && !others.other().guards() ? "other " : "")
        + others.other().items();
  }

  private static String without(Term when) {
    if (when instanceof Term.Present) {
      return "without '" + when.path() + "'";
    }
    return when instanceof Term.Absent ? "with '" + when.path() + "'" : "that are not " + when;
  }

  private static String scan(AccessPatternModel pattern) {
    if (pattern.by().isEmpty()) {
      return " needs a Scan: it gives no value for a partition key";
    }
    return " needs a Scan: no partition key can be made of "
        + PatternText.quoted(pattern.by().stream().map(Term::toString).toList());
  }
}
