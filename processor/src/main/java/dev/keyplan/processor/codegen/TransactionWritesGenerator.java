package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TransactionParts;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code OrdersTableTransactionWrites}: what both transactions of a table can do. That of
 * a great table inherits from {@code OrdersTableTransactionParts.Part1} and so on.
 */
final class TransactionWritesGenerator {

  /** The transaction; nobody's entity is called so. */
  static final TypeVariableName SELF = TypeVariableName.get("SELF");

  private static final String NAME = "name";
  private static final String TOKEN = "token";

  private final TablePlan plan;
  private final GeneratedNames names;
  private final ClassName writes;

  /**
   * The entities of each class. The name of the parts may be what a skeleton is for: it is one
   * class.
   */
  private final List<List<EntityModel>> parts;

  /** Entities of one name are an error that was told; their skeletons share what would clash. */
  private final Set<String> erasures = new HashSet<>();

  TransactionWritesGenerator(TablePlan plan) {
    this.plan = plan;
    this.names = new GeneratedNames(plan.table());
    this.writes = names.transactionWrites();
    List<EntityModel> entities = plan.table().entities();
    this.parts = plan.sound() ? TransactionParts.of(entities) : List.of(entities);
  }

  /** What the transactions inherit from, and before it what that inherits from. */
  List<TypeSpec> generate() {
    List<TypeSpec> types = new ArrayList<>();
    parts().ifPresent(types::add);
    Javadoc doc = new Javadoc(writes.packageName());
    types.add(
        part(writes, parts.size())
            .addJavadoc(
                doc.paragraph(
                        "The writes that transactions of "
                            + doc.link(plan.table().root())
                            + " can hold, {@link "
                            + names.transaction().simpleName()
                            + "} and {@link "
                            + names.asyncTransaction().simpleName()
                            + "}: one action each, unless said otherwise.")
                    .paragraph(
                        "Each tells at once what cannot be stored, before any request: {@link "
                            + RuntimeTypes.KEY_VALUE_EXCEPTION.canonicalName()
                            + "} if a value cannot be part of a key, or makes it too long, and"
                            + " {@link "
                            + RuntimeTypes.ITEM_MAPPING_EXCEPTION.canonicalName()
                            + "} if one is missing or cannot be stored.")
                    .parameter("<" + SELF.name() + ">", "the transaction itself")
                    .toCodeBlock())
            .build());
    return types;
  }

  private Optional<TypeSpec> parts() {
    if (parts.size() == 1) {
      return Optional.empty();
    }
    TypeSpec.Builder type =
        visible(TypeSpec.classBuilder(names.transactionParts()))
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                new Javadoc(writes.packageName())
                    .paragraph(
                        "What {@link "
                            + writes.simpleName()
                            + "} inherits, a class for each "
                            + TransactionParts.ENTITIES
                            + " entities: compilers compare each method with all of its name in its"
                            + " class.")
                    .toCodeBlock())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    for (int number = 1; number < parts.size(); number++) {
      List<EntityModel> entities = parts.get(number - 1);
      type.addType(
          part(partName(number), number)
              .addModifiers(Modifier.STATIC)
              .addJavadoc(
                  "From {@code $L} to {@code $L}.\n",
                  entities.get(0).type().nestedName(),
                  entities.get(entities.size() - 1).type().nestedName())
              .build());
    }
    return Optional.of(type.build());
  }

  private TypeSpec.Builder part(ClassName name, int number) {
    ClassName before = number == 1 ? RuntimeTypes.TRANSACTION_WRITES : partName(number - 1);
    return visible(TypeSpec.classBuilder(name))
        .addModifiers(Modifier.ABSTRACT)
        .addTypeVariable(SELF)
        .superclass(ParameterizedTypeName.get(before, SELF))
        .addMethod(constructor(Flavor.SYNC))
        .addMethod(constructor(Flavor.ASYNC))
        .addMethods(methods(parts.get(number - 1)));
  }

  private ClassName partName(int number) {
    return names.transactionParts().nestedClass("Part" + number);
  }

  private TypeSpec.Builder visible(TypeSpec.Builder type) {
    return plan.table().isPublic() ? type.addModifiers(Modifier.PUBLIC) : type;
  }

  private static MethodSpec constructor(Flavor flavor) {
    return MethodSpec.constructorBuilder()
        .addParameter(flavor.tableAccess(), TableCall.TABLE)
        .addParameter(String.class, NAME)
        .addParameter(String.class, TOKEN)
        .addStatement("super($N, $N, $N)", TableCall.TABLE, NAME, TOKEN)
        .build();
  }

  private List<MethodSpec> methods(List<EntityModel> entities) {
    List<MethodSpec> methods = new ArrayList<>();
    for (EntityModel entity : entities) {
      for (MethodSpec method : new TransactionMethods(plan, entity).methods()) {
        List<TypeName> types = method.parameters().stream().map(ParameterSpec::type).toList();
        if (erasures.add(PatternSignature.erasure(method.name(), types))) {
          methods.add(method);
        }
      }
    }
    return methods;
  }
}
