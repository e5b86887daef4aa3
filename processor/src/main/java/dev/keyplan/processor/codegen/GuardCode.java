package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** What generated classes say of the guards of an entity's unique attributes. */
final class GuardCode {

  static final String KEYS = "guardKeys";

  private static final TypeName KEYS_BY_ATTRIBUTE =
      ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), RuntimeTypes.ITEM);

  private final TableModel table;
  private final EntityModel entity;
  private final GeneratedNames names;

  GuardCode(TableModel table, EntityModel entity) {
    this.table = table;
    this.entity = entity;
    this.names = new GeneratedNames(table);
  }

  /** A method of the mapper: the keys of an entity's guards. */
  MethodSpec keys() {
    FreeNames locals = new FreeNames();
    String keys = locals.newName("keys");
    String record = locals.newName(GeneratedNames.decapitalized(entity.type().simpleName()));
    PathCode paths = PathCode.ofRecord(table, entity, record);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(KEYS)
            .addModifiers(Modifier.STATIC)
            .addJavadoc(
                "The keys of the items that keep its attributes unique, by attribute; none for an\n"
                    + "attribute that is absent.\n\n@throws $L if a key cannot hold a value\n",
                RuntimeTypes.KEY_VALUE_EXCEPTION)
            .returns(KEYS_BY_ATTRIBUTE)
            .addParameter(TypeNames.of(entity.type()), record)
            .addStatement("$T $N = new $T<>()", KEYS_BY_ATTRIBUTE, keys, LinkedHashMap.class);
    for (UniqueModel unique : entity.guarded()) {
      String attribute = unique.attribute().name();
      CodeBlock arguments =
          unique.paths().stream().map(paths::value).collect(CodeBlock.joining(",$W"));
      CodeBlock put =
          CodeBlock.builder()
              .addStatement(
                  "$N.put($S,$W$T.$N($L))",
                  keys,
                  attribute,
                  names.keys(entity.type()),
                  GeneratedNames.guardMethod(attribute),
                  arguments)
              .build();
      List<CodeBlock> presence = paths.presence(new AttributePath(List.of(attribute)));
      if (presence.isEmpty()) {
        method.addCode(put);
      } else {
        method
            .beginControlFlow("if ($L)", CodeBlock.join(presence, " && "))
            .addCode(put)
            .endControlFlow();
      }
    }
    return method.addStatement("return $N", keys).build();
  }

  /** {@code GuardedWrites.of(…).typed("entityType", "User").unique("email", "email")}. */
  CodeBlock writes(CodeBlock ofEntity) {
    CodeBlock.Builder code =
        CodeBlock.builder().add("$T.of($L)$>$>", RuntimeTypes.GUARDED_WRITES, ofEntity);
    table
        .entityTypeAttribute()
        .ifPresent(name -> code.add("\n.typed($S, $S)", name, entity.typeName()));
    for (UniqueModel unique : entity.guarded()) {
      String attribute = unique.attribute().name();
      code.add("\n.unique($S, $S)", attribute, unique.attribute().storedName());
    }
    others().forEach(path -> code.add("\n.relyingOn($L)", path));
    return code.add("$<$<").build();
  }

  /** Stored paths of what the guards are made of beside the unique attributes. */
  private List<CodeBlock> others() {
    PathCode paths = PathCode.ofRecord(table, entity, "");
    List<AttributePath> unique =
        entity.guarded().stream()
            .map(u -> new AttributePath(List.of(u.attribute().name())))
            .toList();
    Stream<AttributePath> all = entity.guarded().stream().flatMap(u -> u.paths().stream());
    return all.distinct()
        .filter(path -> !unique.contains(path))
        .map(
            path ->
                paths.steps(path).stream()
                    .map(AttributeModel::storedName)
                    .map(name -> CodeBlock.of("$S", name))
                    .collect(CodeBlock.joining(", ")))
        .toList();
  }
}
