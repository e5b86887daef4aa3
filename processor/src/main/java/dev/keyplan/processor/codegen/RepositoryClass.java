package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
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

  /**
   * Makes it one that inherits writes. A skeleton has nothing to hand over, and is not to be made.
   */
  static void inherit(
      TypeSpec.Builder repository,
      Flavor flavor,
      GeneratedNames names,
      TypeRef entity,
      boolean sound) {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder().addParameter(flavor.tableAccess(), TableCall.TABLE);
    if (sound) {
      constructor.addStatement(
          "super($N, $L, $T.$L)",
          TableCall.TABLE,
          constant(names, flavor, entity, WritesConstant.NAME),
          names.mapper(entity),
          MapperMembers.INSTANCE);
    } else {
      constructor
          .addStatement("super($N, null, null)", TableCall.TABLE)
          .addStatement(Skeletons.body(entity.simpleName()));
    }
    repository
        .superclass(
            ParameterizedTypeName.get(
                flavor.entityRepository(), TypeNames.of(entity), names.conditions(entity)))
        .addMethod(constructor.build());
  }

  /** A constant of the repository: the asynchronous one uses its twin's. */
  static CodeBlock constant(GeneratedNames names, Flavor flavor, TypeRef owner, String constant) {
    return flavor == Flavor.SYNC
        ? CodeBlock.of("$L", constant)
        : CodeBlock.of("$T.$L", names.repository(owner), constant);
  }
}
