package dev.keyplan.processor.oracle;

import dev.keyplan.processor.analysis.Judgement;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The closed list of refusals that no data shows to be right; see docs/verification.md. */
record Exemptions(TableModel table, Judgement.Verdict verdict, Promised promised) {

  /** Why the pattern is refused on a path that data does not refute. */
  Optional<String> reason(Path path) {
    if (path.local() && Projections.lacks(table, path.index().orElseThrow(), promised)) {
      return Optional.of("fetch from a local index");
    }
    if (verdict.pattern().descending() && verdict.pattern().orderBy().isEmpty()) {
      return Optional.of("descending by nothing");
    }
    return verdict.paths().stream()
        .filter(refusal -> refusal.path().equals(path.name()))
        .map(this::reason)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<String> reason(Judgement.Refusal refusal) {
    if (refusal.unordered().isPresent()) {
      return Optional.of("order of " + name(refusal.unordered().get().type()));
    }
    boolean filter = List.of("NeedsFilter", "UnknownPartition").contains(refusal.reason());
    if (filter && verdict.pattern().by().stream().anyMatch(Term.In.class::isInstance)) {
      return Optional.of("in");
    }
    if (refusal.reason().equals("MembersApart") && encodedApart(refusal.path())) {
      return Optional.of("members that encode one attribute in different ways");
    }
    if (refusal.reason().equals("BoundedApart")) {
      return Optional.of("a range or prefix that ends in different ways");
    }
    if (refusal.undecided()) {
      return Optional.of("KP502, undecided");
    }
    if (refusal.reason().equals("ReadsOthers") && holdsUri(refusal.path())) {
      return Optional.of("what a URI can hold");
    }
    if (refusal.reason().equals("ReadsOthers") && verdict.pattern().startsWith().isPresent()) {
      return Optional.of("the empty prefix, which sends no clause");
    }
    if (refusal.reason().equals("DropsItems") && parameterOverWhen(refusal.path())) {
      return Optional.of("a parameter over a when");
    }
    if (refusal.reason().equals("ReadsOthers") && refusedElsewhere(table, refusal.path())) {
      return Optional.of("values that another key of their item refuses");
    }
    return folded(refusal.path())
        ? Optional.of("other parts of a folded or cut argument")
        : Optional.empty();
  }

  private boolean parameterOverWhen(String path) {
    return promised.returned().stream()
        .flatMap(entity -> entity.keysOf(path).stream())
        .flatMap(key -> key.when().stream())
        .anyMatch(
            when ->
                verdict.pattern().by().stream()
                    .filter(Term.Parameter.class::isInstance)
                    .anyMatch(term -> term.path().equals(when.path())));
  }

  /** Another key of some entity holds an attribute of the path's in another form. */
  static boolean refusedElsewhere(TableModel table, String path) {
    return table.entities().stream().anyMatch(entity -> refusedElsewhere(entity, path));
  }

  private static boolean refusedElsewhere(EntityModel entity, String path) {
    Map<String, Set<String>> here = new HashMap<>();
    Map<String, Set<String>> elsewhere = new HashMap<>();
    for (EntityKey key : entity.keys()) {
      for (KeyAttribute attribute : key.attributes()) {
        forms(attribute, key.index().equals(path) ? here : elsewhere);
      }
    }
    return here.entrySet().stream()
        .anyMatch(
            entry ->
                !entry.getValue().containsAll(elsewhere.getOrDefault(entry.getKey(), Set.of())));
  }

  /** Which values an encoder takes: that depends on what follows, too. */
  private static void forms(KeyAttribute attribute, Map<String, Set<String>> forms) {
    if (attribute instanceof KeyAttribute.Native plain) {
      forms.computeIfAbsent(plain.attribute().name(), name -> new HashSet<>()).add("native");
      return;
    }
    List<KeySegment> segments = ((KeyAttribute.Composed) attribute).template().segments();
    for (int i = 0; i < segments.size(); i++) {
      if (segments.get(i) instanceof KeyPart part) {
        forms
            .computeIfAbsent(Leaf.name(part.path()), name -> new HashSet<>())
            .add(part.encoding() + " " + part.width() + " " + KeyTexts.after(segments, i));
      }
    }
  }

  /** The members' partition keys hold the same attributes, but for their encodings. */
  private boolean encodedApart(String path) {
    return promised.returned().stream()
            .flatMap(entity -> entity.keysOf(path).stream())
            .map(key -> key.partition().stream().map(Exemptions::plainly).toList())
            .distinct()
            .count()
        == 1;
  }

  private static String plainly(KeyAttribute key) {
    return key instanceof KeyAttribute.Composed composed
        ? composed.template().text().replaceAll(":[A-Z_]+(\\(\\d+\\))?}", "}")
        : ((KeyAttribute.Native) key).attribute().name();
  }

  /** The key has another part of an attribute of which an argument tells a lossy part. */
  private boolean folded(String path) {
    return verdict.pattern().by().stream()
        .filter(Term.Parameter.class::isInstance)
        .map(Term.Parameter.class::cast)
        .filter(term -> term.transform() != null)
        .anyMatch(
            term ->
                promised.returned().stream()
                    .flatMap(entity -> entity.keysOf(path).stream())
                    .flatMap(key -> key.attributes().stream())
                    .anyMatch(attribute -> tellsMore(attribute, term)));
  }

  private boolean holdsUri(String path) {
    return table.entities().stream()
        .flatMap(entity -> entity.keysOf(path).stream())
        .flatMap(key -> key.attributes().stream())
        .anyMatch(
            attribute ->
                attribute instanceof KeyAttribute.Composed composed
                    ? composed.template().parts().stream()
                        .anyMatch(part -> part.encoding() == KeyEncoding.URI)
                    : KeyTexts.scalar(((KeyAttribute.Native) attribute).attribute().type())
                        == ScalarType.URI);
  }

  private static boolean tellsMore(KeyAttribute attribute, Term.Parameter term) {
    return attribute instanceof KeyAttribute.Composed composed
        ? composed.template().parts().stream()
            .anyMatch(p -> p.path().equals(term.path()) && p.encoding() != term.transform())
        : ((KeyAttribute.Native) attribute).attribute().name().equals(Leaf.name(term.path()));
  }

  private static String name(AttributeType type) {
    return type instanceof AttributeType.Enumeration ? "enum" : KeyTexts.scalar(type).name();
  }
}
