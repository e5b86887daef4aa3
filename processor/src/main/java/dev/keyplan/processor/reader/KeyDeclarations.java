package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP102;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Gathers the key declarations of an entity, by index. */
final class KeyDeclarations {

  private final ReadContext context;
  private final String entity;
  private final boolean isRecord;
  private final SourceOrigin origin;
  private final List<AnnotationView> keys;
  private final List<ComponentPart> parts = new ArrayList<>();
  private final Set<String> unknownIndexes = new TreeSet<>();

  /**
   * @param origin of the entity's annotation
   * @param indexes names of all indexes of the table
   */
  KeyDeclarations(
      ReadContext context,
      TypeElement type,
      List<Component> components,
      SourceOrigin origin,
      Set<String> indexes) {
    this.context = context;
    this.entity = type.getSimpleName().toString();
    this.isRecord = type.getKind() == ElementKind.RECORD;
    this.origin = origin;
    this.keys =
        AnnotationView.of(
            context, type, SourceOrigin.of(type, origin.fallback()), KeyplanAnnotations.KEY);
    for (Component component : components) {
      add(component, false, KeyplanAnnotations.PARTITION_KEY);
      add(component, true, KeyplanAnnotations.SORT_KEY);
    }
    keys.forEach(key -> requireKnown(key.text("index"), indexes));
    parts.forEach(part -> requireKnown(part.index(), indexes));
  }

  private void add(Component component, boolean sort, String annotation) {
    for (AnnotationView view : component.annotations(context, annotation)) {
      parts.add(ComponentPart.of(component, sort, view));
    }
  }

  private void requireKnown(Value<String> index, Set<String> indexes) {
    if (!index.value().isEmpty() && !indexes.contains(index.value())) {
      unknownIndexes.add(index.value());
      String near = Suggestions.didYouMean(index.value(), indexes);
      context.report(
          KP102,
          index.origin(),
          "the key of " + entity + " names an index '" + index.value() + "' that the table has not",
          near,
          (near.startsWith("fix") ? "or       " : "fix      ")
              + "globalIndexes = {…, @GlobalIndex(name = \""
              + index.value()
              + "\")} in @Table");
    }
  }

  /** Names that a key gives and the table has not: any index may be meant. */
  Set<String> unknownIndexes() {
    return unknownIndexes;
  }

  /** Of the entity's annotation. */
  SourceOrigin origin() {
    return origin;
  }

  /**
   * Of a class in the order of their positions, each of which must be said if there are several.
   */
  private List<ComponentPart> ordered(String index) {
    List<ComponentPart> ordered = new ArrayList<>();
    for (boolean sort : new boolean[] {false, true}) {
      List<ComponentPart> half =
          parts.stream()
              .filter(part -> part.index().value().equals(index) && part.sort() == sort)
              .sorted(Comparator.comparing(part -> part.position().value()))
              .toList();
      requirePositions(half);
      ordered.addAll(half);
    }
    return ordered;
  }

  private void requirePositions(List<ComponentPart> half) {
    for (int i = 1; i < half.size() && !isRecord; i++) {
      ComponentPart part = half.get(i);
      if (part.position().value().equals(half.get(i - 1).position().value())) {
        String annotation = part.sort() ? "@SortKey" : "@PartitionKey";
        context.report(
            KP102,
            part.position().origin(),
            "the "
                + (part.sort() ? "sort" : "partition")
                + " key of "
                + entity
                + " does not say in which order its parts come",
            "the fields of a class have no order that all compilers keep",
            "fix      "
                + annotation
                + "(position = 1), "
                + annotation
                + "(position = 2) … on them, or @Key with a template on "
                + entity);
        return;
      }
    }
  }

  /** One, or one for each {@code @Key} of the index; it may declare nothing. */
  List<KeyDeclaration> of(String index) {
    List<ComponentPart> ofIndex = ordered(index);
    List<KeyDeclaration> declarations = new ArrayList<>();
    for (AnnotationView key : keys) {
      if (key.text("index").value().equals(index)) {
        declarations.add(
            new KeyDeclaration(
                index,
                written(key, "partition"),
                written(key, "sort"),
                key.texts("when"),
                ofIndex,
                key.origin()));
      }
    }
    return declarations.isEmpty()
        ? List.of(
            new KeyDeclaration(
                index, Optional.empty(), Optional.empty(), List.of(), ofIndex, origin))
        : declarations;
  }

  private static Optional<Value<String>> written(AnnotationView key, String member) {
    return key.isWritten(member) ? Optional.of(key.text(member)) : Optional.empty();
  }
}
