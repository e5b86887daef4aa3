package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP103;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.UniqueModel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;

/** One entity of a table: its attributes, then its keys, then its access patterns. */
final class EntityReader {

  /**
   * @param annotation the {@code @Entity}
   * @param scope for collections, which name the same attributes
   * @param usable false if its shape was refused: the model is for skeletons alone
   */
  record Entity(EntityModel model, AnnotationView annotation, EntityScope scope, boolean usable) {}

  private final ReadContext context;
  private final NestedRecords nested;
  private final TableKeys table;
  private final String entityTypeAttribute;
  private final List<IndexModel> indexes;
  private final ViewReader views;
  private final Set<String> indexNames = new LinkedHashSet<>();

  EntityReader(
      ReadContext context,
      NestedRecords nested,
      TableKeys table,
      String entityTypeAttribute,
      List<IndexModel> indexes) {
    this.context = context;
    this.nested = nested;
    this.table = table;
    this.entityTypeAttribute = entityTypeAttribute;
    this.indexes = indexes;
    this.views = new ViewReader(context);
    indexes.forEach(index -> indexNames.add(index.name()));
  }

  /**
   * @param listed where the table root names it
   */
  Optional<Entity> read(TypeElement type, SourceOrigin listed) {
    SourceOrigin element = SourceOrigin.of(type, listed);
    List<AnnotationView> annotations =
        AnnotationView.of(context, type, element, KeyplanAnnotations.ENTITY);
    if (annotations.isEmpty()) {
      notAnEntity(type, listed);
      return Optional.empty();
    }
    AnnotationView annotation = annotations.get(0);
    Shapes shapes = new Shapes(context);
    Optional<Shape> shape = shapes.object(type, Shapes.ENTITY, element, listed);
    if (shape.isEmpty()) {
      return shapes.nameable(type) ? Optional.of(skeleton(type, annotation)) : Optional.empty();
    }
    nested.readingFor(listed);
    AttributeScanner.Attributes attributes =
        new AttributeRoles(context, type.getSimpleName().toString())
            .assigned(new AttributeScanner(context, nested).scan(shape.get()));
    MisplacedMembers.check(type, shape.get().components(), listed, context);
    attributes.attributes().forEach(attribute -> requireFreeName(attribute, type));
    EntityScope scope =
        new EntityScope(context, type.getSimpleName().toString(), attributes, nested);
    KeyReader.Keys keys =
        new KeyReader(
                context,
                table,
                scope,
                new KeyDeclarations(
                    context, type, attributes.components(), annotation.origin(), indexNames))
            .read(indexes);
    List<UniqueModel> uniques = new UniqueReader(context, table, scope).read();
    TypeRef ref = JavaTypes.ref(type);
    List<AccessPatternModel> patterns =
        new PatternReader(context, scope, ref, views, indexNames)
            .read(AnnotationView.of(context, type, element, KeyplanAnnotations.ACCESS_PATTERN));
    return Optional.of(
        new Entity(
            new EntityModel(
                ref,
                typeName(annotation, type),
                SharedKeys.declared(annotation),
                attributes.attributes(),
                shape.get().construction().orElseThrow(),
                keys.keys(),
                uniques,
                patterns,
                new WritePatternReader(context, scope, fixed(keys.keys(), uniques))
                    .read(
                        AnnotationView.of(
                            context, type, element, KeyplanAnnotations.WRITE_PATTERN)),
                new VolumeReader(context).read(type, element),
                keys.invalid(),
                JavaTypes.isPublic(type),
                annotation.origin()),
            annotation,
            scope,
            true));
  }

  /** What no update changes: the item would be another, or its guards would be left behind. */
  private static List<AttributePath> fixed(List<EntityKey> keys, List<UniqueModel> uniques) {
    Stream<AttributePath> ofKey =
        keys.stream().filter(EntityKey::ofTable).flatMap(key -> key.paths().stream());
    Stream<AttributePath> ofGuards =
        uniques.stream()
            .flatMap(
                unique ->
                    Stream.concat(
                        Stream.of(AttributePath.parse(unique.attribute().name())),
                        unique.paths().stream()));
    return Stream.concat(ofKey, ofGuards).toList();
  }

  private Entity skeleton(TypeElement type, AnnotationView annotation) {
    EntityScope scope =
        new EntityScope(
            context, type.getSimpleName().toString(), AttributeScanner.Attributes.NONE, nested);
    Set<String> allKeys = new LinkedHashSet<>(indexNames);
    allKeys.add("");
    TypeRef ref = JavaTypes.ref(type);
    List<AccessPatternModel> patterns =
        new PatternReader(context, scope, ref, views, indexNames)
            .readNames(
                AnnotationView.of(
                    context, type, SourceOrigin.of(type, null), KeyplanAnnotations.ACCESS_PATTERN));
    return new Entity(
        new EntityModel(
            ref,
            typeName(annotation, type),
            List.of(),
            List.of(),
            patterns,
            allKeys,
            JavaTypes.isPublic(type),
            annotation.origin()),
        annotation,
        scope,
        false);
  }

  private void requireFreeName(AttributeModel attribute, TypeElement type) {
    if (attribute.storedName().equals(entityTypeAttribute)) {
      context.report(
          KP103,
          attribute.origin(),
          attribute.name()
              + " of "
              + type.getSimpleName()
              + " is stored as '"
              + entityTypeAttribute
              + "', which holds the entity type",
          "fix      @Attribute(name = …) on it, or another entityTypeAttribute in @Table");
    }
  }

  private static String typeName(AnnotationView annotation, TypeElement type) {
    String written = annotation.text("type").value();
    return written.isEmpty() ? type.getSimpleName().toString() : written;
  }

  private void notAnEntity(TypeElement type, SourceOrigin listed) {
    Optional<? extends AnnotationMirror> foreign = MisplacedAnnotations.foreignEntity(type);
    if (foreign.isPresent()) {
      context.report(MisplacedAnnotations.foreign(type, foreign.get(), listed));
      return;
    }
    if (!context.unresolved()) {
      context.report(
          KP101,
          listed,
          type.getSimpleName() + " is listed as an entity but has no @Entity",
          "fix      @Entity on " + type.getSimpleName() + ", with its keys");
    }
  }
}
