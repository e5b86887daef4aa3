package dev.keyplan.processor.analysis;

import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tells why a pattern is refused, and what would serve it. */
final class RefusalMessage {

  private final TableModel table;
  private final String owner;
  private final PatternVerdict verdict;

  RefusalMessage(TableModel table, String owner, PatternVerdict verdict) {
    this.table = table;
    this.owner = owner;
    this.verdict = verdict;
  }

  Diagnostic diagnostic(List<Advice> advice) {
    PathVerdict furthest = verdict.furthest().orElseThrow();
    PlanRejection rejection = furthest.rejection().orElseThrow();
    String subject = verdict.pattern().name() + " on " + owner;
    return new Diagnostic(
        rejection.code(),
        origin(rejection),
        Headline.of(subject, verdict, rejection, furthest.path()),
        details(advice));
  }

  private List<String> details(List<Advice> advice) {
    Map<String, List<String>> lines = new LinkedHashMap<>();
    lines.put("pattern", List.of(PatternText.of(verdict.pattern())));
    for (PathVerdict path : verdict.paths()) {
      path.rejection()
          .ifPresent(
              why ->
                  lines
                      .computeIfAbsent(path.path().label(), label -> new ArrayList<>())
                      .add(PathText.of(why)));
    }
    for (IndexModel index : table.indexes()) {
      boolean asked = verdict.pattern().index().map(index.name()::equals).orElse(true);
      if (asked) {
        lines.computeIfAbsent(index.name(), label -> List.of("holds no " + missing(index)));
      }
    }
    verdict
        .furthest()
        .flatMap(PathVerdict::rejection)
        .flatMap(why -> OrderedType.reason(table, why))
        .ifPresent(reason -> lines.put("reason", List.of(reason)));
    List<String> fixes = new ArrayList<>();
    for (Advice one : advice) {
      List<String> text = one.lines();
      fixes.add((fixes.isEmpty() ? "" : "or ") + text.get(0));
      fixes.addAll(text.subList(1, text.size()));
    }
    if (!fixes.isEmpty()) {
      lines.put("fix", fixes);
    }
    return columns(lines);
  }

  private String missing(IndexModel index) {
    return verdict.returned().stream()
        .map(MemberKey.Returned::entity)
        .filter(entity -> entity.keysOf(index.name()).isEmpty())
        .map(entity -> entity.type().simpleName())
        .findFirst()
        .orElse(owner);
  }

  private static List<String> columns(Map<String, List<String>> lines) {
    int width = 2 + lines.keySet().stream().mapToInt(String::length).max().orElse(0);
    List<String> details = new ArrayList<>();
    lines.forEach(
        (label, texts) -> {
          String head = label;
          for (String text : texts) {
            details.add(head + " ".repeat(width - head.length()) + text);
            // Further paths of one index repeat its name, further lines of a fix do not.
            head = label.equals("fix") ? "" : label;
          }
        });
    return details;
  }

  /** The declared value at fault. */
  private Origin origin(PlanRejection rejection) {
    AccessPatternModel pattern = verdict.pattern();
    AccessPatternModel.Origins origins = pattern.origins();
    if (rejection instanceof PlanRejection.UnknownPartition) {
      return pattern.by().stream()
          .filter(term -> !inSomePartition(term))
          .map(Term::origin)
          .findFirst()
          .orElse(origins.name());
    }
    if (rejection instanceof PlanRejection.NotInIndex) {
      return origins.index();
    }
    if (rejection instanceof PlanRejection.DescendingByNothing) {
      return origins.order();
    }
    if (rejection instanceof PlanRejection.NeedsFilter filter) {
      return filter.terms().get(0).origin();
    }
    if (rejection instanceof PlanRejection.OtherOrder order) {
      return order(order.path());
    }
    if (rejection instanceof PlanRejection.OrderedApart apart) {
      return order(apart.path());
    }
    if (rejection instanceof PlanRejection.MisplacedRange
        || rejection instanceof PlanRejection.BoundedApart) {
      return pattern.range().isPresent() ? origins.range() : origins.startsWith();
    }
    if (rejection instanceof PlanRejection.Unordered unordered) {
      return unordered.ranged() ? origins.range() : order(unordered.slot().path());
    }
    if (rejection instanceof PlanRejection.StrongOnGlobalIndex) {
      return origins.consistency();
    }
    if (rejection instanceof PlanRejection.NotProjected) {
      return pattern.returns().isPresent() ? origins.returns() : origins.name();
    }
    if (rejection instanceof PlanRejection.DropsItems drops) {
      return pattern.by().stream()
          .filter(term -> term.path().equals(drops.path()))
          .map(Term::origin)
          .findFirst()
          .orElse(origins.name());
    }
    return origins.name();
  }

  private boolean inSomePartition(Term term) {
    return verdict.paths().stream()
        .flatMap(path -> path.path().members().stream())
        .flatMap(member -> KeySlot.of(member.key().partition()).stream())
        .anyMatch(slot -> slot.path().equals(term.path()));
  }

  private Origin order(AttributePath path) {
    AccessPatternModel pattern = verdict.pattern();
    int item = pattern.orderBy().indexOf(path);
    List<Origin> items = pattern.origins().orderBy();
    return item >= 0 && item < items.size() ? items.get(item) : pattern.origins().order();
  }
}
