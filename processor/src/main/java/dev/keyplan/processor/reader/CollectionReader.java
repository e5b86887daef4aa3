package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP111;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.CollectionModel.Form;
import dev.keyplan.processor.model.CollectionModel.Member;
import dev.keyplan.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** An item collection: its members and its access patterns. */
final class CollectionReader {

  private final ReadContext context;
  private final Map<TypeRef, EntityScope> entities;
  private final Set<TypeRef> refused;
  private final boolean typesStored;
  private final Set<String> indexes;

  /**
   * @param entities in the order in which the table lists them
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
    SourceOrigin origin = annotations.get(0).origin();
    if (!shapes.collection(type, entitiesOf(type), element)) {
      return shapes.nameable(type)
          ? Optional.of(skeleton(type, declared, origin))
          : Optional.empty();
    }
    Optional<List<Member>> members = members(type, listed, origin);
    if (members.isEmpty()) {
      return Optional.of(skeleton(type, declared, origin));
    }
    List<EntityScope> scopes = members.get().stream().map(m -> entities.get(m.entity())).toList();
    TypeRef ref = JavaTypes.ref(type);
    PatternReader patterns =
        new PatternReader(context, new CollectionScope(context, name, scopes), ref, null, indexes);
    return Optional.of(
        new CollectionModel(
            ref,
            form(type),
            members.get(),
            patterns.read(declared),
            JavaTypes.isPublic(type),
            origin));
  }

  private static Form form(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE ? Form.SEALED : Form.RECORD;
  }

  /** As users write them. */
  private List<String> entitiesOf(TypeElement type) {
    return entities.keySet().stream()
        .filter(
            entity ->
                Optional.ofNullable(context.elements().getTypeElement(entity.qualifiedName()))
                    .filter(e -> context.types().isSubtype(e.asType(), type.asType()))
                    .isPresent())
        .map(TypeRef::nestedName)
        .toList();
  }

  private Optional<List<Member>> members(
      TypeElement type, SourceOrigin listed, SourceOrigin origin) {
    boolean sealed = form(type) == Form.SEALED;
    Optional<List<Member>> members =
        sealed
            ? new SealedMembers(context, entities.keySet(), refused, origin).read(type)
            : new RecordMembers(context, entities.keySet(), refused).read(type, listed);
    String name = type.getSimpleName().toString();
    if (members.isPresent() && members.get().isEmpty()) {
      context.report(
          KP111,
          origin,
          name + " has no members",
          sealed
              ? "each type that it permits is an entity that the table lists"
              : "each component is an entity, an Optional or a List of it");
      return Optional.empty();
    }
    if (members.isPresent() && members.get().size() > 1 && !typesStored) {
      context.report(
          KP111,
          origin,
          name + " cannot tell its members apart",
          "the table stores no entity type: entityTypeAttribute = \"\"",
          "fix      give @Table an entityTypeAttribute");
      return Optional.empty();
    }
    return members;
  }

  private CollectionModel skeleton(
      TypeElement type, List<AnnotationView> declared, SourceOrigin origin) {
    TypeRef ref = JavaTypes.ref(type);
    Scope none = new CollectionScope(context, ref.simpleName(), List.of());
    return new CollectionModel(
        ref,
        form(type),
        List.of(),
        new PatternReader(context, none, ref, null, indexes).readNames(declared),
        JavaTypes.isPublic(type),
        origin);
  }
}
