package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.TypeRef;
import javax.lang.model.element.Modifier;

/** What all repositories have: the table they send their requests to. */
final class RepositoryClass {

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
        .addField(flavor.tableAccess(), TableCall.TABLE, Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(
            MethodSpec.constructorBuilder()
                .addParameter(flavor.tableAccess(), TableCall.TABLE)
                .addStatement("this.$N = $N", TableCall.TABLE, TableCall.TABLE)
                .build());
  }

  /** A constant of the repository: the asynchronous one uses its twin's. */
  static CodeBlock constant(GeneratedNames names, Flavor flavor, TypeRef owner, String constant) {
    return flavor == Flavor.SYNC
        ? CodeBlock.of("$L", constant)
        : CodeBlock.of("$T.$L", names.repository(owner), constant);
  }
}
