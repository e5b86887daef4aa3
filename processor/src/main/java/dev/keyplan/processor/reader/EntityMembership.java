package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP104;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP105;

import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** An entity belongs to exactly one root. Remembers names only, from round to round. */
public final class EntityMembership {

  private final Elements elements;
  private final Set<String> entities = new TreeSet<>();
  private final Set<String> roots = new TreeSet<>();
  private final Map<String, String> rootOf = new HashMap<>();
  private final Set<String> listedByRefused = new HashSet<>();
  private boolean complete = true;

  public EntityMembership(Elements elements) {
    this.elements = elements;
  }

  /** Notes the entities of a round. */
  public void addEntities(Set<? extends Element> annotated) {
    for (Element element : annotated) {
      if (element instanceof TypeElement type) {
        entities.add(type.getQualifiedName().toString());
      }
    }
  }

  /** Notes what a root lists, and reports what another root of this compilation lists too. */
  public void addRoot(
      TypeElement root, TableReader.Reading reading, DiagnosticCollector diagnostics) {
    String name = root.getQualifiedName().toString();
    complete &= !reading.unresolved();
    if (reading.table().isEmpty()) {
      listedByRefused.addAll(reading.entities().keySet());
      return;
    }
    roots.add(name);
    Map<String, SourceOrigin> listed = reading.entities();
    listed.forEach(
        (entity, origin) -> {
          String other = rootOf.putIfAbsent(entity, name);
          if (other != null && !other.equals(name)) {
            diagnostics.add(
                KP105,
                origin,
                entity + " is in two tables: " + other + " and " + name,
                "an entity belongs to one table root",
                "fix      leave it out of one, or declare a second record");
          }
        });
  }

  /** Whether a root of this compilation lists it. */
  public boolean listed(String entity) {
    return rootOf.containsKey(entity) || listedByRefused.contains(entity);
  }

  /** At the end of the compilation: reports entities that no root lists. */
  public void check(DiagnosticCollector diagnostics) {
    if (roots.isEmpty() || !complete) {
      return;
    }
    for (String name : entities) {
      TypeElement entity = elements.getTypeElement(name);
      if (entity != null && !listed(name)) {
        report(entity, diagnostics);
      }
    }
  }

  private void report(TypeElement entity, DiagnosticCollector diagnostics) {
    String name = entity.getSimpleName().toString();
    SourceOrigin element = SourceOrigin.of(entity, null);
    SourceOrigin origin =
        entity.getAnnotationMirrors().stream()
            .filter(mirror -> AnnotationView.name(mirror).equals(KeyplanAnnotations.ENTITY))
            .map(element::at)
            .findFirst()
            .orElse(element);
    diagnostics.add(
        KP104,
        origin,
        name + " is in no table",
        "nothing is generated for an entity that no @Table lists",
        "fix      entities = {…, " + name + ".class} in " + String.join(" or ", roots));
  }
}
