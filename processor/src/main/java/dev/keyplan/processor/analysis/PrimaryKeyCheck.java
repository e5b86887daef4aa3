package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.Overlap;
import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.KeyPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** No two entities of a table can have one primary key. */
final class PrimaryKeyCheck {

  private PrimaryKeyCheck() {}

  /** Why the keys differ, of each pair of entities of which they do. */
  static List<KeyPair> check(TableModel table, DiagnosticCollector diagnostics) {
    List<KeyPair> pairs = new ArrayList<>();
    List<EntityModel> entities = table.entities();
    KeySpaces spaces = new KeySpaces();
    for (int second = 1; second < entities.size(); second++) {
      for (int first = 0; first < second; first++) {
        check(table, spaces, entities.get(first), entities.get(second), diagnostics)
            .ifPresent(pairs::add);
      }
    }
    return pairs;
  }

  private static Optional<KeyPair> check(
      TableModel table,
      KeySpaces spaces,
      EntityModel first,
      EntityModel second,
      DiagnosticCollector diagnostics) {
    if (first.sharesKeysWith(second)) {
      return Optional.of(new KeyPair(first.type(), second.type(), Optional.empty()));
    }
    Optional<EntityKey> firstKey = first.tableKey();
    Optional<EntityKey> secondKey = second.tableKey();
    if (firstKey.isEmpty() || secondKey.isEmpty()) {
      return Optional.empty();
    }
    Overlap overlap = overlap(spaces, first, firstKey.get(), second, secondKey.get());
    if (overlap instanceof Overlap.Apart apart) {
      return Optional.of(
          new KeyPair(
              first.type(), second.type(), Optional.of(apart.of(second.type(), secondKey.get()))));
    }
    List<KeyAttribute> half =
        secondKey.get().sort().isEmpty() ? secondKey.get().partition() : secondKey.get().sort();
    String a = first.type().simpleName();
    String b = second.type().simpleName();
    int width = 2 + Math.max("example".length(), Math.max(a.length(), b.length()));
    List<String> details = new ArrayList<>();
    details.add(line(a, width, PathText.keys(firstKey.get())));
    details.add(line(b, width, PathText.keys(secondKey.get())));
    boolean met = overlap instanceof Overlap.Meets;
    details.add(
        met
            ? line("example", width, example(firstKey.get(), ((Overlap.Meets) overlap).texts()))
            : line(
                "proof", width, "neither was an example found, nor a reason that there is none"));
    String label = "fix";
    for (String fix : fix(table, spaces, first, second)) {
      details.add(line(label, width, fix));
      label = "";
    }
    label = "or ";
    for (String fix : SharedKeyAdvice.of(table, first, second)) {
      details.add(line("", width, label + fix));
      label = "";
    }
    diagnostics.add(
        new Diagnostic(
            DiagnosticCode.KP501,
            half.get(0).origin(),
            a
                + " and "
                + b
                + (met
                    ? " can have the same primary key"
                    : " cannot be proved to have different primary keys"),
            details));
    return Optional.empty();
  }

  /** The one's sort key under its own name, if that keeps it apart from the other's. */
  private static List<String> fix(
      TableModel table, KeySpaces spaces, EntityModel first, EntityModel second) {
    for (EntityModel entity : List.of(second, first)) {
      EntityModel other = entity == second ? first : second;
      Optional<EntityKey> apart = TableKeyProposals.underItsName(table, entity);
      boolean fixed =
          apart
              .map(key -> overlap(spaces, other, other.tableKey().orElseThrow(), entity, key))
              .filter(Overlap.Apart.class::isInstance)
              .isPresent();
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

  private static Overlap overlap(
      KeySpaces spaces, EntityModel first, EntityKey firstKey, EntityModel second, EntityKey key) {
    return Overlap.of(spaces.of(first, firstKey), spaces.of(second, key));
  }

  private static String example(EntityKey key, List<String> texts) {
    List<String> example = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      example.add(key.attributes().get(i).storedName() + " " + PathText.printable(texts.get(i)));
    }
    return String.join(", ", example);
  }
}
