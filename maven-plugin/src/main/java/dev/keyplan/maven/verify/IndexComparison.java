package dev.keyplan.maven.verify;

import dev.keyplan.maven.shape.IndexShape;
import dev.keyplan.maven.shape.KeyShape;
import dev.keyplan.maven.shape.ProvedTable;
import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.shape.TableShape;
import java.util.Optional;
import java.util.stream.Collectors;

/** Each index of the model must be there by its name, with its key and at least its projection. */
final class IndexComparison {

  private final ProvedTable model;
  private final TableShape actual;
  private final Findings findings;

  IndexComparison(ProvedTable model, TableShape actual, Findings findings) {
    this.model = model;
    this.actual = actual;
    this.findings = findings;
  }

  void compare() {
    for (IndexShape wanted : model.shape().indexes()) {
      Findings here = findings.at(wanted.name().text());
      Optional<IndexShape> found =
          actual.indexes().stream().filter(i -> i.name().equals(wanted.name())).findFirst();
      if (found.isPresent()) {
        compare(wanted, found.get(), here);
      } else {
        missing(wanted, here);
      }
    }
  }

  private void compare(IndexShape wanted, IndexShape found, Findings here) {
    if (wanted.local() != found.local()) {
      here.fault("is a " + found.kind() + " index; the model's is " + wanted.kind());
    }
    KeyComparison.compare(wanted.key(), found.key(), here);
    new ProjectionComparison(model, wanted, here).compare(found.projection());
  }

  private void missing(IndexShape wanted, Findings here) {
    Optional<Stated> open =
        actual.indexes().stream()
            .map(IndexShape::name)
            .filter(name -> !name.known())
            .findFirst()
            .or(actual::furtherIndexes);
    if (open.isPresent()) {
      here.unresolved("is not there by name; " + open.get() + " is not decided here and may be it");
      return;
    }
    String readers =
        model.readsOf(wanted.name().text()).stream()
            .map(ProvedTable.IndexRead::pattern)
            .collect(Collectors.joining(", "));
    here.fault(
        "is missing"
            + (readers.isEmpty() ? "" : ", read by " + readers)
            + ": a "
            + wanted.kind()
            + " index with partition key "
            + KeyShape.text(wanted.key().partition())
            + ", sort key "
            + KeyShape.text(wanted.key().sort())
            + ", projection "
            + wanted.projection().type()
            + alike(wanted));
  }

  /** An index of the same key under another name: names are what differs most often. */
  private String alike(IndexShape wanted) {
    return actual.indexes().stream()
        .filter(i -> i.local() == wanted.local() && KeyComparison.sameNames(i.key(), wanted.key()))
        .findFirst()
        .map(i -> "; " + i.name() + " has this key, the names must be the same")
        .orElse("");
  }
}
