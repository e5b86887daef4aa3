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
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code OrdersTableTransactionWrites}: what both transactions of a table can do. Those
 * of a great table inherit from {@code OrdersTableTransactionParts.Part1} and so on instead, or its
 * asynchronous twin: javac compares all methods of one name in pairs that a class inherits from
 * classes with a type parameter.
 */
final class TransactionWritesGenerator {

  /** Of their methods, once for all. */
  private static final String REFUSED =
      "Each tells at once what cannot be stored, before any request: {@link "
          + RuntimeTypes.KEY_VALUE_EXCEPTION.canonicalName()
          + "} if a value cannot be part of a key, or makes it too long, and {@link "
          + RuntimeTypes.ITEM_MAPPING_EXCEPTION.canonicalName()
          + "} if one is missing or cannot be stored.";

  private static final String NAME = "name";
  private static final String TOKEN = "token";

  private final TablePlan plan;
  private final GeneratedNames names;

  /**
   * The entities of each class. The name of the parts may be what a skeleton is for: it is one
   * class.
   */
  private final List<List<EntityModel>> parts;

  TransactionWritesGenerator(TablePlan plan) {
    this.plan = plan;
    this.names = new GeneratedNames(plan.table());
    List<EntityModel> entities = plan.table().entities();
    this.parts = plan.sound() ? TransactionParts.of(entities) : List.of(entities);
  }

  List<TypeSpec> generate() {
    return parts.size() == 1 ? List.of(shared()) : List.of(parts(Flavor.SYNC), parts(Flavor.ASYNC));
  }

  /** What a transaction inherits from. */
  TypeName superclass(Flavor flavor) {
    return parts.size() == 1
        ? ParameterizedTypeName.get(names.transactionWrites(), flavor.transaction(names))
        : partName(flavor, parts.size());
  }

  private TypeSpec shared() {
    ClassName writes = names.transactionWrites();
    TypeVariableName self = TypeVariables.free("SELF", plan.table(), plan.table().entities());
    Javadoc doc = new Javadoc(writes.packageName());
    return part(
            writes,
            ParameterizedTypeName.get(RuntimeTypes.TRANSACTION_WRITES, self),
            self,
            parts.get(0))
        .addTypeVariable(self)
        .addJavadoc(
            doc.paragraph(
                    "The writes that transactions of "
                        + doc.link(plan.table().root())
                        + " can hold, {@link "
                        + names.transaction().simpleName()
                        + "} and {@link "
                        + names.asyncTransaction().simpleName()
                        + "}: one action each, unless said otherwise.")
                .paragraph(REFUSED)
                .parameter("<" + self.name() + ">", "the transaction itself")
                .toCodeBlock())
        .build();
  }

  private TypeSpec parts(Flavor flavor) {
    ClassName transaction = flavor.transaction(names);
    TypeSpec.Builder type =
        visible(TypeSpec.classBuilder(flavor.transactionParts(names)))
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                new Javadoc(transaction.packageName())
                    .paragraph(
                        "What {@link "
                            + transaction.simpleName()
                            + "} inherits, a class for each "
                            + TransactionParts.ENTITIES
                            + " entities: compilers compare each method with all of its name in its"
                            + " class.")
                    .paragraph(REFUSED)
                    .toCodeBlock())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    TypeName before = ParameterizedTypeName.get(RuntimeTypes.TRANSACTION_WRITES, transaction);
    for (int number = 1; number <= parts.size(); number++) {
      List<EntityModel> entities = parts.get(number - 1);
      ClassName name = partName(flavor, number);
      type.addType(
          part(name, before, transaction, entities)
              .addModifiers(Modifier.STATIC)
              .addJavadoc(
                  "From {@code $L} to {@code $L}.\n",
                  entities.get(0).type().nestedName(),
                  entities.get(entities.size() - 1).type().nestedName())
              .build());
      before = name;
    }
    return type.build();
  }

  private ClassName partName(Flavor flavor, int number) {
    return flavor.transactionParts(names).nestedClass("Part" + number);
  }

  private TypeSpec.Builder part(
      ClassName name, TypeName before, TypeName self, List<EntityModel> entities) {
    return visible(TypeSpec.classBuilder(name))
        .addModifiers(Modifier.ABSTRACT)
        .superclass(before)
        .addMethod(constructor(Flavor.SYNC))
        .addMethod(constructor(Flavor.ASYNC))
        .addMethods(methods(entities, self));
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

  /** Entities of one name are an error that was told; their skeletons share what would clash. */
  private List<MethodSpec> methods(List<EntityModel> entities, TypeName self) {
    Set<String> erasures = new HashSet<>();
    List<MethodSpec> methods = new ArrayList<>();
    for (EntityModel entity : entities) {
      for (MethodSpec method : new TransactionMethods(plan, entity, self).methods()) {
        List<TypeName> types = method.parameters().stream().map(ParameterSpec::type).toList();
        if (erasures.add(PatternSignature.erasure(method.name(), types))) {
          methods.add(method);
        }
      }
    }
    return methods;
  }
}
