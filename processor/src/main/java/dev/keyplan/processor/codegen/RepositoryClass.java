package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.TypeRef;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** What all repositories have: the table they send their requests to. */
final class RepositoryClass {

  private static final String TABLE = "table";

  private RepositoryClass() {}

  static TypeSpec.Builder begin(
      GeneratedNames names, Flavor flavor, TypeRef type, boolean isPublic) {
    TypeSpec.Builder repository =
        TypeSpec.classBuilder(flavor.repository(names, type)).addModifiers(Modifier.FINAL);
    if (isPublic) {
      repository.addModifiers(Modifier.PUBLIC);
    }
    return repository;
  }

  static void addTable(TypeSpec.Builder repository, Flavor flavor) {
    repository
        .addField(flavor.tableAccess(), TABLE, Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(
            MethodSpec.constructorBuilder()
                .addParameter(flavor.tableAccess(), TABLE)
                .addStatement("this.$N = $N", TABLE, TABLE)
                .build());
  }

  /** A constant of the repository: the asynchronous one uses its twin's. */
  static CodeBlock constant(GeneratedNames names, Flavor flavor, TypeRef owner, String constant) {
    return flavor == Flavor.SYNC
        ? CodeBlock.of("$L", constant)
        : CodeBlock.of("$T.$L", names.repository(owner), constant);
  }

  /** {@code table.operation(arguments)}, also in a method with a parameter of that name. */
  static CodeBlock call(Set<String> parameters, String operation, List<CodeBlock> arguments) {
    return CodeBlock.of(
        "$L$N.$L($L)",
        parameters.contains(TABLE) ? "this." : "",
        TABLE,
        operation,
        CodeBlock.join(arguments, ",$W"));
  }
}
