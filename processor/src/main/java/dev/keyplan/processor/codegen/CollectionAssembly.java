package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.CollectionModel.Member;
import dev.keyplan.processor.model.CollectionModel.Multiplicity;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The method that makes a collection of the items read, told apart by their entity type. */
final class CollectionAssembly implements CollectionMethod {

  static final String METHOD = "fromItems";

  private static final TypeName ITEMS =
      ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.ITEM);

  private final TableModel table;
  private final CollectionModel collection;
  private final GeneratedNames names;
  private final FreeNames locals = new FreeNames();
  private final String item;
  private final String all;

  CollectionAssembly(TableModel table, CollectionModel collection, GeneratedNames names) {
    this.table = table;
    this.collection = collection;
    this.names = names;
    collection.members().forEach(member -> locals.newName(member.component(), member));
    this.item = locals.newName("item");
    this.all = locals.newName("all");
  }

  @Override
  public boolean needsMembers() {
    return collection.members().size() != 1
        || collection.members().get(0).multiplicity() != Multiplicity.MANY;
  }

  @Override
  public String erasure() {
    return PatternSignature.erasure(METHOD, List.of(ITEMS));
  }

  @Override
  public MethodSpec method() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(METHOD)
            .addModifiers(Modifier.STATIC)
            .addParameter(ITEMS, all)
            .returns(TypeNames.of(collection.type()));
    collection.members().forEach(member -> declare(method, member));
    method.beginControlFlow("for ($T $N : $N)", RuntimeTypes.ITEM, item, all);
    if (MembersConstant.several(table, collection)) {
      method.beginControlFlow("switch ($L.entityType($N))", MembersConstant.NAME, item);
      MembersConstant.byEntityType(table, collection)
          .forEach((type, member) -> method.addCode(branch(type, member)));
      method.addStatement("default -> throw $L.unknownType($N)", MembersConstant.NAME, item);
      method.endControlFlow();
    } else {
      collection.members().stream().limit(1).forEach(member -> method.addCode(taken(member)));
    }
    method.endControlFlow();
    CodeBlock components =
        collection.members().stream().map(this::component).collect(CodeBlock.joining(", "));
    return method
        .addStatement("return new $T($L)", TypeNames.of(collection.type()), components)
        .build();
  }

  private void declare(MethodSpec.Builder method, Member member) {
    ClassName entity = TypeNames.of(member.entity());
    if (member.multiplicity() == Multiplicity.MANY) {
      TypeName list = ParameterizedTypeName.get(ClassName.get(List.class), entity);
      method.addStatement("$T $N = new $T<>()", list, locals.get(member), ArrayList.class);
    } else {
      method.addStatement("$T $N = null", entity, locals.get(member));
    }
  }

  private CodeBlock branch(String entityType, Member member) {
    if (member.multiplicity() == Multiplicity.MANY) {
      return CodeBlock.of("case $S -> $L", entityType, taken(member));
    }
    return CodeBlock.builder()
        .beginControlFlow("case $S ->", entityType)
        .add(taken(member))
        .endControlFlow()
        .build();
  }

  private CodeBlock taken(Member member) {
    ClassName mapper = names.mapper(member.entity());
    String local = locals.get(member);
    if (member.multiplicity() == Multiplicity.MANY) {
      return CodeBlock.builder()
          .addStatement("$N.add($T.fromItem($N))", local, mapper, item)
          .build();
    }
    return CodeBlock.builder()
        .addStatement(
            "$L.requireSingle($S, $N, $N, $N)",
            MembersConstant.NAME,
            member.component(),
            local,
            item,
            all)
        .addStatement("$N = $T.fromItem($N)", local, mapper, item)
        .build();
  }

  private CodeBlock component(Member member) {
    String local = locals.get(member);
    return switch (member.multiplicity()) {
      case ONE ->
          CodeBlock.of(
              "$L.require($S, $N, $N)", MembersConstant.NAME, member.component(), local, all);
      case OPTIONAL -> CodeBlock.of("$T.ofNullable($N)", Optional.class, local);
      case MANY -> CodeBlock.of("$T.copyOf($N)", List.class, local);
    };
  }
}
