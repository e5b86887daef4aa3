package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.AttributeType.ListOf;
import dev.keyplan.processor.model.AttributeType.MapOf;
import dev.keyplan.processor.model.AttributeType.Scalar;
import dev.keyplan.processor.model.AttributeType.SetOf;
import dev.keyplan.processor.model.ScalarType;
import java.util.Optional;

/**
 * What conditions on an attribute are made with, by its type: comparisons by order only where
 * DynamoDB's order of the stored form is that of the Java values.
 */
final class ConditionCode {

  private static final CodeBlock VALUE = CodeBlock.of("value");

  private final RecordCode record;

  /**
   * @param record as other classes than the mapper store it
   */
  ConditionCode(RecordCode record) {
    this.record = record;
  }

  /** {@code OrderedCondition<Integer>}; not of nested records, which have a class of their own. */
  static TypeName type(AttributeType type) {
    TypeName values = TypeNames.of(type).box();
    ClassName condition = RuntimeTypes.runtime(name(type));
    if (isText(type)) {
      return condition;
    }
    return element(type)
        .map(element -> ParameterizedTypeName.get(condition, values, TypeNames.of(element).box()))
        .orElseGet(() -> ParameterizedTypeName.get(condition, values));
  }

  private static String name(AttributeType type) {
    if (type instanceof MapOf) {
      return "MapCondition";
    }
    if (type instanceof ListOf || type instanceof SetOf) {
      return "CollectionCondition";
    }
    if (isText(type)) {
      return "TextCondition";
    }
    return type instanceof Scalar scalar ? name(scalar) : "AttributeCondition";
  }

  private static String name(Scalar scalar) {
    return switch (scalar.type()) {
      case BYTES, BYTE_BUFFER, SDK_BYTES -> "BinaryCondition";
      case BYTE,
          SHORT,
          INT,
          LONG,
          FLOAT,
          DOUBLE,
          BIG_DECIMAL,
          BIG_INTEGER,
          YEAR,
          INSTANT,
          EPOCH_SECONDS,
          LOCAL_DATE_TIME,
          LOCAL_DATE,
          YEAR_MONTH ->
          "OrderedCondition";
      default -> "AttributeCondition";
    };
  }

  private static boolean isText(AttributeType type) {
    return type instanceof Scalar scalar && scalar.type() == ScalarType.STRING;
  }

  private static Optional<AttributeType> element(AttributeType type) {
    if (type instanceof ListOf list) {
      return Optional.of(list.element());
    }
    if (type instanceof SetOf set) {
      return Optional.of(set.element());
    }
    return type instanceof MapOf map ? Optional.of(map.value()) : Optional.empty();
  }

  /** {@code value -> AttributeValues.of("Order.status", value)}: how values are stored. */
  CodeBlock encode(AttributeModel attribute) {
    return CodeBlock.of("value -> $L", record.toElement(attribute, attribute.type(), VALUE));
  }

  /** What a condition on the attribute is made of but its path. */
  CodeBlock encoders(AttributeModel attribute) {
    CodeBlock whole = encode(attribute);
    return element(attribute.type())
        .map(element -> record.toElement(attribute, element, VALUE))
        .map(element -> CodeBlock.of("$L,$Wvalue -> $L", whole, element))
        .orElse(whole);
  }
}
