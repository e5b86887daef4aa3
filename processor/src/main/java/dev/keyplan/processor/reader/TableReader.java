package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP103;

import dev.keyplan.processor.diagnostics.Acceptance;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TableSettings;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.reader.EntityReader.Entity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads one table root, and through it everything it lists. */
public final class TableReader {

  /**
   * @param table empty if the root itself was refused
   * @param unresolved something is missing that another processor may still write: the table then
   *     holds stand-ins
   * @param certain whether what was reported is so whatever may be missing
   * @param listed the entities and collections that the root lists, by qualified name, and where
   * @param acceptances of the root, its entities and its collections
   * @param lombok what the table relies on, though it is not written yet
   */
  public record Reading(
      Optional<TableModel> table,
      boolean unresolved,
      boolean certain,
      Map<String, SourceOrigin> listed,
      List<Acceptance> acceptances,
      LombokPromises lombok) {}

  private final Elements elements;
  private final Types types;
  private final Predicate<String> inSources;
  private final Predicate<VariableElement> initialised;

  /**
   * @param inSources whether a class of that qualified name is among the user's sources
   * @param initialised whether a field has an initial value, as far as that can be known
   */
  public TableReader(
      Elements elements,
      Types types,
      Predicate<String> inSources,
      Predicate<VariableElement> initialised) {
    this.elements = elements;
    this.types = types;
    this.inSources = inSources;
    this.initialised = initialised;
  }

  public Reading read(TypeElement root, DiagnosticCollector diagnostics) {
    TypeRef ref = JavaTypes.ref(root);
    ReadContext context =
        new ReadContext(
            elements,
            types,
            ref.packageName(),
            new MemberOrder(elements, inSources),
            initialised,
            diagnostics);
    SourceOrigin element = SourceOrigin.of(root, null);
    List<AnnotationView> annotations =
        AnnotationView.of(context, root, element, KeyplanAnnotations.TABLE);
    if (annotations.isEmpty()) {
      return new Reading(
          Optional.empty(),
          context.unresolved(),
          context.certain(),
          Map.of(),
          List.of(),
          context.lombok());
    }
    OneRoot reading = new OneRoot(context, root, annotations.get(0));
    Map<String, SourceOrigin> listed = new LinkedHashMap<>();
    reading.entityTypes.forEach((type, origin) -> listed.put(name(type), origin));
    for (Value<TypeMirror> value : annotations.get(0).types("collections")) {
      JavaTypes.element(value.value())
          .ifPresent(type -> listed.putIfAbsent(name(type), value.origin()));
    }
    Optional<TableModel> table =
        new Shapes(context).root(root, element) ? Optional.of(reading.table()) : Optional.empty();
    return new Reading(
        table,
        context.unresolved(),
        context.certain(),
        listed,
        reading.acceptances.acceptances(),
        context.lombok());
  }

  /** The reading of one root. */
  private final class OneRoot {
    private final ReadContext context;
    private final TypeElement root;
    private final AnnotationView annotation;
    private final AcceptanceReader acceptances;
    private final Map<TypeElement, SourceOrigin> entityTypes = new LinkedHashMap<>();

    OneRoot(ReadContext context, TypeElement root, AnnotationView annotation) {
      this.context = context;
      this.root = root;
      this.annotation = annotation;
      this.acceptances = new AcceptanceReader(context);
      listEntities();
    }

    private void listEntities() {
      SourceOrigin self = SourceOrigin.of(root, null);
      boolean isEntity =
          !AnnotationView.of(context, root, self, KeyplanAnnotations.ENTITY).isEmpty();
      if (isEntity) {
        entityTypes.put(root, annotation.origin());
      }
      Set<TypeElement> seen = new HashSet<>();
      for (Value<TypeMirror> value : annotation.types("entities")) {
        Optional<TypeElement> type = JavaTypes.element(value.value());
        if (type.isEmpty()) {
          context.report(
              KP101, value.origin(), JavaTypes.readable(value.value()) + " cannot be an entity");
        } else if (!seen.add(type.get())) {
          context.report(
              KP103,
              value.origin(),
              type.get().getSimpleName() + " is listed twice",
              "fix      leave one of them out");
        } else {
          entityTypes.put(type.get(), value.origin());
        }
      }
    }

    TableModel table() {
      TableKeys keys = tableKeys();
      Value<String> typeAttribute = annotation.text("entityTypeAttribute");
      requireName(typeAttribute, keys);
      List<IndexModel> indexes =
          new IndexReader(context, keys, typeAttribute.value()).read(annotation);
      NestedRecords nested = new NestedRecords(context);
      EntityReader reader = new EntityReader(context, nested, keys, typeAttribute.value(), indexes);
      List<EntityModel> entities = new ArrayList<>();
      Map<EntityModel, EntityScope> scopes = new IdentityHashMap<>();
      Map<TypeRef, EntityScope> byType = new LinkedHashMap<>();
      Set<TypeRef> refused = new HashSet<>();
      SharedKeys sharedKeys =
          new SharedKeys(
              context, root.getSimpleName().toString(), !typeAttribute.value().isEmpty());
      entityTypes.forEach(
          (type, origin) -> {
            Optional<Entity> entity = reader.read(type, origin);
            if (entity.isEmpty()) {
              refused.add(JavaTypes.ref(type));
            } else {
              entities.add(entity.get().model());
              sharedKeys.add(entity.get());
              scopes.put(entity.get().model(), entity.get().scope());
              if (entity.get().usable()) {
                byType.put(entity.get().model().type(), entity.get().scope());
              } else {
                refused.add(entity.get().model().type());
              }
            }
          });
      sharedKeys.check(refused);
      new KeyTypeRule(context, keyAttributes(keys, indexes)).check(entities, scopes);
      new TimeToLiveRule(context, scopes).check(entities);
      new NestingRule(context, nested.models()).check(entities);
      new WriteParts(context).check(entities);
      TableSettings settings = new SettingsReader(context).read(annotation);
      settings.tenant().ifPresent(t -> new TenantAttribute(context).check(t, entities));
      List<CollectionModel> collections =
          collections(
              new CollectionReader(
                  context, byType, refused, !typeAttribute.value().isEmpty(), indexNames(indexes)));
      if (entityTypes.isEmpty() && !context.unresolved()) {
        context.report(
            KP101,
            annotation.origin("entities"),
            root.getSimpleName() + " lists no entities",
            "fix      @Table(entities = {Order.class, …})");
      }
      new RoleNames(context).check(entities, collections);
      readAcceptances();
      TypeRef ref = JavaTypes.ref(root);
      new TableNames(context, inSources).check(ref, annotation.origin(), entities, collections);
      return new TableModel(
          ref,
          annotation.text("name").value(),
          keys.partitionKey(),
          keys.sortKey(),
          Optional.of(typeAttribute.value()).filter(name -> !name.isEmpty()),
          indexes,
          entities,
          collections,
          nested.models(),
          settings,
          JavaTypes.isPublic(root),
          annotation.origin());
    }

    private void readAcceptances() {
      Map<TypeElement, SourceOrigin> types = new LinkedHashMap<>();
      types.put(root, null);
      entityTypes.forEach(types::putIfAbsent);
      for (Value<TypeMirror> value : annotation.types("collections")) {
        JavaTypes.element(value.value()).ifPresent(type -> types.putIfAbsent(type, value.origin()));
      }
      types.forEach((type, listed) -> acceptances.read(type, SourceOrigin.of(type, listed)));
    }

    private TableKeys tableKeys() {
      Value<String> name = annotation.text("name");
      if (annotation.isWritten("name") && !Names.tableOrIndex(name.value())) {
        context.report(KP103, name.origin(), "'" + name.value() + "' is no table name", Names.RULE);
      }
      Value<String> partition = annotation.text("partitionKey");
      Value<String> sort = annotation.text("sortKey");
      requireKeyName(partition);
      if (!sort.value().isEmpty()) {
        requireKeyName(sort);
      }
      if (sort.value().equals(partition.value())) {
        context.report(
            KP103,
            sort.written() ? sort.origin() : partition.origin(),
            "partition and sort key are both called '" + sort.value() + "'",
            "fix      sortKey = \"\" for a table without a sort key");
      }
      return new TableKeys(
          partition.value(), Optional.of(sort.value()).filter(text -> !text.isEmpty()));
    }

    private void requireKeyName(Value<String> name) {
      if (!Names.keyAttribute(name.value())) {
        context.report(
            KP103,
            name.origin(),
            "'" + name.value() + "' is no name for a key attribute",
            "names of key attributes have 1 to 255 bytes of UTF-8");
      }
    }

    private void requireName(Value<String> typeAttribute, TableKeys keys) {
      boolean isKey =
          typeAttribute.value().equals(keys.partitionKey())
              || keys.sortKey().filter(typeAttribute.value()::equals).isPresent();
      if (isKey) {
        context.report(
            KP103,
            typeAttribute.origin(),
            "'" + typeAttribute.value() + "' holds the entity type and a key",
            "fix      another entityTypeAttribute, or \"\" for none");
      }
    }

    private List<CollectionModel> collections(CollectionReader reader) {
      List<CollectionModel> collections = new ArrayList<>();
      Set<TypeElement> seen = new HashSet<>();
      for (Value<TypeMirror> value : annotation.types("collections")) {
        Optional<TypeElement> type = JavaTypes.element(value.value());
        if (type.isEmpty()) {
          context.report(
              KP101,
              value.origin(),
              JavaTypes.readable(value.value()) + " cannot be an item collection");
        } else if (!seen.add(type.get())) {
          context.report(
              KP103,
              value.origin(),
              type.get().getSimpleName() + " is listed twice",
              "fix      leave one of them out");
        } else {
          reader.read(type.get(), value.origin()).ifPresent(collections::add);
        }
      }
      return collections;
    }
  }

  private static String name(TypeElement type) {
    return type.getQualifiedName().toString();
  }

  private static Set<String> indexNames(List<IndexModel> indexes) {
    Set<String> names = new LinkedHashSet<>();
    indexes.forEach(index -> names.add(index.name()));
    return names;
  }

  private static Set<String> keyAttributes(TableKeys table, List<IndexModel> indexes) {
    Set<String> names = new LinkedHashSet<>();
    names.add(table.partitionKey());
    table.sortKey().ifPresent(names::add);
    for (IndexModel index : indexes) {
      names.addAll(index.partitionKey());
      names.addAll(index.sortKey());
    }
    return names;
  }
}
