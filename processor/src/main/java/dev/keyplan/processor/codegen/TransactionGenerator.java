package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.TablePlan;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code OrdersTableTransaction} or {@code OrdersTableAsyncTransaction}: the writes of
 * all entities of a table, to be carried out together.
 */
final class TransactionGenerator {

  private static final String OTHER = "other";
  private static final String TOKEN = "clientToken";

  private final TablePlan plan;
  private final TableModel table;
  private final Flavor flavor;
  private final GeneratedNames names;
  private final ClassName transaction;

  TransactionGenerator(TablePlan plan, Flavor flavor) {
    this.plan = plan;
    this.table = plan.table();
    this.flavor = flavor;
    this.names = new GeneratedNames(table);
    this.transaction = flavor.transaction(names);
  }

  TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(transaction)
            .addModifiers(Modifier.FINAL)
            .superclass(flavor.anyTransaction())
            .addJavadoc(doc().toCodeBlock())
            .addMethod(constructor(false))
            .addMethod(constructor(true));
    if (table.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    // Entities of one name are an error that was told; their skeletons share what would clash.
    Set<String> erasures = new HashSet<>();
    for (EntityModel entity : table.entities()) {
      for (MethodSpec method : new TransactionMethods(plan, entity, flavor).methods()) {
        List<TypeName> types = method.parameters().stream().map(ParameterSpec::type).toList();
        if (erasures.add(PatternSignature.erasure(method.name(), types))) {
          type.addMethod(method);
        }
      }
    }
    return type.addMethod(with()).build();
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
