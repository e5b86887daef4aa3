package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.List;
import javax.lang.model.element.Modifier;

/** What a mapper does for the writes that repositories inherit, as an {@code EntityMapper}. */
final class EntityMapperMethods {

  private final WriteCode code;

  EntityMapperMethods(TableModel table, EntityModel entity) {
    this.code = new WriteCode(table, entity, Flavor.SYNC, true);
  }

  static TypeName type(GeneratedNames names, TypeRef entity) {
    return ParameterizedTypeName.get(
        RuntimeTypes.ENTITY_MAPPER, TypeNames.of(entity), names.conditions(entity));
  }

  List<MethodSpec> methods() {
    String entity = code.parameter();
    TypeName conditions = code.names().conditions(code.entity().type());
    return List.of(
        method("item", RuntimeTypes.ATTRIBUTE_MAP)
            .addParameter(code.type(), entity)
            .addStatement("return $L($N)", MapperGenerator.REQUEST_ITEM, entity)
            .build(),
        method("key", RuntimeTypes.ITEM)
            .addParameter(code.type(), entity)
            .addStatement(
                "return $T.primaryKey($L)",
                code.names().keys(code.entity().type()),
                CodeBlock.join(code.ofEntity(), ", "))
            .build(),
        method("conditions", conditions).addStatement("return new $T()", conditions).build());
  }

  private static MethodSpec.Builder method(String name, TypeName answer) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(answer);
  }
}
