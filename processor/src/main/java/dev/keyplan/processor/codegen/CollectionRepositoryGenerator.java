package dev.keyplan.processor.codegen;

import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.CollectionModel.Form;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.plan.TablePlan;
import java.util.List;
import java.util.Set;

/**
 * Generates {@code OrderWithItemsRepository} or its asynchronous twin: a method for each access
 * pattern of an item collection.
 */
final class CollectionRepositoryGenerator {

  private final TablePlan plan;
  private final GeneratedNames names;
  private final PatternConstants constants;
  private final Flavor flavor;

  CollectionRepositoryGenerator(TablePlan plan, Flavor flavor) {
    this.plan = plan;
    this.names = new GeneratedNames(plan.table());
    this.constants = new PatternConstants(plan.table());
    this.flavor = flavor;
  }

  TypeSpec generate(CollectionModel collection) {
    List<EntityModel> members =
        collection.members().stream()
            .flatMap(member -> plan.table().entity(member.entity()).stream())
            .toList();
    List<PatternSignature> patterns =
        plan.patternsOf(collection.type()).stream()
            .map(planned -> new PatternSignature(plan, planned, members))
            .toList();
    CollectionMethod fromItems = CollectionMethod.of(plan.table(), collection, names);
    RepositoryNames repository =
        new RepositoryNames(patterns, Set.of(MembersConstant.NAME), Set.of(fromItems.erasure()));
    PatternMethods methods = new PatternMethods(plan.table(), repository, flavor);
    Javadoc doc = new Javadoc(plan.table().root().packageName());
    TypeSpec.Builder type =
        RepositoryClass.begin(names, flavor, collection.type(), collection.isPublic())
            .addJavadoc(
                doc.paragraph(
                        "Reads "
                            + doc.link(collection.type())
                            + (collection.form() == Form.SEALED ? " items" : " collections")
                            + ": one method for each access pattern. Safe for use by"
                            + " several threads.")
                    .toCodeBlock());
    boolean owner = plan.sound() && flavor == Flavor.SYNC;
    if (owner) {
      constants.of(patterns, repository).forEach(type::addField);
      if (fromItems.needsMembers()) {
        type.addField(MembersConstant.of(plan.table(), collection, constants.tableKey()));
      }
    }
    RepositoryClass.addTable(type, flavor);
    patterns.forEach(pattern -> type.addMethods(methods.of(pattern)));
    if (owner) {
      type.addMethod(fromItems.method());
    }
    return type.build();
  }
}
