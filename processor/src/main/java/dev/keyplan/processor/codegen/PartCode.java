package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.ScalarType;
import java.util.List;

/**
 * Renders the encoder call of a key part: {@code KeyText.string("Order", "orderId", orderId, "#")}.
 */
final class PartCode {

  private final String entity;
  private final ClassName keys;

  PartCode(EntityModel entity, GeneratedNames names) {
    this.entity = entity.type().nestedName();
    this.keys = names.keys(entity.type());
  }

  /**
   * @param value an expression of the attribute's type, or of the transform's
   * @param after the literal behind the part, "" if there is none
   */
  CodeBlock text(KeyPart part, CodeBlock value, String after) {
    if (part.type() instanceof AttributeType.Converted converted) {
      KeyPart target =
          new KeyPart(
              part.path(),
              converted.target(),
              part.encoding() == KeyEncoding.CONVERTED
                  ? plainEncoding(converted.target())
                  : part.encoding(),
              part.width(),
              part.origin());
      return text(target, converted(converted, part.path(), value), after);
    }
    CodeBlock checked = present(part.type(), part.path(), value);
    return switch (part.encoding()) {
      case STRING -> keyText("string", part, value, after);
      case ID -> keyText("id", part, CodeBlock.of("$L, $L", value, part.width()), after);
      case FREE -> keyText("free", part, value);
      case LOWER -> keyText("lower", part, value, after);
      case UPPER -> keyText("upper", part, value, after);
      case BYTE, SHORT, INT, LONG -> keyText("number", part, checked);
      case DIGITS -> keyText("digits", part, CodeBlock.of("$L, $L", checked, part.width()));
      case BOOLEAN -> CodeBlock.of("$T.bool($L)", RuntimeTypes.KEY_TEXT, checked);
      case ENUM -> keyText("enumeration", part, value);
      case UUID -> keyText("uuid", part, value);
      case CHAR -> keyText("character", part, checked, after);
      case URI -> keyText("uri", part, value, after);
      case DURATION -> keyText("duration", part, value, after);
      case CONVERTED -> keyText("string", part, value, after); // unreachable: unwrapped above
      default -> keyTime(part, value);
    };
  }

  /**
   * The texts as one: without {@code +}, which looks for a class at run time at every place where
   * it is written.
   */
  static CodeBlock joined(List<CodeBlock> texts) {
    if (texts.isEmpty()) {
      return CodeBlock.of("$S", "");
    }
    return texts.size() == 1
        ? texts.get(0)
        : CodeBlock.of("$T.join($L)", RuntimeTypes.KEY_TEXT, CodeBlock.join(texts, ",$W"));
  }

  /** The checked prefix of a String part. */
  CodeBlock prefix(KeyPart part, CodeBlock value, String after) {
    return switch (part.encoding()) {
      case ID -> keyText("idPrefix", part, CodeBlock.of("$L, $L", value, part.width()), after);
      case FREE -> keyText("freePrefix", part, value);
      default -> keyText("stringPrefix", part, value, after);
    };
  }

  /** The checked prefix of a native key of type S. */
  CodeBlock nativePrefix(AttributePath path, CodeBlock value) {
    return CodeBlock.of(
        "$T.freePrefix($S, $S, $L)", RuntimeTypes.KEY_TEXT, entity, path.toString(), value);
  }

  /** A key attribute of its own, as an {@code AttributeValue}. */
  CodeBlock nativeKey(boolean partition, AttributePath path, AttributeType type, CodeBlock value) {
    CodeBlock stored =
        type instanceof AttributeType.Converted converted
            ? converted(converted, path, value)
            : value;
    return CodeBlock.of(
        "$T.$L($S, $S, $L, $T::of)",
        RuntimeTypes.NATIVE_KEY,
        partition ? "partition" : "sort",
        entity,
        path.toString(),
        stored,
        RuntimeTypes.ATTRIBUTE_VALUES);
  }

  /**
   * The check of a whole key's length.
   *
   * @param longest the Java paths of the parts that can make it too long
   */
  CodeBlock checkedLength(
      boolean partition, String storedName, CodeBlock text, List<String> longest) {
    return CodeBlock.of(
        "$T.$L($S, $S,$W$L,$W$S)",
        RuntimeTypes.KEY_TEXT,
        partition ? "partitionKey" : "sortKey",
        entity,
        storedName,
        text,
        String.join(" or ", longest));
  }

  private CodeBlock converted(
      AttributeType.Converted converted, AttributePath path, CodeBlock value) {
    return CodeBlock.of(
        "$T.$N.toAttribute($Z$L)",
        keys,
        converterConstant(converted),
        present(converted, path, value));
  }

  /** {@code MONEY_CONVERTER} of {@code MoneyConverter}: a constant of the keys class. */
  static String converterConstant(AttributeType.Converted converted) {
    return GeneratedNames.constant(GeneratedNames.decapitalized(converted.converter().flatName()));
  }

  private CodeBlock present(AttributeType type, AttributePath path, CodeBlock value) {
    boolean primitive = type instanceof AttributeType.Scalar scalar && scalar.primitive();
    return primitive
        ? value
        : CodeBlock.of(
            "$T.present($S, $S, $L)", RuntimeTypes.KEY_TEXT, entity, path.toString(), value);
  }

  private CodeBlock keyText(String method, KeyPart part, CodeBlock arguments, String after) {
    return keyText(method, part, CodeBlock.of("$L, $S", arguments, after));
  }

  private CodeBlock keyText(String method, KeyPart part, CodeBlock arguments) {
    return CodeBlock.of(
        "$T.$L($S, $S, $L)",
        RuntimeTypes.KEY_TEXT,
        method,
        entity,
        part.path().toString(),
        arguments);
  }

  private CodeBlock keyTime(KeyPart part, CodeBlock value) {
    return CodeBlock.of(
        "$T.$L($S, $S, $L)",
        RuntimeTypes.KEY_TIME,
        GeneratedNames.camelCase(part.encoding().name()),
        entity,
        part.path().toString(),
        value);
  }

  /** Of what a converter makes. */
  private static KeyEncoding plainEncoding(AttributeType type) {
    if (type instanceof AttributeType.Enumeration) {
      return KeyEncoding.ENUM;
    }
    ScalarType scalar = ((AttributeType.Scalar) type).type();
    return KeyEncoding.valueOf(scalar.name());
  }
}
