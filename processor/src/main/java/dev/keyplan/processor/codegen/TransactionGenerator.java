package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TransactionParts;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code OrdersTableTransaction} or {@code OrdersTableAsyncTransaction}: the writes of
 * all entities of a table, to be carried out together.
 */
final class TransactionGenerator {

  private static final String OTHER = "other";
  private static final String NAME = "name";
  private static final String SELF = "self";
  private static final String TOKEN = "clientToken";

  private final TablePlan plan;
  private final TableModel table;
  private final Flavor flavor;
  private final GeneratedNames names;
  private final ClassName transaction;

  /**
   * The entities of each class, of a table whose transaction is split; else none. The name of the
   * parts may be what a skeleton is for.
   */
  private final List<List<EntityModel>> parts;

  /** Entities of one name are an error that was told; their skeletons share what would clash. */
  private final Set<String> erasures = new HashSet<>();

  TransactionGenerator(TablePlan plan, Flavor flavor) {
    this.plan = plan;
    this.table = plan.table();
    this.flavor = flavor;
    this.names = new GeneratedNames(table);
    this.transaction = flavor.transaction(names);
    this.parts = plan.sound() ? TransactionParts.of(table.entities()) : List.of();
  }

  TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(transaction)
            .addModifiers(Modifier.FINAL)
            .superclass(parts.isEmpty() ? flavor.anyTransaction() : part(parts.size()))
            .addJavadoc(doc().toCodeBlock())
            .addMethod(constructor(false))
            .addMethod(constructor(true));
    if (table.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    if (parts.isEmpty()) {
      type.addMethods(methods(table.entities(), "this"));
    } else {
      type.addMethod(
          MethodSpec.methodBuilder(SELF)
              .addAnnotation(Override.class)
              .returns(transaction)
              .addStatement("return this")
              .build());
    }
    return type.addMethod(with()).build();
  }

  /** The classes that the transaction of a great table inherits from, each from the one before. */
  Optional<TypeSpec> generateParts() {
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    TypeSpec.Builder type =
        TypeSpec.classBuilder(flavor.transactionParts(names))
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                new Javadoc(transaction.packageName())
                    .paragraph(
                        "What {@link "
                            + transaction.simpleName()
                            + "} can do, a class for each "
                            + TransactionParts.ENTITIES
                            + " entities: compilers compare each method with all of its name in its"
                            + " class.")
                    .toCodeBlock())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    if (table.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    for (int number = 1; number <= parts.size(); number++) {
      type.addType(generatePart(number));
    }
    return Optional.of(type.build());
  }

  private TypeSpec generatePart(int number) {
    List<EntityModel> entities = parts.get(number - 1);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(part(number))
            .addModifiers(Modifier.ABSTRACT, Modifier.STATIC)
            .superclass(number == 1 ? flavor.anyTransaction() : part(number - 1))
            .addJavadoc(
                "From {@code $L} to {@code $L}.\n",
                entities.get(0).type().nestedName(),
                entities.get(entities.size() - 1).type().nestedName())
            .addMethod(partConstructor(false))
            .addMethod(partConstructor(true));
    if (table.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    if (number == 1) {
      type.addMethod(
          MethodSpec.methodBuilder(SELF)
              .addModifiers(Modifier.ABSTRACT)
              .returns(transaction)
              .build());
    }
    return type.addMethods(methods(entities, SELF + "()")).build();
  }

  private ClassName part(int number) {
    return flavor.transactionParts(names).nestedClass("Part" + number);
  }

  /**
   * @param self what every method returns
   */
  private List<MethodSpec> methods(List<EntityModel> entities, String self) {
    List<MethodSpec> methods = new ArrayList<>();
    for (EntityModel entity : entities) {
      for (MethodSpec method : new TransactionMethods(plan, entity, flavor, self).methods()) {
        List<TypeName> types = method.parameters().stream().map(ParameterSpec::type).toList();
        if (erasures.add(PatternSignature.erasure(method.name(), types))) {
          methods.add(method);
        }
      }
    }
    return methods;
  }

  private Javadoc doc() {
    boolean guards =
        table.entities().stream().map(EntityOperations::new).anyMatch(EntityOperations::guarding);
    boolean versions = table.entities().stream().anyMatch(entity -> entity.version().isPresent());
    Javadoc doc = new Javadoc(transaction.packageName());
    return doc.paragraph(
            "Writes of several items of "
                + doc.link(table.root())
                + ", all of them or none: one TransactWriteItems, which {@link #execute} sends. Made by"
                + " {@link "
                + flavor.client(names).simpleName()
                + "#transaction()}; not for use by several threads.")
        .paragraph(
            "It has 1 to 100 actions, one for each item"
                + (guards ? ", the guards of unique attributes included" : "")
                + ", and 4 MB in all. Each costs two write units per KB instead of one, also where the"
                + " transaction is cancelled.")
        .paragraph(
            "Made again in the same way with the same client token, it is carried out once within ten"
                + " minutes."
                + (table.timeToLive().isPresent()
                    ? " Of items with a time to live the conditions hold the time: in the same way"
                        + " means with the same clock too, see {@link "
                        + flavor.client(names).simpleName()
                        + "#withClock}."
                    : "")
                + " Nothing comes back but success: what is stored is what was given"
                + (versions ? ", in its next version." : "."));
  }

  private MethodSpec constructor(boolean withToken) {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder().addParameter(flavor.tableAccess(), TableCall.TABLE);
    if (withToken) {
      constructor.addParameter(String.class, TOKEN);
    }
    CodeBlock token = withToken ? CodeBlock.of(", $N", TOKEN) : CodeBlock.of("");
    return constructor
        .addStatement(
            "super($N, $S$L)", TableCall.TABLE, table.root().flatName() + ".transaction", token)
        .build();
  }

  private MethodSpec partConstructor(boolean withToken) {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addParameter(flavor.tableAccess(), TableCall.TABLE)
            .addParameter(String.class, NAME);
    return withToken
        ? constructor
            .addParameter(String.class, TOKEN)
            .addStatement("super($N, $N, $N)", TableCall.TABLE, NAME, TOKEN)
            .build()
        : constructor.addStatement("super($N, $N)", TableCall.TABLE, NAME).build();
  }

  private MethodSpec with() {
    return MethodSpec.methodBuilder("with")
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc(
            new Javadoc(transaction.packageName())
                .paragraph(
                    "Adds what another transaction has so far, of this table or another one. The client"
                        + " token is still this one's.")
                .thrown(
                    ClassName.get(IllegalArgumentException.class), "if it is of another SDK client")
                .toCodeBlock())
        .addParameter(flavor.anyTransaction(), OTHER)
        .returns(transaction)
        .addStatement("include($N)", OTHER)
        .addStatement("return this")
        .build();
  }
}
