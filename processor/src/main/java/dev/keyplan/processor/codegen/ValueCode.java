package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_VALUE;
import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_VALUES;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.AttributeType.Converted;
import dev.keyplan.processor.model.AttributeType.Enumeration;
import dev.keyplan.processor.model.AttributeType.ListOf;
import dev.keyplan.processor.model.AttributeType.MapOf;
import dev.keyplan.processor.model.AttributeType.Nested;
import dev.keyplan.processor.model.AttributeType.Scalar;
import dev.keyplan.processor.model.AttributeType.SetOf;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Expressions that turn a Java value into an attribute value and back, for one generated class.
 * What has elements becomes a method of that class, one per type, so that types may refer to
 * themselves; a converter becomes a constant.
 */
final class ValueCode {

  private final TableModel table;
  private final FreeNames names;
  private final Optional<ClassName> owner;
  private final Map<TypeRef, FieldSpec> converters;
  private final Map<TypeRef, FieldSpec> enums;
  private final Map<AttributeType, MethodSpec> writers;
  private final Map<AttributeType, MethodSpec> readers = new LinkedHashMap<>();
  private final ReadSource source;

  /**
   * @param names of the generated class's members
   */
  ValueCode(TableModel table, FreeNames names) {
    this(
        table,
        names,
        Optional.empty(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        ReadSource.ATTRIBUTE_VALUES);
  }

  private ValueCode(
      TableModel table,
      FreeNames names,
      Optional<ClassName> owner,
      Map<TypeRef, FieldSpec> converters,
      Map<TypeRef, FieldSpec> enums,
      Map<AttributeType, MethodSpec> writers,
      ReadSource source) {
    this.table = table;
    this.names = names;
    this.owner = owner;
    this.converters = converters;
    this.enums = enums;
    this.writers = writers;
    this.source = source;
  }

  ReadSource source() {
    return source;
  }

  /**
   * The expressions as another class of the package writes them, once all members are known.
   *
   * @param generated the class that has the members
   */
  ValueCode outside(ClassName generated) {
    return new ValueCode(table, names, Optional.of(generated), converters, enums, writers, source);
  }

  /** The expressions that read from the JSON of an answer, in the same class. */
  ValueCode fromJson() {
    return new ValueCode(table, names, owner, converters, enums, writers, ReadSource.JSON);
  }

  /** The methods used so far that read. */
  Collection<MethodSpec> readers() {
    return List.copyOf(readers.values());
  }

  /**
   * The attribute value of a Java value, an error at run time if that is null.
   *
   * @param attribute a String expression: {@code "Order.total"}, what errors call it
   * @param value an expression of the type
   */
  CodeBlock toValue(AttributeType type, CodeBlock attribute, CodeBlock value) {
    if (type instanceof Converted converted) {
      return toValue(converted.target(), attribute, convert(converted, attribute, value));
    }
    if (isStringSet(type)) {
      return CodeBlock.of("$T.stringSet($L, $L)", ATTRIBUTE_VALUES, attribute, value);
    }
    if (type instanceof Scalar scalar && scalar.type() == ScalarType.EPOCH_SECONDS) {
      return CodeBlock.of("$T.epochSeconds($L, $L)", ATTRIBUTE_VALUES, attribute, value);
    }
    if (type instanceof Enumeration enumeration) {
      return CodeBlock.of(
          "$T.of($L, $L, $L)",
          ATTRIBUTE_VALUES,
          attribute,
          value,
          member(constants(enumeration.type()).name()));
    }
    return type instanceof Scalar
        ? CodeBlock.of("$T.of($L, $L)", ATTRIBUTE_VALUES, attribute, value)
        : CodeBlock.of("$L($L, $L)", member(writer(type).name()), attribute, value);
  }

  /**
   * The Java value of an attribute value, an error at run time if that is missing.
   *
   * @param value what the source has for it, which may be absent at run time
   */
  CodeBlock fromValue(AttributeType type, CodeBlock attribute, CodeBlock value) {
    if (type instanceof Converted converted) {
      return CodeBlock.of(
          "$N.fromAttribute($L)",
          converter(converted.converter()),
          fromValue(converted.target(), attribute, value));
    }
    if (type instanceof Scalar scalar) {
      return CodeBlock.of("$T.$L($L, $L)", source.reader(), reads(scalar.type()), attribute, value);
    }
    if (type instanceof Enumeration enumeration) {
      return CodeBlock.of(
          "$T.asEnum($L, $L, $T.class)",
          source.reader(),
          attribute,
          value,
          TypeNames.of(enumeration.type()));
    }
    return isStringSet(type)
        ? CodeBlock.of("$T.asStringSet($L, $L)", source.reader(), attribute, value)
        : CodeBlock.of("$N($L, $L)", reader(type), attribute, value);
  }

  /** What the user's converter makes of a value, an error at run time if that is null. */
  CodeBlock convert(Converted type, CodeBlock attribute, CodeBlock value) {
    return CodeBlock.of(
        "$L.toAttribute($T.required($L, $L))",
        member(converter(type.converter()).name()),
        ATTRIBUTE_VALUES,
        attribute,
        value);
  }

  /** The converters used so far, and the values of enums. */
  Collection<FieldSpec> fields() {
    return Stream.concat(converters.values().stream(), enums.values().stream()).toList();
  }

  /** The methods used so far, writing ones first. */
  List<MethodSpec> methods() {
    return Stream.concat(writers.values().stream(), readers.values().stream()).toList();
  }

  private CodeBlock member(String name) {
    return owner
        .map(generated -> CodeBlock.of("$T.$N", generated, name))
        .orElseGet(() -> CodeBlock.of("$N", name));
  }

  private FieldSpec converter(TypeRef type) {
    return converters.computeIfAbsent(
        type,
        converter -> {
          String name = names.newName(GeneratedNames.constant(converter.simpleName()));
          ClassName className = TypeNames.of(converter);
          return FieldSpec.builder(className, name, Modifier.STATIC, Modifier.FINAL)
              .initializer("new $T()", className)
              .build();
        });
  }

  /** The values of an enum's constants, as they are when the class is loaded. */
  private FieldSpec constants(TypeRef type) {
    return enums.computeIfAbsent(
        type,
        enumeration -> {
          String name =
              names.newName(GeneratedNames.constant(enumeration.simpleName()) + "_VALUES");
          return FieldSpec.builder(
                  ArrayTypeName.of(ATTRIBUTE_VALUE), name, Modifier.STATIC, Modifier.FINAL)
              .initializer(
                  "$T.constants($L.values())", ATTRIBUTE_VALUES, TypeNames.called(enumeration))
              .build();
        });
  }

  private MethodSpec writer(AttributeType type) {
    MethodSpec known = writers.get(type);
    if (known != null) {
      return known;
    }
    String name = names.newName("write" + describe(type));
    writers.put(
        type, MethodSpec.methodBuilder(name).build()); // found by types that hold themselves
    MethodSpec method = new ContainerCode(table, this).writer(name, type);
    writers.put(type, method);
    return method;
  }

  private MethodSpec reader(AttributeType type) {
    MethodSpec known = readers.get(type);
    if (known != null) {
      return known;
    }
    String name = names.newName(source.verb() + describe(type));
    readers.put(type, MethodSpec.methodBuilder(name).build());
    MethodSpec method = new ContainerCode(table, this).reader(name, type);
    readers.put(type, method);
    return method;
  }

  private static boolean isStringSet(AttributeType type) {
    return type instanceof SetOf set
        && set.element() instanceof Scalar scalar
        && scalar.type() == ScalarType.STRING;
  }

  private static String reads(ScalarType type) {
    return switch (type) {
      case BIG_DECIMAL -> "asBigDecimal";
      case BIG_INTEGER -> "asBigInteger";
      case BYTES -> "asBytes";
      case CHAR -> "asChar";
      case EPOCH_SECONDS -> "asEpochSeconds";
      case INT -> "asInt";
      case URI -> "asUri";
      case UUID -> "asUuid";
      default -> "as" + type.javaType().simpleName();
    };
  }

  private static String describe(AttributeType type) {
    if (type instanceof ListOf list) {
      return "ListOf" + describe(list.element());
    }
    if (type instanceof SetOf set) {
      return "SetOf" + describe(set.element());
    }
    if (type instanceof MapOf map) {
      return "MapOf" + describe(map.value());
    }
    if (type instanceof Scalar scalar) {
      return scalar.type() == ScalarType.BYTES ? "Bytes" : scalar.type().javaType().simpleName();
    }
    if (type instanceof Enumeration enumeration) {
      return enumeration.type().flatName();
    }
    return type instanceof Nested nested
        ? nested.type().flatName()
        : ((Converted) type).javaType().raw().flatName();
  }
}
