package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_VALUE;
import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_VALUES;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.Construction;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The members of one mapper: a constant for each attribute's name, and what its methods use. */
final class MapperMembers {

  /** The constant that holds a mapper, where one is needed; attributes are not named so. */
  static final String INSTANCE = "INSTANCE";

  private final TypeRef type;
  private final List<AttributeModel> attributes;
  private final Construction construction;
  private final List<EntityKey> keys;
  private final FreeNames names = new FreeNames();
  private final ValueCode values;
  private final RecordCode record;
  private final ValueCode jsonValues;
  private final List<FieldSpec> entityType = new ArrayList<>();

  /**
   * @param keys of an entity; none of a view, which is not stored
   */
  MapperMembers(
      TableModel table,
      TypeRef type,
      List<AttributeModel> attributes,
      Construction construction,
      List<EntityKey> keys) {
    this.type = type;
    this.attributes = attributes;
    this.construction = construction;
    this.keys = keys;
    names.newName(INSTANCE);
    for (AttributeModel attribute : attributes) {
      names.newName(GeneratedNames.constant(attribute.name()), attribute.name());
    }
    this.values = new ValueCode(table, names);
    this.record =
        new RecordCode(
            type,
            values,
            attribute -> CodeBlock.of("$N", names.get(attribute.name())),
            new NativeKeyChecks(type, keys));
    this.jsonValues = values.fromJson();
  }

  TypeRef recordType() {
    return type;
  }

  ValueCode values() {
    return values;
  }

  RecordCode record() {
    return record;
  }

  /** The same attributes as other classes store them, which call the mapper's methods. */
  RecordCode outside(ClassName mapper) {
    return new RecordCode(
        type,
        values.outside(mapper),
        attribute -> CodeBlock.of("$T.$N", mapper, names.get(attribute.name())),
        new NativeKeyChecks(type, keys));
  }

  CodeBlock construct(String item) {
    return record.construct(attributes, construction, item, "e");
  }

  CodeBlock constructFromJson(String item) {
    return new RecordCode(
            type,
            jsonValues,
            attribute -> CodeBlock.of("$N", names.get(attribute.name())),
            new NativeKeyChecks(type, keys))
        .construct(attributes, construction, item, "e");
  }

  /** The constant that all items hold in the entity type attribute. */
  String entityType(String typeName) {
    String name = names.newName("ENTITY_TYPE_VALUE");
    entityType.add(
        FieldSpec.builder(ATTRIBUTE_VALUE, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .initializer("$T.text($S)", ATTRIBUTE_VALUES, typeName)
            .build());
    return name;
  }

  /**
   * The class, once its methods are made: only then all members are known.
   *
   * @param isObject whether there is an instance
   */
  TypeSpec.Builder type(
      ClassName name, boolean isPublic, boolean isObject, List<MethodSpec> methods) {
    TypeSpec.Builder builder = TypeSpec.classBuilder(name).addModifiers(Modifier.FINAL);
    if (isPublic) {
      builder.addModifiers(Modifier.PUBLIC);
    }
    for (AttributeModel attribute : attributes) {
      builder.addField(
          FieldSpec.builder(
                  String.class,
                  names.get(attribute.name()),
                  Modifier.PUBLIC,
                  Modifier.STATIC,
                  Modifier.FINAL)
              .initializer("$S", attribute.storedName())
              .build());
    }
    if (isObject) {
      builder.addField(
          FieldSpec.builder(name, INSTANCE, Modifier.STATIC, Modifier.FINAL)
              .initializer("new $T()", name)
              .build());
    }
    return builder
        .addFields(entityType)
        .addFields(values.fields())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .addMethods(methods)
        .addMethods(values.methods())
        .addMethods(jsonValues.readers());
  }
}
