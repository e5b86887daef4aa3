package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.TableModel;
import java.util.concurrent.CompletableFuture;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code OrdersTableTransaction} or {@code OrdersTableAsyncTransaction}: the writes of
 * all entities of a table, to be carried out together. They are inherited, see {@link
 * TransactionWritesGenerator}.
 */
final class TransactionGenerator {

  private static final String OTHER = "other";
  private static final String TOKEN = "clientToken";

  private final TableModel table;
  private final Flavor flavor;
  private final GeneratedNames names;
  private final ClassName transaction;

  TransactionGenerator(TableModel table, Flavor flavor) {
    this.table = table;
    this.flavor = flavor;
    this.names = new GeneratedNames(table);
    this.transaction = flavor.transaction(names);
  }

  TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(transaction)
            .addModifiers(Modifier.FINAL)
            .superclass(ParameterizedTypeName.get(names.transactionWrites(), transaction))
            .addSuperinterface(flavor.anyTransaction())
            .addJavadoc(doc().toCodeBlock())
            .addField(flavor.tableAccess(), TableCall.TABLE, Modifier.PRIVATE, Modifier.FINAL)
            .addMethod(constructor())
            .addMethod(constructorWithToken())
            .addMethod(with())
            .addMethod(execute());
    return table.isPublic() ? type.addModifiers(Modifier.PUBLIC).build() : type.build();
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

  private MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addParameter(flavor.tableAccess(), TableCall.TABLE)
        .addStatement("this($N, randomToken())", TableCall.TABLE)
        .build();
  }

  private MethodSpec constructorWithToken() {
    return MethodSpec.constructorBuilder()
        .addParameter(flavor.tableAccess(), TableCall.TABLE)
        .addParameter(String.class, TOKEN)
        .addStatement(
            "super($N, $S, $N)", TableCall.TABLE, table.root().flatName() + ".transaction", TOKEN)
        .addStatement("this.$N = $N", TableCall.TABLE, TableCall.TABLE)
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
                    ClassName.get(IllegalArgumentException.class),
                    "if it is of another SDK client, or of no generated class")
                .toCodeBlock())
        .addParameter(flavor.anyTransaction(), OTHER)
        .returns(transaction)
        .addStatement("return include($N)", OTHER)
        .build();
  }

  /** The interface says what it does. */
  private MethodSpec execute() {
    boolean sync = flavor == Flavor.SYNC;
    return MethodSpec.methodBuilder("execute")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(
            sync ? TypeName.VOID : ParameterizedTypeName.get(CompletableFuture.class, Void.class))
        .addStatement(CodeBlock.of(sync ? "send($N)" : "return send($N)", TableCall.TABLE))
        .build();
  }
}
