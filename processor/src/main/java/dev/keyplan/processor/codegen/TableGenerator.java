package dev.keyplan.processor.codegen;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.ViewModel;
import dev.keyplan.processor.plan.TablePlan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.Generated;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Writes every class of a table. Of a table with errors it writes skeletons: the same signatures
 * without a working body, so that the user's code compiles and nothing but the true error is shown.
 */
public final class TableGenerator {

  private static final AnnotationSpec GENERATED =
      AnnotationSpec.builder(Generated.class)
          .addMember("value", "$S", "dev.keyplan.processor.KeyplanProcessor")
          .build();

  private final SourceFileWriter writer;
  private final boolean generatedAnnotation;
  private final List<String> unavoidableWarnings;

  /**
   * @param generatedAnnotation whether the root's module can see {@link Generated}
   * @param unavoidableWarnings keys of {@link SuppressWarnings} that the classes are given
   */
  public TableGenerator(
      Filer filer,
      Elements elements,
      TypeElement root,
      boolean generatedAnnotation,
      List<String> unavoidableWarnings) {
    this.writer = new SourceFileWriter(filer, elements, root);
    this.generatedAnnotation = generatedAnnotation;
    this.unavoidableWarnings = List.copyOf(unavoidableWarnings);
  }

  /**
   * @throws FilerException if there is a class of one of the names; all others are written
   */
  public void generate(TablePlan plan) throws IOException {
    Set<String> written = new HashSet<>();
    FilerException taken = null;
    for (TypeSpec type : types(plan, generatedAnnotation)) {
      // Two entities of one simple name are an error that was told; their skeletons share a class.
      if (written.add(type.name())) {
        try {
          write(plan, type);
        } catch (FilerException e) {
          taken = e;
        }
      }
    }
    if (taken != null) {
      throw taken;
    }
  }

  private void write(TablePlan plan, TypeSpec type) throws IOException {
    writer.write(plan.table().root().packageName(), withoutWarnings(type));
  }

  private TypeSpec withoutWarnings(TypeSpec type) {
    if (unavoidableWarnings.isEmpty()) {
      return type;
    }
    AnnotationSpec.Builder suppressed = AnnotationSpec.builder(SuppressWarnings.class);
    unavoidableWarnings.forEach(key -> suppressed.addMember("value", "$S", key));
    return type.toBuilder().addAnnotation(suppressed.build()).build();
  }

  /** All classes, in declared order of what they are made for. */
  static List<TypeSpec> types(TablePlan plan, boolean generatedAnnotation) {
    TableModel table = plan.table();
    List<TypeSpec> types = new ArrayList<>();
    MapperGenerator mappers = new MapperGenerator(plan);
    for (EntityModel entity : table.entities()) {
      types.add(new KeysGenerator(table).generate(entity));
      types.add(mappers.entity(entity));
      EntityOperations operations = new EntityOperations(entity);
      if (operations.conditional()) {
        types.add(new ConditionsGenerator(plan, entity, mappers.outside(entity)).generate());
      }
      if (operations.update()) {
        types.add(new UpdateGenerator(plan, entity, mappers.outside(entity)).generate());
      }
      for (Flavor flavor : Flavor.values()) {
        types.add(new RepositoryGenerator(plan, flavor).generate(entity));
      }
    }
    views(table).forEach(view -> types.add(mappers.view(view)));
    for (CollectionModel collection : table.collections()) {
      for (Flavor flavor : Flavor.values()) {
        types.add(new CollectionRepositoryGenerator(plan, flavor).generate(collection));
      }
    }
    if (!table.entities().isEmpty()) {
      types.add(new TransactionWritesGenerator(plan).generate());
    }
    for (Flavor flavor : Flavor.values()) {
      types.add(new ClientGenerator(table, flavor).generate());
      if (!table.entities().isEmpty()) {
        types.add(new TransactionGenerator(table, flavor).generate());
      }
    }
    types.add(new DefinitionGenerator(plan).definition());
    return generatedAnnotation
        ? types.stream().map(type -> type.toBuilder().addAnnotation(GENERATED).build()).toList()
        : types;
  }

  /** Several patterns may return the same view. */
  private static List<ViewModel> views(TableModel table) {
    Map<String, ViewModel> views = new LinkedHashMap<>();
    Stream<AccessPatternModel> ofEntities =
        table.entities().stream().flatMap(entity -> entity.patterns().stream());
    Stream<AccessPatternModel> ofCollections =
        table.collections().stream().flatMap(collection -> collection.patterns().stream());
    Stream.concat(ofEntities, ofCollections)
        .flatMap(pattern -> pattern.returns().stream())
        .forEach(view -> views.putIfAbsent(view.type().qualifiedName(), view));
    return List.copyOf(views.values());
  }
}
