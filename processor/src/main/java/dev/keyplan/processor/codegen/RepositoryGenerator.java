package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.plan.TablePlan;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Generates {@code OrderRepository} or {@code OrderAsyncRepository}: a method for each access
 * pattern, and the writes.
 */
public final class RepositoryGenerator {

  private final TablePlan plan;
  private final GeneratedNames names;
  private final PatternConstants constants;
  private final Flavor flavor;

  RepositoryGenerator(TablePlan plan, Flavor flavor) {
    this.plan = plan;
    this.names = new GeneratedNames(plan.table());
    this.constants = new PatternConstants(plan.table());
    this.flavor = flavor;
  }

  TypeSpec generate(EntityModel entity) {
    List<PatternSignature> patterns =
        plan.patternsOf(entity.type()).stream()
            .map(planned -> new PatternSignature(plan, planned, List.of(entity)))
            .toList();
    EntityOperations operations = new EntityOperations(entity);
    List<MethodSpec> writes = new WriteMethods(plan, entity, flavor).methods();
    RepositoryNames repository =
        new RepositoryNames(patterns, Set.of(WritesConstant.NAME), erasures(operations, writes));
    PatternMethods methods = new PatternMethods(plan.table(), repository, flavor);
    TypeSpec.Builder type =
        RepositoryClass.begin(names, flavor, entity.type(), entity.isPublic())
            .addJavadoc(doc(operations, !patterns.isEmpty()).toCodeBlock());
    if (plan.sound() && flavor == Flavor.SYNC) {
      constants.of(patterns, repository).forEach(type::addField);
      CodeBlock tableKey = constants.tableKey();
      type.addField(WritesConstant.of(plan.table(), entity, tableKey));
    }
    if (operations.inherited()) {
      RepositoryClass.inherit(type, flavor, names, entity.type(), plan.sound());
    } else {
      RepositoryClass.addTable(type, flavor);
    }
    patterns.forEach(pattern -> type.addMethods(methods.of(pattern)));
    return type.addMethods(writes).build();
  }

  /** What no pattern's method can be. */
  private static Set<String> erasures(EntityOperations operations, List<MethodSpec> writes) {
    Set<String> erasures = new LinkedHashSet<>();
    if (operations.inherited()) {
      // All others that are inherited take the entity, which no pattern does.
      erasures.add(PatternSignature.erasure("putBatch", List.of(ClassName.get(Collection.class))));
    }
    for (MethodSpec method : writes) {
      List<TypeName> types = method.parameters().stream().map(ParameterSpec::type).toList();
      erasures.add(PatternSignature.erasure(method.name(), types));
    }
    return erasures;
  }

  private Javadoc doc(EntityOperations operations, boolean reads) {
    EntityModel entity = operations.entity();
    boolean writes = operations.ofRepository();
    Javadoc doc = new Javadoc(plan.table().root().packageName());
    String does = reads ? "Reads" : writes ? "Writes" : "Neither reads nor writes";
    doc.paragraph(
        does
            + (reads && writes ? " and writes " : " ")
            + doc.link(entity.type())
            + (reads ? " items: one method for each access pattern." : " items.")
            + " Safe for use by several threads.");
    if (operations.inherited()) {
      doc.paragraph(
          "All writes that take whole items are inherited: see {@link "
              + flavor.entityRepository().canonicalName()
              + "} for what they do and cost.");
    } else if (writes) {
      doc.paragraph(
          "A write whose reply is lost is sent again by the SDK client. Where its own first attempt"
              + " then makes a condition fail, as the stored item shows, it is answered as the"
              + " success that it was.");
    }
    return doc;
  }
}
