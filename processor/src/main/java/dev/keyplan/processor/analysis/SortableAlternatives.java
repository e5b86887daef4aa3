package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;

/** Another attribute to sort or bound by, where the one asked for has no order in any key. */
final class SortableAlternatives {

  private static final List<ScalarType> TIMES =
      List.of(ScalarType.INSTANT, ScalarType.LOCAL_DATE_TIME, ScalarType.LOCAL_DATE);
  private static final List<ScalarType> NUMBERS =
      List.of(ScalarType.LONG, ScalarType.INT, ScalarType.SHORT, ScalarType.BYTE);

  private final TableModel table;
  private final OwnedVerdict refused;
  private final AccessPatternModel pattern;

  SortableAlternatives(TableModel table, OwnedVerdict refused) {
    this.table = table;
    this.refused = refused;
    this.pattern = refused.verdict().pattern();
  }

  List<Proposal> of(PathVerdict path) {
    boolean single = path.path().members().size() == 1;
    PlanRejection rejection = path.rejection().orElseThrow();
    boolean unordered = rejection instanceof PlanRejection.Unordered;
    boolean otherOrder = rejection instanceof PlanRejection.OtherOrder;
    if (!single || !(unordered || otherOrder)) {
      return List.of();
    }
    AttributePath asked =
        rejection instanceof PlanRejection.Unordered u
            ? u.slot().path()
            : ((PlanRejection.OtherOrder) rejection).path();
    return sortable(path.path().members().get(0)).stream()
        .filter(other -> !other.equals(asked))
        .findFirst()
        .map(other -> replacing(asked, other))
        .orElse(List.of());
  }

  /** Times before numbers. */
  private static List<AttributePath> sortable(MemberKey member) {
    List<AttributePath> sortable = new ArrayList<>();
    for (List<ScalarType> kinds : List.of(TIMES, NUMBERS)) {
      for (AttributeModel attribute : member.entity().attributes()) {
        boolean fits =
            attribute.type() instanceof AttributeType.Scalar scalar
                && kinds.contains(scalar.type())
                && !attribute.presence().mayBeAbsent();
        if (fits) {
          sortable.add(AttributePath.parse(attribute.name()));
        }
      }
    }
    return sortable;
  }

  private List<Proposal> replacing(AttributePath asked, AttributePath other) {
    AccessPatternModel changed =
        new AccessPatternModel(
            pattern.name(),
            pattern.by(),
            pattern.range().map(p -> p.equals(asked) ? other : p),
            pattern.startsWith(),
            pattern.orderBy().stream().map(p -> p.equals(asked) ? other : p).distinct().toList(),
            pattern.descending(),
            pattern.index(),
            pattern.strong(),
            pattern.returns(),
            pattern.pageSize(),
            pattern.peakRate(),
            pattern.description(),
            pattern.origins());
    ChangedPattern instead =
        new ChangedPattern(
            table, refused, changed, "sort by " + other + ", whose text sorts as its values");
    List<Proposal> proposals = new ArrayList<>();
    proposals.add(instead.alone());
    proposals.addAll(instead.withKeys());
    return proposals;
  }
}
