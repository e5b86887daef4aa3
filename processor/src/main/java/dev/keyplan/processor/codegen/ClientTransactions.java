package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.keyplan.processor.model.TableModel;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The methods of a table's client that are about transactions. */
final class ClientTransactions {

  private static final String GETS = "gets";
  private static final String TOKEN = "clientToken";

  private final TableModel table;
  private final Flavor flavor;
  private final ClassName transaction;

  ClientTransactions(TableModel table, Flavor flavor) {
    this.table = table;
    this.flavor = flavor;
    this.transaction = flavor.transaction(new GeneratedNames(table));
  }

  List<MethodSpec> methods() {
    return List.of(transaction(), transactionWithToken(), transactionalGet());
  }

  private MethodSpec transaction() {
    return method(
            "transaction",
            doc("Begins a transaction of writes, with a random client token. Nothing is sent yet."))
        .returns(transaction)
        .addStatement("return new $T(table)", transaction)
        .build();
  }

  private MethodSpec transactionWithToken() {
    Javadoc doc =
        doc("Begins a transaction of writes that is carried out once, however often it is made and"
                + " executed within ten minutes. Nothing is sent yet.")
            .parameter(TOKEN, "names this transaction, and no other: 1 to 36 characters")
            .thrown(ClassName.get(IllegalArgumentException.class), "if it is of other length");
    return method("transaction", doc)
        .addParameter(String.class, TOKEN)
        .returns(transaction)
        .addStatement("return new $T(table, $N)", transaction, TOKEN)
        .build();
  }

  private MethodSpec transactionalGet() {
    Javadoc doc =
        doc("Reads 1 to 100 items, of this table and of others of the same SDK client, as they are"
                + " at one moment: one TransactGetItems, two read units per 4 KB of each. It is tried"
                + " again while items are written to.")
            .parameter(
                GETS, "what the methods of repositories that end in {@code InTransaction} made")
            .returned("answers each of them")
            .thrown(
                RuntimeTypes.TRANSACTION_FAILED_EXCEPTION,
                "if it conflicts with writes, after all retries")
            .thrown(
                ClassName.get(IllegalArgumentException.class),
                "if there are none or more than 100 items, or one is of another SDK client");
    TypeName get =
        ParameterizedTypeName.get(
            RuntimeTypes.TRANSACTIONAL_GET, WildcardTypeName.subtypeOf(Object.class));
    return method("transactionalGet", doc)
        .addParameter(ArrayTypeName.of(get), GETS)
        .varargs()
        .returns(flavor.answer(RuntimeTypes.TRANSACTIONAL_RESULTS))
        .addCode(
            CodeBlock.builder()
                .addStatement(
                    "return table.transactionalGet($S, $N)",
                    table.root().flatName() + ".transactionalGet",
                    GETS)
                .build())
        .build();
  }

  private static MethodSpec.Builder method(String name, Javadoc doc) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc(doc.toCodeBlock());
  }

  private Javadoc doc(String text) {
    return new Javadoc(transaction.packageName()).paragraph(text);
  }
}
