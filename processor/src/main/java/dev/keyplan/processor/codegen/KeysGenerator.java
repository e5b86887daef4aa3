package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
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
    Javadoc doc = new Javadoc(table.root().packageName());
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.keys(entity.type()))
            .addModifiers(modifiers(entity, Modifier.FINAL))
            .addJavadoc(
                "The keys of $L in the table $L.\n",
                doc.link(entity.type()),
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
    if (entity.tableKey().isPresent()) {
      EntityKey key = entity.tableKey().get();
      attributes.putAll(attributes(key));
      type.addMethod(primaryKey(entity, key, code, attributes));
    }
    for (UniqueModel unique : entity.guarded()) {
      type.addMethod(guard(unique, code));
    }
    return type.addType(primaryKeyRecord(entity, attributes)).build();
  }

  private static Modifier[] modifiers(EntityModel entity, Modifier... others) {
    List<Modifier> modifiers = new ArrayList<>();
    if (entity.isPublic()) {
      modifiers.add(Modifier.PUBLIC);
    }
    modifiers.addAll(List.of(others));
    return modifiers.toArray(new Modifier[0]);
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
    String last = ""; // the lossless part asks for no less
    for (KeyPart part : parameter.parts()) {
      String demand = PartDoc.of(part, KeyBuilder.after(segments, segments.indexOf(part)));
      last = demand.isEmpty() ? last : demand;
    }
    return last;
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
    for (Map.Entry<AttributePath, AttributeType> attribute : KeyAttributes.of(key).entrySet()) {
      attributes.put(attribute.getKey(), TypeNames.of(attribute.getValue()));
    }
    return attributes;
  }

  private MethodSpec primaryKey(
      EntityModel entity, EntityKey key, PartCode code, Map<AttributePath, TypeName> attributes) {
    List<CodeBlock> entries = new ArrayList<>();
    for (KeyAttribute half : key.partition()) {
      entries.add(entry(entity, half, true, code));
    }
    for (KeyAttribute half : key.sort()) {
      entries.add(entry(entity, half, false, code));
    }
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("primaryKey")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(KEY_MAP)
            .addJavadoc("The primary key of an item, as the SDK takes it.\n");
    if (!attributes.isEmpty()) {
      method.addJavadoc(
          "\n@throws $L if a key cannot hold such a value\n", RuntimeTypes.KEY_VALUE_EXCEPTION);
    }
    for (Map.Entry<AttributePath, TypeName> attribute : attributes.entrySet()) {
      method.addParameter(attribute.getValue(), GeneratedNames.parameter(attribute.getKey()));
    }
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
    KeyBuilder builder = builder(entity, attribute.storedName());
    List<CodeBlock> arguments = new ArrayList<>();
    for (KeyBuilder.Parameter parameter : builder.parameters()) {
      arguments.add(CodeBlock.of("$N", GeneratedNames.parameter(parameter.path())));
    }
    return CodeBlock.of(
        "$S, $T.text($N($L))",
        attribute.storedName(),
        RuntimeTypes.ATTRIBUTE_VALUES,
        builder.method(),
        CodeBlock.join(arguments, ", "));
  }

  private KeyBuilder builder(EntityModel entity, String storedName) {
    for (KeyBuilder builder : KeyBuilder.of(entity, table)) {
      if (builder.storedName().equals(storedName)) {
        return builder;
      }
    }
    throw new IllegalArgumentException(storedName + " is no composed key");
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
    List<CodeBlock> arguments = new ArrayList<>();
    for (Map.Entry<AttributePath, TypeName> attribute : attributes.entrySet()) {
      String name = GeneratedNames.parameter(attribute.getKey());
      components.addParameter(attribute.getValue(), name);
      arguments.add(CodeBlock.of("$N", name));
    }
    TypeSpec.Builder type =
        TypeSpec.recordBuilder(names.primaryKey(entity.type()))
            .addModifiers(modifiers(entity))
            .recordConstructor(components.build())
            .addJavadoc("What the primary key is made of.\n");
    if (entity.tableKey().isPresent()) {
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
              .addStatement(
                  "return $T.primaryKey($L)",
                  names.keys(entity.type()),
                  CodeBlock.join(arguments, ", "))
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
    List<EntityKey> keys = new ArrayList<>(entity.keys());
    for (UniqueModel unique : entity.guarded()) {
      keys.add(unique.guard());
    }
    for (EntityKey key : keys) {
      for (AttributeType type : KeyAttributes.of(key).values()) {
        if (type instanceof AttributeType.Converted converted) {
          converters.put(PartCode.converterConstant(converted), converted);
        }
      }
    }
    List<FieldSpec> fields = new ArrayList<>();
    for (Map.Entry<String, AttributeType.Converted> constant : converters.entrySet()) {
      ClassName converter = TypeNames.of(constant.getValue().converter());
      fields.add(
          FieldSpec.builder(converter, constant.getKey(), Modifier.STATIC, Modifier.FINAL)
              .initializer("new $T()", converter)
              .build());
    }
    return fields;
  }
}
