package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code OrdersTableTransactionWrites}: what both transactions of a table can do. It is
 * not abstract, though nobody makes one: of a class with a type parameter that is, javac compares
 * all methods of one name in pairs, for each class that inherits from it.
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

  TransactionWritesGenerator(TablePlan plan) {
    this.plan = plan;
    this.names = new GeneratedNames(plan.table());
  }

  TypeSpec generate() {
    ClassName writes = names.transactionWrites();
    TypeVariableName self = TypeVariables.free("SELF", plan.table(), plan.table().entities());
    Javadoc doc = new Javadoc(writes.packageName());
    TypeSpec.Builder type =
        TypeSpec.classBuilder(writes)
            .addTypeVariable(self)
            .superclass(ParameterizedTypeName.get(RuntimeTypes.TRANSACTION_WRITES, self))
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
            .addMethod(constructor(Flavor.SYNC))
            .addMethod(constructor(Flavor.ASYNC))
            .addMethods(methods(self));
    return plan.table().isPublic() ? type.addModifiers(Modifier.PUBLIC).build() : type.build();
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
  private List<MethodSpec> methods(TypeName self) {
    Set<String> erasures = new HashSet<>();
    List<MethodSpec> methods = new ArrayList<>();
    for (EntityModel entity : plan.table().entities()) {
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
