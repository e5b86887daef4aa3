package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.ScalarType;

/** Renders the domain of an ordered key part: {@code KeyDomain.instants()}. */
final class DomainCode {

  private DomainCode() {}

  static CodeBlock of(KeyPart part) {
    KeyEncoding encoding = part.encoding();
    return switch (encoding) {
      case STRING -> domain("strings");
      case FREE -> domain("freeStrings");
      case ID ->
          part.width() == 0
              ? domain("ids")
              : CodeBlock.of("$T.ids($L)", RuntimeTypes.KEY_DOMAIN, part.width());
      case INT -> domain("integers");
      case DIGITS ->
          CodeBlock.of(
              "$T.$LDigits($L)",
              RuntimeTypes.KEY_DOMAIN,
              GeneratedNames.decapitalized(
                  ((AttributeType.Scalar) part.type()).type().javaType().simpleName()),
              part.width());
      case INSTANT_SECONDS,
          INSTANT_MILLIS,
          INSTANT_MICROS,
          LOCAL_DATE_TIME_SECONDS,
          LOCAL_DATE_TIME_MILLIS,
          LOCAL_DATE_TIME_MICROS ->
          domain(GeneratedNames.camelCase(encoding.name()));
      case ENUM -> enums((AttributeType.Enumeration) part.type());
      case BYTE, SHORT, LONG, INSTANT, LOCAL_DATE_TIME, LOCAL_DATE, YEAR_MONTH, YEAR, BOOLEAN ->
          domain(GeneratedNames.camelCase(encoding.name()) + "s");
      default -> throw new IllegalArgumentException(encoding + " is not ordered");
    };
  }

  /** Of a native key. */
  static CodeBlock ofNative(AttributeType type) {
    if (type instanceof AttributeType.Enumeration enumeration) {
      return enums(enumeration);
    }
    ScalarType scalar = ((AttributeType.Scalar) type).type();
    return switch (scalar) {
      case STRING -> domain("freeStrings");
      case INT -> domain("integers");
      case YEAR -> domain("numericYears");
      case BYTES -> domain("byteArrays");
      case SDK_BYTES -> domain("sdkBytes");
      case BYTE,
          SHORT,
          LONG,
          FLOAT,
          DOUBLE,
          BIG_DECIMAL,
          BIG_INTEGER,
          INSTANT,
          LOCAL_DATE_TIME,
          LOCAL_DATE,
          YEAR_MONTH,
          BYTE_BUFFER ->
          domain(GeneratedNames.camelCase(scalar.name()) + "s");
      default -> throw new IllegalArgumentException(scalar + " is not ordered");
    };
  }

  private static CodeBlock enums(AttributeType.Enumeration enumeration) {
    return CodeBlock.of(
        "$T.enums($T.class)", RuntimeTypes.KEY_DOMAIN, TypeNames.of(enumeration.type()));
  }

  private static CodeBlock domain(String method) {
    return CodeBlock.of("$T.$L()", RuntimeTypes.KEY_DOMAIN, method);
  }
}
