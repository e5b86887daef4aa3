package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.JavaType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TypeRef;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Java types of the model, as JavaPoet writes them. */
final class TypeNames {

  private TypeNames() {}

  static ClassName of(TypeRef type) {
    String[] nested = type.simpleNames().stream().skip(1).toArray(String[]::new);
    return ClassName.get(type.packageName(), type.simpleNames().get(0), nested);
  }

  /**
   * What a static member is called on. A type in capitals may have the name of a constant, which
   * hides it there: it has its whole name.
   */
  static CodeBlock called(TypeRef type) {
    String outermost = type.simpleNames().get(0);
    return outermost.equals(outermost.toUpperCase(Locale.ROOT))
        ? CodeBlock.of("$L", type.qualifiedName())
        : CodeBlock.of("$T", of(type));
  }

  static TypeName of(JavaType type) {
    TypeName name = primitive(type.raw());
    if (!type.arguments().isEmpty()) {
      TypeName[] arguments = type.arguments().stream().map(TypeNames::of).toArray(TypeName[]::new);
      name = ParameterizedTypeName.get((ClassName) name, arguments);
    }
    for (int i = 0; i < type.dimensions(); i++) {
      name = ArrayTypeName.of(name);
    }
    return name;
  }

  private static TypeName primitive(TypeRef type) {
    if (!type.packageName().isEmpty() || type.simpleNames().size() > 1) {
      return of(type);
    }
    return switch (type.simpleName()) {
      case "boolean" -> TypeName.BOOLEAN;
      case "byte" -> TypeName.BYTE;
      case "short" -> TypeName.SHORT;
      case "int" -> TypeName.INT;
      case "long" -> TypeName.LONG;
      case "float" -> TypeName.FLOAT;
      case "double" -> TypeName.DOUBLE;
      case "char" -> TypeName.CHAR;
      default -> of(type);
    };
  }

  /** The type of a value that is there. */
  static TypeName of(AttributeType type) {
    if (type instanceof AttributeType.Scalar scalar) {
      TypeName name =
          scalar.type() == ScalarType.BYTES
              ? ArrayTypeName.of(TypeName.BYTE)
              : of(scalar.type().javaType());
      return scalar.primitive() ? name.unbox() : name;
    }
    if (type instanceof AttributeType.Enumeration enumeration) {
      return of(enumeration.type());
    }
    if (type instanceof AttributeType.ListOf list) {
      return ParameterizedTypeName.get(ClassName.get(List.class), of(list.element()).box());
    }
    if (type instanceof AttributeType.SetOf set) {
      return ParameterizedTypeName.get(ClassName.get(Set.class), of(set.element()).box());
    }
    if (type instanceof AttributeType.MapOf map) {
      return ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), of(map.value()).box());
    }
    if (type instanceof AttributeType.Nested nested) {
      return of(nested.type());
    }
    return of(((AttributeType.Converted) type).javaType());
  }

  /** The type of the record component, {@code Optional} included. */
  static TypeName ofComponent(AttributeModel attribute) {
    TypeName type = of(attribute.type());
    return attribute.presence() == Presence.OPTIONAL
        ? ParameterizedTypeName.get(ClassName.get(Optional.class), type.box())
        : type;
  }

  /** The type of a lossy term: {@code YearMonth} of {@code createdAt:month}. */
  static TypeName ofTransform(KeyEncoding transform) {
    return switch (transform) {
      case TO_YEAR -> ClassName.get(Year.class);
      case TO_MONTH -> ClassName.get(YearMonth.class);
      case TO_DAY -> ClassName.get(LocalDate.class);
      case TO_HOUR -> ClassName.get(LocalDateTime.class);
      case LOWER, UPPER -> ClassName.get(String.class);
      default -> throw new IllegalArgumentException(transform + " is not lossy");
    };
  }
}
