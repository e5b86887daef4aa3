package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.TableModel;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The method that reads an item of a sealed collection as the entity that its type names. */
final class CollectionStream implements CollectionMethod {

  static final String METHOD = "fromItem";

  private static final String ITEM = "item";

  private final TableModel table;
  private final CollectionModel collection;
  private final GeneratedNames names;

  CollectionStream(TableModel table, CollectionModel collection, GeneratedNames names) {
    this.table = table;
    this.collection = collection;
    this.names = names;
  }

  @Override
  public boolean needsMembers() {
    return MembersConstant.several(table, collection);
  }

  @Override
  public String erasure() {
    return PatternSignature.erasure(METHOD, List.of(RuntimeTypes.ITEM));
  }

  @Override
  public MethodSpec method() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(METHOD)
            .addModifiers(Modifier.STATIC)
            .addParameter(RuntimeTypes.ITEM, ITEM)
            .returns(TypeNames.of(collection.type()));
    if (!needsMembers()) {
      ClassName mapper = names.mapper(collection.members().get(0).entity());
      return method.addStatement("return $T.fromItem($N)", mapper, ITEM).build();
    }
    method.addCode("return switch ($L.entityType($N)) {\n$>", MembersConstant.NAME, ITEM);
    MembersConstant.byEntityType(table, collection)
        .forEach(
            (type, member) ->
                method.addStatement(
                    "case $S -> $T.fromItem($N)", type, names.mapper(member.entity()), ITEM));
    return method
        .addStatement("default -> throw $L.unknownType($N)", MembersConstant.NAME, ITEM)
        .addCode("$<};\n")
        .build();
  }
}
