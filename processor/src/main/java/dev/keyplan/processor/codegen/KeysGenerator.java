package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code OrderKeys}: what the keys of an entity are made of. Needs no plan, so that it
 * exists for refused tables too; keys that were refused themselves are left out.
 */
public final class KeysGenerator {

  private static final TypeName KEY_MAP =
      ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), RuntimeTypes.ATTRIBUTE_VALUE);

  private static final TypeName BYTES = ArrayTypeName.of(TypeName.BYTE);

  private final TableModel table;
  private final GeneratedNames names;

  public KeysGenerator(TableModel table) {
    this.table = table;
    this.names = new GeneratedNames(table);
  }

  public TypeSpec generate(EntityModel entity) {
    PartCode code = new PartCode(entity, names);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.keys(entity.type()))
            .addModifiers(modifiers(entity, Modifier.FINAL))
            .addJavadoc(
                "The keys of {@link $T} in the table $L.\n",
                TypeNames.of(entity.type()),
                JavadocText.code(table.name()))
            .addFields(converters(entity))
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    for (KeyBuilder builder : KeyBuilder.of(entity, table)) {
      type.addMethod(method(builder, code, false));
      if (builder.hasTerms()) {
        type.addMethod(method(builder, code, true));
      }
    }
    Map<AttributePath, TypeName> attributes = new LinkedHashMap<>();
    entity.tableKey().ifPresent(key -> attributes.putAll(attributes(key)));
    entity.tableKey().ifPresent(key -> type.addMethod(primaryKey(entity, key, code, attributes)));
    entity.guarded().forEach(unique -> type.addMethod(guard(unique, code)));
    return type.addType(primaryKeyRecord(entity, attributes)).build();
  }

  private static Modifier[] modifiers(EntityModel entity, Modifier... others) {
    Stream<Modifier> access = entity.isPublic() ? Stream.of(Modifier.PUBLIC) : Stream.of();
    return Stream.concat(access, Stream.of(others)).toArray(Modifier[]::new);
  }

  // Key texts

  private MethodSpec method(KeyBuilder builder, PartCode code, boolean terms) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(builder.method())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(String.class)
            .addJavadoc(
                "$L.\n",
                JavadocText.code(builder.storedName() + " = " + builder.template().text()));
    Map<AttributePath, String> parameters = new LinkedHashMap<>();
    CodeBlock.Builder doc = CodeBlock.builder();
    for (KeyBuilder.Parameter parameter : builder.parameters()) {
      KeyPart first = parameter.parts().get(0);
      boolean term = terms && parameter.hasTerm();
      String name = term ? KeyCode.termParameter(first) : GeneratedNames.parameter(first.path());
      TypeName type = term ? TypeNames.ofTransform(first.encoding()) : TypeNames.of(first.type());
      parameters.put(parameter.path(), name);
      method.addParameter(type, name);
      String demand = demand(builder, parameter);
      if (!demand.isEmpty()) {
        doc.add("@param $L $L\n", name, demand);
      }
    }
    if (!parameters.isEmpty()) {
      doc.add(
          "@throws $L if the key cannot hold such a value$L\n",
          RuntimeTypes.KEY_VALUE_EXCEPTION,
          builder.needsLengthCheck()
              ? ",\n    or gets longer than " + (builder.partition() ? 2048 : 1024) + " bytes"
              : "");
      method.addJavadoc("\n").addJavadoc(doc.build());
    }
    CodeBlock text = text(builder, parameters, code);
    return method
        .addStatement(
            "return $L",
            builder.needsLengthCheck()
                ? code.checkedLength(
                    builder.partition(), builder.storedName(), text, builder.longest())
                : text)
        .build();
  }

  private static String demand(KeyBuilder builder, KeyBuilder.Parameter parameter) {
    List<KeySegment> segments = builder.template().segments();
    return parameter.parts().stream()
        .map(part -> PartDoc.of(part, KeyBuilder.after(segments, segments.indexOf(part))))
        .filter(demand -> !demand.isEmpty())
        .reduce((first, last) -> last) // the lossless part asks for no less
        .orElse("");
  }

  private static CodeBlock text(
      KeyBuilder builder, Map<AttributePath, String> parameters, PartCode code) {
    List<KeySegment> segments = builder.template().segments();
    List<CodeBlock> texts = new ArrayList<>();
    for (int i = 0; i < segments.size(); i++) {
      KeySegment segment = segments.get(i);
      if (segment instanceof KeyPart part) {
        CodeBlock value = CodeBlock.of("$N", parameters.get(part.path()));
        texts.add(code.text(part, value, KeyBuilder.after(segments, i)));
      } else {
        texts.add(CodeBlock.of("$S", ((KeySegment.Literal) segment).text()));
      }
    }
    return PartCode.joined(texts);
  }

  // The primary key

  /** The partition key's attributes, then the sort key's, each once. */
  private static Map<AttributePath, TypeName> attributes(EntityKey key) {
    Map<AttributePath, TypeName> attributes = new LinkedHashMap<>();
    Stream.concat(key.partition().stream(), key.sort().stream())
        .forEach(
            attribute -> {
              if (attribute instanceof KeyAttribute.Native plain) {
                attributes.putIfAbsent(
                    AttributePath.parse(plain.attribute().name()),
                    TypeNames.of(plain.attribute().type()));
              } else {
                ((KeyAttribute.Composed) attribute)
                    .template()
                    .parts()
                    .forEach(
                        part -> attributes.putIfAbsent(part.path(), TypeNames.of(part.type())));
              }
            });
    return attributes;
  }

  private MethodSpec primaryKey(
      EntityModel entity, EntityKey key, PartCode code, Map<AttributePath, TypeName> attributes) {
    List<CodeBlock> entries = new ArrayList<>();
    key.partition().forEach(half -> entries.add(entry(entity, half, true, code)));
    key.sort().forEach(half -> entries.add(entry(entity, half, false, code)));
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("primaryKey")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(KEY_MAP)
            .addJavadoc("The primary key of an item, as the SDK takes it.\n");
    if (!attributes.isEmpty()) {
      method.addJavadoc(
          "\n@throws $L if a key cannot hold such a value\n", RuntimeTypes.KEY_VALUE_EXCEPTION);
    }
    attributes.forEach((path, type) -> method.addParameter(type, GeneratedNames.parameter(path)));
    return method
        .addStatement(
            entries.size() == 1 ? "return $T.of($L)" : "return $T.of(\n$L)",
            Map.class,
            CodeBlock.join(entries, ",\n"))
        .build();
  }

  private CodeBlock entry(
      EntityModel entity, KeyAttribute attribute, boolean partition, PartCode code) {
    if (attribute instanceof KeyAttribute.Native plain) {
      AttributePath path = AttributePath.parse(plain.attribute().name());
      CodeBlock value = CodeBlock.of("$N", GeneratedNames.parameter(path));
      return CodeBlock.of(
          "$S, $L",
          plain.storedName(),
          code.nativeKey(partition, path, plain.attribute().type(), value));
    }
    KeyBuilder builder =
        KeyBuilder.of(entity, table).stream()
            .filter(candidate -> candidate.storedName().equals(attribute.storedName()))
            .findFirst()
            .orElseThrow();
    CodeBlock arguments =
        builder.parameters().stream()
            .map(parameter -> CodeBlock.of("$N", GeneratedNames.parameter(parameter.path())))
            .collect(CodeBlock.joining(", "));
    return CodeBlock.of(
        "$S, $T.text($N($L))",
        attribute.storedName(),
        RuntimeTypes.ATTRIBUTE_VALUES,
        builder.method(),
        arguments);
  }

  private static MethodSpec guard(UniqueModel unique, PartCode code) {
    List<String> conditions = new ArrayList<>();
    List<CodeBlock> entries = new ArrayList<>();
    Map<AttributePath, String> parameters = new LinkedHashMap<>();
    attributes(unique.guard())
        .keySet()
        .forEach(path -> parameters.put(path, GeneratedNames.parameter(path)));
    for (KeyAttribute half : unique.guard().attributes()) {
      KeyTemplate template = ((KeyAttribute.Composed) half).template();
      boolean partition = unique.guard().partition().contains(half);
      KeyBuilder builder = new KeyBuilder("", half.storedName(), template, partition);
      CodeBlock text = text(builder, parameters, code);
      conditions.add(half.storedName() + " = " + template.text());
      entries.add(
          CodeBlock.of(
              "$S,$W$T.text($L)",
              half.storedName(),
              RuntimeTypes.ATTRIBUTE_VALUES,
              builder.needsLengthCheck()
                  ? code.checkedLength(partition, half.storedName(), text, builder.longest())
                  : text));
    }
    String name = unique.attribute().name();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(GeneratedNames.guardMethod(name))
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(KEY_MAP)
            .addJavadoc(
                "The key of the item that keeps {@code $L} unique:\n$L.\n\n"
                    + "@throws $L if the key cannot hold such a value,\n    or gets too long\n",
                name,
                JavadocText.code(String.join(", ", conditions)),
                RuntimeTypes.KEY_VALUE_EXCEPTION);
    attributes(unique.guard())
        .forEach((path, type) -> method.addParameter(type, parameters.get(path)));
    return method
        .addStatement("return $T.of(\n$L)", Map.class, CodeBlock.join(entries, ",\n"))
        .build();
  }

  private TypeSpec primaryKeyRecord(EntityModel entity, Map<AttributePath, TypeName> attributes) {
    MethodSpec.Builder components = MethodSpec.constructorBuilder();
    attributes.forEach(
        (path, type) ->
            components.addParameter(
                ParameterSpec.builder(type, GeneratedNames.parameter(path)).build()));
    TypeSpec.Builder type =
        TypeSpec.recordBuilder(names.primaryKey(entity.type()))
            .addModifiers(modifiers(entity))
            .recordConstructor(components.build())
            .addJavadoc("What the primary key is made of.\n");
    if (entity.tableKey().isPresent()) {
      CodeBlock arguments =
          attributes.keySet().stream()
              .map(path -> CodeBlock.of("$N", GeneratedNames.parameter(path)))
              .collect(CodeBlock.joining(", "));
      type.addMethod(
          MethodSpec.methodBuilder("toMap")
              .addModifiers(Modifier.PUBLIC)
              .returns(KEY_MAP)
              .addJavadoc("As the SDK takes it.\n")
              .addJavadoc(
                  attributes.isEmpty() ? "" : "\n@throws $L if a key cannot hold such a value\n",
                  attributes.isEmpty()
                      ? new Object[0]
                      : new Object[] {RuntimeTypes.KEY_VALUE_EXCEPTION})
              .addStatement("return $T.primaryKey($L)", names.keys(entity.type()), arguments)
              .build());
    }
    if (attributes.containsValue(BYTES)) {
      type.addMethod(equality(attributes)).addMethod(hash(attributes));
    }
    return type.build();
  }

  /** By content, as a key of maps: arrays themselves are equal to nothing but themselves. */
  private static MethodSpec equality(Map<AttributePath, TypeName> attributes) {
    List<CodeBlock> equal = new ArrayList<>();
    attributes.forEach(
        (path, type) -> {
          String name = GeneratedNames.parameter(path);
          Class<?> comparing = type.equals(BYTES) ? Arrays.class : Objects.class;
          equal.add(CodeBlock.of("$T.equals(this.$N, that.$N)", comparing, name, name));
        });
    return MethodSpec.methodBuilder("equals")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(boolean.class)
        .addParameter(Object.class, "other")
        .addStatement(
            "return other instanceof PrimaryKey that$W&& $L", CodeBlock.join(equal, "$W&& "))
        .build();
  }

  private static MethodSpec hash(Map<AttributePath, TypeName> attributes) {
    List<CodeBlock> values = new ArrayList<>();
    attributes.forEach(
        (path, type) -> {
          String name = GeneratedNames.parameter(path);
          values.add(
              type.equals(BYTES)
                  ? CodeBlock.of("$T.hashCode($N)", Arrays.class, name)
                  : CodeBlock.of("$N", name));
        });
    return MethodSpec.methodBuilder("hashCode")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(int.class)
        .addStatement("return $T.hash($L)", Objects.class, CodeBlock.join(values, ", "))
        .build();
  }

  // Converters

  /** One instance each, for the keys class and for repositories. */
  private static List<FieldSpec> converters(EntityModel entity) {
    Map<String, AttributeType.Converted> converters = new TreeMap<>();
    Stream.concat(entity.keys().stream(), entity.guarded().stream().map(UniqueModel::guard))
        .flatMap(key -> key.attributes().stream())
        .flatMap(KeysGenerator::types)
        .filter(AttributeType.Converted.class::isInstance)
        .map(AttributeType.Converted.class::cast)
        .forEach(type -> converters.put(PartCode.converterConstant(type), type));
    return converters.entrySet().stream()
        .map(
            constant ->
                FieldSpec.builder(
                        TypeNames.of(constant.getValue().converter()),
                        constant.getKey(),
                        Modifier.STATIC,
                        Modifier.FINAL)
                    .initializer("new $T()", TypeNames.of(constant.getValue().converter()))
                    .build())
        .toList();
  }

  private static Stream<AttributeType> types(KeyAttribute attribute) {
    return attribute instanceof KeyAttribute.Native plain
        ? Stream.of(plain.attribute().type())
        : ((KeyAttribute.Composed) attribute).template().parts().stream().map(KeyPart::type);
  }
}
