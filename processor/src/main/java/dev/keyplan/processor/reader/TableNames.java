package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP103;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TypeRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Names that must differ within a table: entity types, and the stems of generated classes. */
final class TableNames {

  private static final List<String> OF_ENTITY =
      List.of("Keys", "Mapper", "Repository", "AsyncRepository", "Update", "Conditions");
  private static final List<String> OF_VIEW = List.of("Mapper");
  private static final List<String> OF_COLLECTION = List.of("Repository", "AsyncRepository");
  private static final List<String> OF_ROOT =
      List.of(
          "Client",
          "AsyncClient",
          "TransactionWrites",
          "Transaction",
          "AsyncTransaction",
          "Definition");

  private final ReadContext context;
  private final Predicate<String> inSources;
  private final Map<String, TypeRef> generated = new HashMap<>();
  private final Map<String, TypeRef> typeNames = new HashMap<>();

  /**
   * @param inSources whether a class of that qualified name is among the user's sources
   */
  TableNames(ReadContext context, Predicate<String> inSources) {
    this.context = context;
    this.inSources = inSources;
  }

  void check(
      TypeRef root,
      SourceOrigin rootOrigin,
      List<EntityModel> entities,
      List<CollectionModel> collections) {
    claim(root, OF_ROOT, rootOrigin);
    for (EntityModel entity : entities) {
      if (claim(entity.type(), OF_ENTITY, entity.origin())) {
        claimTypeName(entity);
      }
    }
    for (CollectionModel collection : collections) {
      claim(collection.type(), OF_COLLECTION, collection.origin());
    }
    for (EntityModel entity : entities) {
      for (AccessPatternModel pattern : entity.patterns()) {
        pattern
            .returns()
            .ifPresent(view -> claim(view.type(), OF_VIEW, pattern.origins().returns()));
      }
    }
  }

  private boolean claim(TypeRef type, List<String> suffixes, Origin origin) {
    for (String suffix : suffixes) {
      String name = type.flatName() + suffix;
      TypeRef other = generated.putIfAbsent(name, type);
      if (other != null && !other.equals(type)) {
        context.report(
            KP103,
            origin,
            other + " and " + type + " would share the generated class " + name,
            "everything generated for a table lies in the package of its root",
            "fix      rename one of them");
        return false;
      }
      String qualified =
          context.rootPackage().isEmpty() ? name : context.rootPackage() + "." + name;
      if (inSources.test(qualified)) {
        context.report(
            KP103,
            origin,
            "the class generated for " + type.nestedName() + " exists already: " + qualified,
            "fix      rename that class, or " + type.nestedName(),
            "or       keep the folder of an earlier build's generated sources out of the sources");
        return false;
      }
    }
    return true;
  }

  private void claimTypeName(EntityModel entity) {
    TypeRef other = typeNames.putIfAbsent(entity.typeName(), entity.type());
    if (other != null && !other.equals(entity.type())) {
      context.report(
          KP103,
          entity.origin(),
          other + " and " + entity.type() + " have one entity type: " + entity.typeName(),
          "it tells their items apart",
          "fix      @Entity(type = \"…\") on one of them");
    }
  }
}
