package dev.keyplan.maven.verify;

import dev.keyplan.maven.shape.IndexShape;
import dev.keyplan.maven.shape.KeyAttribute;
import dev.keyplan.maven.shape.ProjectionShape;
import dev.keyplan.maven.shape.ProvedTable;
import dev.keyplan.maven.shape.Stated;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * An index must hold what the model's holds; more never harms. {@code ALL} is served by a list too,
 * if that holds all that the patterns read.
 */
final class ProjectionComparison {

  private final ProvedTable model;
  private final IndexShape wanted;
  private final Findings findings;

  ProjectionComparison(ProvedTable model, IndexShape wanted, Findings findings) {
    this.model = model;
    this.wanted = wanted;
    this.findings = findings;
  }

  void compare(ProjectionShape actual) {
    if (!actual.type().known()) {
      findings.unresolved("projection", actual.type(), text(wanted.projection()));
    } else if (!actual.type().is("ALL")) {
      Set<String> lacking = lacking(actual);
      Optional<Stated> open =
          actual.nonKeyAttributes().stream().filter(name -> !name.known()).findFirst();
      if (!lacking.isEmpty() && open.isPresent()) {
        findings.unresolved("projection", open.get(), String.join(", ", lacking));
      } else if (!lacking.isEmpty()) {
        smaller(actual, lacking);
      } else if (wanted.projection().type().is("ALL")) {
        findings.extra(
            "projection is a list of all attributes that the model has now; its ALL holds later ones too");
      }
    }
  }

  private void smaller(ProjectionShape actual, Set<String> lacking) {
    Set<String> needed = new TreeSet<>();
    List<ProvedTable.IndexRead> reads = model.readsOf(wanted.name().text());
    reads.forEach(read -> needed.addAll(read.needs()));
    needed.retainAll(lacking);
    String lacks = "projection is " + text(actual) + " and lacks " + String.join(", ", lacking);
    boolean served = wanted.projection().type().is("ALL") && !reads.isEmpty() && needed.isEmpty();
    if (served) {
      findings.extra(lacks + "; no pattern reads these from it");
      return;
    }
    String readers =
        reads.stream()
            .filter(read -> read.needs().stream().anyMatch(lacking::contains))
            .map(ProvedTable.IndexRead::pattern)
            .collect(Collectors.joining(", "));
    findings.fault(lacks + (readers.isEmpty() ? "" : ", needed by " + readers));
  }

  /** What the model's index holds and the actual one does not; keys are in every index. */
  private Set<String> lacking(ProjectionShape actual) {
    Set<String> lacking = new TreeSet<>();
    if (wanted.projection().type().is("ALL")) {
      for (String entity : model.entitiesOf().getOrDefault(wanted.name().text(), Set.of())) {
        lacking.addAll(model.stored().get(entity).keySet());
      }
      lacking.addAll(model.entityTypeAttribute());
    } else {
      wanted.projection().nonKeyAttributes().forEach(name -> lacking.add(name.text()));
    }
    actual.nonKeyAttributes().stream().filter(Stated::known).forEach(n -> lacking.remove(n.text()));
    keyNames(model.shape().key().attributes().toList()).forEach(lacking::remove);
    keyNames(wanted.key().attributes().toList()).forEach(lacking::remove);
    return lacking;
  }

  private static List<String> keyNames(List<KeyAttribute> key) {
    return key.stream().map(attribute -> attribute.name().text()).toList();
  }

  private static String text(ProjectionShape projection) {
    return projection.nonKeyAttributes().isEmpty()
        ? projection.type().text()
        : projection.type() + " " + projection.nonKeyAttributes();
  }
}
