package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.Intersection;
import dev.keyplan.processor.analysis.language.KeyLanguage;
import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** No two entities of a table can have one primary key. */
final class PrimaryKeyCheck {

  private PrimaryKeyCheck() {}

  static void check(TableModel table, DiagnosticCollector diagnostics) {
    List<EntityModel> entities = table.entities();
    for (int second = 1; second < entities.size(); second++) {
      for (int first = 0; first < second; first++) {
        check(table, entities.get(first), entities.get(second), diagnostics);
      }
    }
  }

  private static void check(
      TableModel table, EntityModel first, EntityModel second, DiagnosticCollector diagnostics) {
    Optional<EntityKey> firstKey = first.tableKey();
    Optional<EntityKey> secondKey = second.tableKey();
    if (firstKey.isEmpty() || secondKey.isEmpty()) {
      return;
    }
    Optional<List<String>> example = example(firstKey.get(), secondKey.get());
    if (example.isEmpty()) {
      return;
    }
    List<KeyAttribute> half =
        secondKey.get().sort().isEmpty() ? secondKey.get().partition() : secondKey.get().sort();
    String a = first.type().simpleName();
    String b = second.type().simpleName();
    int width = 2 + Math.max("example".length(), Math.max(a.length(), b.length()));
    List<String> details = new ArrayList<>();
    details.add(line(a, width, PathText.keys(firstKey.get())));
    details.add(line(b, width, PathText.keys(secondKey.get())));
    details.add(line("example", width, String.join(", ", example.get())));
    String label = "fix";
    for (String fix : fix(table, first, second)) {
      details.add(line(label, width, fix));
      label = "";
    }
    diagnostics.add(
        new Diagnostic(
            DiagnosticCode.KP501,
            half.get(0).origin(),
            a + " and " + b + " can have the same primary key",
            details));
  }

  /** The one's sort key under its own name, if that keeps it apart from the other's. */
  private static List<String> fix(TableModel table, EntityModel first, EntityModel second) {
    for (EntityModel entity : List.of(second, first)) {
      EntityModel other = entity == second ? first : second;
      Optional<EntityKey> apart = TableKeyProposals.underItsName(table, entity);
      boolean fixed =
          apart.filter(key -> example(key, other.tableKey().orElseThrow()).isEmpty()).isPresent();
      if (fixed) {
        return new Advice(
                "let the keys of " + entity.type().simpleName() + " begin with its name",
                List.of(
                    new Advice.Paste(
                        "replacing the table's @Key on " + entity.type().simpleName(),
                        AnnotationText.of(apart.get(), table))))
            .lines();
      }
    }
    return List.of("begin one of the sort keys with a literal that the other cannot begin with");
  }

  private static String line(String label, int width, String text) {
    return label + " ".repeat(width - label.length()) + text;
  }

  /** A text for each key attribute that both can have. */
  private static Optional<List<String>> example(EntityKey first, EntityKey second) {
    List<KeyAttribute> left =
        Stream.concat(first.partition().stream(), first.sort().stream()).toList();
    List<KeyAttribute> right =
        Stream.concat(second.partition().stream(), second.sort().stream()).toList();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      Optional<String> text =
          Intersection.example(KeyLanguage.of(left.get(i)), KeyLanguage.of(right.get(i)));
      if (text.isEmpty()) {
        return Optional.empty();
      }
      texts.add(left.get(i).storedName() + " " + PathText.printable(text.get()));
    }
    return Optional.of(texts);
  }
}
