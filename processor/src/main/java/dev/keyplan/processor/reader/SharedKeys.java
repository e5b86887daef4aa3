package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP107;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.reader.EntityReader.Entity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * Entities that share their keys say so of each other, and their items say which they are: what is
 * written must know what it overwrites, and what is read whose it is.
 */
final class SharedKeys {

  private static final String MEMBER = "sharesKeysWith";

  private final ReadContext context;
  private final String root;
  private final boolean typed;
  private final Map<TypeRef, Entity> entities = new LinkedHashMap<>();

  /**
   * @param root the simple name
   * @param typed whether the table has an entity type attribute
   */
  SharedKeys(ReadContext context, String root, boolean typed) {
    this.context = context;
    this.root = root;
    this.typed = typed;
  }

  /** What the annotation names, right or wrong. */
  static List<TypeRef> declared(AnnotationView annotation) {
    List<TypeRef> declared = new ArrayList<>();
    for (Value<TypeMirror> value : annotation.types(MEMBER)) {
      JavaTypes.element(value.value()).map(JavaTypes::ref).ifPresent(declared::add);
    }
    return declared.stream().distinct().toList();
  }

  void add(Entity entity) {
    entities.put(entity.model().type(), entity);
  }

  /**
   * @param refused classes listed as entities of which nothing certain is known
   */
  void check(Set<TypeRef> refused) {
    for (Entity entity : entities.values()) {
      Set<TypeRef> seen = new HashSet<>();
      List<Value<TypeMirror>> values = entity.annotation().types(MEMBER);
      for (Value<TypeMirror> value : values) {
        Optional<TypeElement> other = JavaTypes.element(value.value());
        String readable = JavaTypes.readable(value.value());
        if (other.isEmpty()) {
          report(value.origin(), readable + " is no entity", "fix      leave it out");
        } else if (!seen.add(JavaTypes.ref(other.get()))) {
          report(value.origin(), readable + " is named twice", "fix      leave one of them out");
        } else if (!refused.contains(JavaTypes.ref(other.get()))) {
          check(entity.model(), JavaTypes.ref(other.get()), value.origin());
        }
      }
      if (!typed && !values.isEmpty()) {
        report(
            values.get(0).origin(),
            entity.model().type().simpleName()
                + " shares its keys in a table without an entity type attribute",
            "nothing would tell whose an item is",
            "fix      leave entityTypeAttribute = \"\" out of @Table of " + root);
      }
    }
  }

  private void check(EntityModel entity, TypeRef other, SourceOrigin origin) {
    String name = entity.type().simpleName();
    if (other.equals(entity.type())) {
      report(
          origin,
          name + " shares its keys with itself",
          "two items of one entity with one key are one item",
          "fix      leave it out");
    } else if (!entities.containsKey(other)) {
      if (!context.unresolved()) {
        report(
            origin,
            name + " shares its keys with " + other.simpleName() + ", which is not in its table",
            "entities of different tables never meet",
            "fix      leave it out, or list it in " + root);
      }
    } else if (!declared(entities.get(other).annotation()).contains(entity.type())) {
      report(
          origin,
          name
              + " shares its keys with "
              + other.simpleName()
              + ", which does not say so of "
              + name,
          "writes of " + other.simpleName() + " would replace items of " + name,
          "fix      " + sharing(entities.get(other), entity.type()) + " on " + other.simpleName());
    }
  }

  /** The other's annotation, with what it says already. */
  private static String sharing(Entity other, TypeRef entity) {
    List<String> classes = new ArrayList<>();
    declared(other.annotation()).forEach(type -> classes.add(type.nestedName() + ".class"));
    classes.add(entity.nestedName() + ".class");
    Value<String> type = other.annotation().text("type");
    String shared = classes.size() == 1 ? classes.get(0) : "{" + String.join(", ", classes) + "}";
    return "@Entity("
        + (type.written() ? "type = \"" + type.value() + "\", " : "")
        + MEMBER
        + " = "
        + shared
        + ")";
  }

  private void report(SourceOrigin origin, String headline, String... details) {
    context.report(KP107, origin, headline, details);
  }
}
