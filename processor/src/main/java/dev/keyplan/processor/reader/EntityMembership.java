package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP104;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP105;

import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * An entity or item collection belongs to exactly one root. Remembers names only, from round to
 * round.
 *
 * <p>An incremental compilation sees some of the sources, perhaps an entity without its root. The
 * root that listed it in an earlier compilation is then asked again, in its class file.
 */
public final class EntityMembership {

  private final Elements elements;
  private final Types types;
  private final Function<String, Optional<String>> earlierRoot;
  private final Set<String> members = new TreeSet<>();
  private final Set<String> roots = new TreeSet<>();
  private final Map<String, String> rootOf = new HashMap<>();
  private final Set<String> listedByRefused = new HashSet<>();
  private boolean complete = true;

  /**
   * @param earlierRoot from an entity to the root that listed it in an earlier compilation
   */
  public EntityMembership(
      Elements elements, Types types, Function<String, Optional<String>> earlierRoot) {
    this.elements = elements;
    this.types = types;
    this.earlierRoot = earlierRoot;
  }

  /** Notes the entities or collections of a round. */
  public void addMembers(Set<? extends Element> annotated) {
    for (Element element : annotated) {
      if (element instanceof TypeElement type) {
        members.add(type.getQualifiedName().toString());
      }
    }
  }

  /** Notes what a root lists, and reports what another root lists too. */
  public void addRoot(
      TypeElement root, TableReader.Reading reading, DiagnosticCollector diagnostics) {
    String name = root.getQualifiedName().toString();
    complete &= !reading.unresolved();
    if (reading.table().isEmpty()) {
      listedByRefused.addAll(reading.listed().keySet());
      return;
    }
    roots.add(name);
    reading
        .listed()
        .forEach(
            (entity, origin) -> {
              String other = rootOf.putIfAbsent(entity, name);
              if (other == null) {
                other = rootFromClassFile(entity).orElse(name);
              }
              if (!other.equals(name)) {
                diagnostics.add(
                    KP105,
                    origin,
                    entity + " is in two tables: " + other + " and " + name,
                    "it belongs to one table root",
                    "fix      leave it out of one, or declare a second record");
              }
            });
  }

  /** Whether a root lists it. */
  public boolean listed(String entity) {
    return rootOf.containsKey(entity)
        || listedByRefused.contains(entity)
        || rootFromClassFile(entity).isPresent();
  }

  /** At the end of the compilation: reports what no root lists. */
  public void check(DiagnosticCollector diagnostics) {
    // Without any root in sight, the module may hold entities of tables elsewhere.
    if (roots.isEmpty() || !complete) {
      return;
    }
    for (String name : members) {
      TypeElement member = elements.getTypeElement(name);
      if (member != null && !listed(name)) {
        report(member, diagnostics);
      }
    }
  }

  private Optional<String> rootFromClassFile(String entity) {
    return earlierRoot
        .apply(entity)
        .filter(root -> !roots.contains(root))
        .filter(
            root -> {
              TypeElement type = elements.getTypeElement(root);
              return type != null && lists(type, entity);
            });
  }

  private static boolean lists(TypeElement root, String entity) {
    for (AnnotationMirror mirror : root.getAnnotationMirrors()) {
      if (AnnotationView.name(mirror).equals(KeyplanAnnotations.TABLE)) {
        return root.getQualifiedName().contentEquals(entity)
            || mirror.getElementValues().values().stream()
                .map(AnnotationValue::getValue)
                .anyMatch(value -> names(value, entity));
      }
    }
    return false;
  }

  private static boolean names(Object value, String entity) {
    return value instanceof Iterable<?> items
        ? contains(items, entity)
        : value instanceof TypeMirror type && JavaTypes.qualifiedName(type).equals(entity);
  }

  private static boolean contains(Iterable<?> items, String entity) {
    for (Object item : items) {
      if (item instanceof AnnotationValue value && names(value.getValue(), entity)) {
        return true;
      }
    }
    return false;
  }

  private void report(TypeElement member, DiagnosticCollector diagnostics) {
    String name = member.getSimpleName().toString();
    SourceOrigin origin = SourceOrigin.of(member, null);
    String list = "entities";
    for (AnnotationMirror mirror : member.getAnnotationMirrors()) {
      String annotation = AnnotationView.name(mirror);
      if (annotation.equals(KeyplanAnnotations.ENTITY)) {
        reportShape(member, origin, diagnostics);
        origin = origin.at(mirror);
      } else if (annotation.equals(KeyplanAnnotations.ITEM_COLLECTION)) {
        origin = origin.at(mirror);
        list = "collections";
      }
    }
    diagnostics.add(
        KP104,
        origin,
        name + " is in no table",
        "nothing is generated for what no @Table lists",
        "fix      "
            + list
            + " = {…, "
            + JavaTypes.ref(member).nestedName()
            + ".class} in @Table of "
            + String.join(" or ", roots));
  }

  /** To list what can be no entity would help nobody. */
  private void reportShape(
      TypeElement member, SourceOrigin origin, DiagnosticCollector diagnostics) {
    ReadContext context =
        new ReadContext(
            elements,
            types,
            "",
            new MemberOrder(elements, name -> true),
            field -> false,
            diagnostics);
    new Shapes(context).plainObject(member, Shapes.ENTITY, origin);
  }
}
