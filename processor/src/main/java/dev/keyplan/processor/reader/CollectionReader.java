package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP111;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.CollectionModel.Multiplicity;
import dev.keyplan.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** An item collection: which entities its components hold, and its access patterns. */
final class CollectionReader {

  private final ReadContext context;
  private final Map<TypeRef, EntityScope> entities;
  private final Set<TypeRef> refused;
  private final boolean typesStored;
  private final Set<String> indexes;

  /**
   * @param refused listed as entities, but not usable as such: reported there
   * @param typesStored the table has an entity type attribute
   */
  CollectionReader(
      ReadContext context,
      Map<TypeRef, EntityScope> entities,
      Set<TypeRef> refused,
      boolean typesStored,
      Set<String> indexes) {
    this.context = context;
    this.entities = entities;
    this.refused = refused;
    this.typesStored = typesStored;
    this.indexes = indexes;
  }

  /**
   * @param listed where the table root names it
   */
  Optional<CollectionModel> read(TypeElement type, SourceOrigin listed) {
    SourceOrigin element = SourceOrigin.of(type, listed);
    String name = type.getSimpleName().toString();
    List<AnnotationView> annotations =
        AnnotationView.of(context, type, element, KeyplanAnnotations.ITEM_COLLECTION);
    if (annotations.isEmpty()) {
      if (!context.unresolved()) {
        context.report(
            KP101,
            listed,
            name + " is listed as a collection but has no @ItemCollection",
            "fix      @ItemCollection on " + name);
      }
      return Optional.empty();
    }
    Shapes shapes = new Shapes(context);
    List<AnnotationView> declared =
        AnnotationView.of(context, type, element, KeyplanAnnotations.ACCESS_PATTERN);
    if (!shapes.record(type, "an item collection", element)) {
      return shapes.nameable(type)
          ? Optional.of(skeleton(type, declared, annotations.get(0)))
          : Optional.empty();
    }
    List<CollectionModel.Member> members = new ArrayList<>();
    boolean complete = true;
    for (Component component : ComponentScanner.components(type, listed)) {
      Optional<CollectionModel.Member> member = member(component, name, members);
      member.ifPresent(members::add);
      complete &= member.isPresent();
    }
    if (complete && members.isEmpty()) {
      refuse(
          annotations.get(0).origin(),
          name + " has no members",
          "each component is an entity, an Optional or a List of it");
      complete = false;
    }
    if (complete && members.size() > 1 && !typesStored) {
      refuse(
          annotations.get(0).origin(),
          name + " cannot tell its members apart",
          "the table stores no entity type: entityTypeAttribute = \"\"",
          "fix      give @Table an entityTypeAttribute");
      complete = false;
    }
    if (!complete) {
      return Optional.of(skeleton(type, declared, annotations.get(0)));
    }
    List<EntityScope> scopes = members.stream().map(m -> entities.get(m.entity())).toList();
    TypeRef ref = JavaTypes.ref(type);
    PatternReader patterns =
        new PatternReader(context, new CollectionScope(context, name, scopes), ref, null, indexes);
    return Optional.of(
        new CollectionModel(
            ref,
            members,
            patterns.read(declared),
            JavaTypes.isPublic(type),
            annotations.get(0).origin()));
  }

  private CollectionModel skeleton(
      TypeElement type, List<AnnotationView> declared, AnnotationView annotation) {
    TypeRef ref = JavaTypes.ref(type);
    Scope none = new CollectionScope(context, ref.simpleName(), List.of());
    return new CollectionModel(
        ref,
        List.of(),
        new PatternReader(context, none, ref, null, indexes).readNames(declared),
        JavaTypes.isPublic(type),
        annotation.origin());
  }

  private Optional<CollectionModel.Member> member(
      Component component, String collection, List<CollectionModel.Member> others) {
    TypeMirror type = component.type();
    Multiplicity multiplicity =
        switch (JavaTypes.qualifiedName(type)) {
          case "java.util.Optional" -> Multiplicity.OPTIONAL;
          case "java.util.List" -> Multiplicity.MANY;
          default -> Multiplicity.ONE;
        };
    if (multiplicity != Multiplicity.ONE && !JavaTypes.arguments(type).isEmpty()) {
      type = JavaTypes.arguments(type).get(0);
    }
    if (type.getKind() == TypeKind.ERROR) {
      context.unresolvedSeen();
      return Optional.empty();
    }
    Optional<TypeRef> entity = JavaTypes.element(type).map(JavaTypes::ref);
    if (entity.filter(refused::contains).isPresent()) {
      return Optional.empty();
    }
    if (entity.filter(entities::containsKey).isEmpty()) {
      refuse(
          component.origin(),
          component.name() + " of " + collection + " is no entity of this table",
          "declared " + JavaTypes.readable(component.type()),
          "each component is an entity that the table lists, an Optional or a List of it");
      return Optional.empty();
    }
    for (CollectionModel.Member other : others) {
      if (other.entity().equals(entity.get())) {
        refuse(
            component.origin(),
            other.component()
                + " and "
                + component.name()
                + " of "
                + collection
                + " are of one entity",
            "which item belongs to which could not be told",
            "fix      one List<" + entity.get().nestedName() + ">");
        return Optional.empty();
      }
    }
    return Optional.of(
        new CollectionModel.Member(
            component.name(), entity.get(), multiplicity, component.origin()));
  }

  private void refuse(SourceOrigin origin, String headline, String... details) {
    context.report(KP111, origin, headline, details);
  }
}
