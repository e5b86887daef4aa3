package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.KeySpace;
import dev.keyplan.processor.analysis.language.LiteralIndex;
import dev.keyplan.processor.analysis.language.Overlap;
import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.Disjointness;
import dev.keyplan.processor.plan.KeyPair;
import dev.keyplan.processor.plan.PrimaryKeyProof;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** No two entities of a table can have one primary key, and no guard that of another item. */
final class PrimaryKeyCheck {

  private final TableModel table;
  private final KeySpaces spaces;
  private final List<KeyOwner> owners;
  private final CollisionRepairs repairs;

  private PrimaryKeyCheck(TableModel table, CollisionRepairs repairs) {
    this.table = table;
    this.spaces = new KeySpaces(table);
    this.owners = KeyOwner.of(table);
    this.repairs = repairs;
  }

  /**
   * Why the keys differ, of each entity and of guards from those before, as far as they do.
   *
   * @param repairs of the same table; they keep those that are told
   */
  static List<PrimaryKeyProof> check(
      TableModel table, CollisionRepairs repairs, DiagnosticCollector diagnostics) {
    return new PrimaryKeyCheck(table, repairs).check(diagnostics);
  }

  private List<PrimaryKeyProof> check(DiagnosticCollector diagnostics) {
    Map<String, Integer> places = new HashMap<>();
    List<PrimaryKeyProof> proofs = new ArrayList<>();
    LiteralIndex before = new LiteralIndex();
    for (KeyOwner owner : owners) {
      if (!places.isEmpty()) {
        proofs.add(check(owner, before, places, diagnostics));
      }
      before.add(space(owner));
      places.put(owner.id(), places.size());
    }
    return proofs;
  }

  private PrimaryKeyProof check(
      KeyOwner second,
      LiteralIndex before,
      Map<String, Integer> places,
      DiagnosticCollector diagnostics) {
    LiteralIndex.Near near = before.near(space(second));
    int[] apart = near.apart().clone();
    SortedSet<Integer> lookedAt = new TreeSet<>(near.places());
    for (int place : sharing(second, places)) {
      if (lookedAt.add(place)) {
        apart[Overlap.differingInLiterals(space(second), space(owners.get(place)))]--;
      }
    }
    List<KeyPair> pairs = new ArrayList<>();
    for (int first : lookedAt) {
      check(owners.get(first), second, diagnostics).ifPresent(pairs::add);
    }
    return new PrimaryKeyProof(second.id(), LiteralCounts.of(second.key(), apart), pairs);
  }

  /** The places of those before whose keys are shared on purpose. */
  private static List<Integer> sharing(KeyOwner owner, Map<String, Integer> places) {
    return owner.guards()
        ? List.of()
        : owner.entity().sharesKeysWith().stream()
            .map(TypeRef::nestedName)
            .filter(places::containsKey)
            .map(places::get)
            .toList();
  }

  private Optional<KeyPair> check(
      KeyOwner first, KeyOwner second, DiagnosticCollector diagnostics) {
    if (first.sharesKeysWith(second)) {
      return Optional.of(new KeyPair(first.id(), Optional.empty()));
    }
    if (overlap(first, second) instanceof Overlap.Apart apart) {
      Disjointness reason = apart.of(second.entity().type(), second.key());
      return Optional.of(new KeyPair(first.id(), Optional.of(reason)));
    }
    // Of an entity and guards, the guards are at fault.
    if (first.guards() && !second.guards()) {
      report(second, first, diagnostics);
    } else {
      report(first, second, diagnostics);
    }
    return Optional.empty();
  }

  private void report(KeyOwner first, KeyOwner second, DiagnosticCollector diagnostics) {
    Overlap overlap = overlap(first, second);
    String a = first.label();
    String b = second.label();
    int width = 2 + Math.max("example".length(), Math.max(a.length(), b.length()));
    List<String> details = new ArrayList<>();
    details.add(line(a, width, PathText.keys(first.key())));
    details.add(line(b, width, PathText.keys(second.key())));
    boolean met = overlap instanceof Overlap.Meets;
    details.add(
        met
            ? line("example", width, example(first.key(), ((Overlap.Meets) overlap).texts()))
            : line(
                "proof", width, "neither was an example found, nor a reason that there is none"));
    String label = "fix";
    for (String fix : repairs.tell(first, second)) {
      details.add(line(label, width, fix));
      label = "";
    }
    label = "or ";
    for (String fix : sharing(first, second)) {
      details.add(line("", width, label + fix));
      label = "";
    }
    diagnostics.add(
        new Diagnostic(
            DiagnosticCode.KP501,
            second.origin(),
            first.name()
                + " and "
                + second.name()
                + (met
                    ? " can have the same primary key"
                    : " cannot be proved to have different primary keys"),
            details));
  }

  private List<String> sharing(KeyOwner first, KeyOwner second) {
    return first.guards() || second.guards()
        ? List.of()
        : SharedKeyAdvice.of(table, first.entity(), second.entity());
  }

  private static String line(String label, int width, String text) {
    return label + " ".repeat(width - label.length()) + text;
  }

  private Overlap overlap(KeyOwner first, KeyOwner second) {
    return Overlap.of(space(first), space(second));
  }

  private KeySpace space(KeyOwner owner) {
    return spaces.of(owner.entity(), owner.key());
  }

  private static String example(EntityKey key, List<String> texts) {
    List<String> example = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      example.add(key.attributes().get(i).storedName() + " " + PathText.printable(texts.get(i)));
    }
    return String.join(", ", example);
  }
}
