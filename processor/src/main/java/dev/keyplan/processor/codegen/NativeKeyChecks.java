package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TypeRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The checks of attributes that are native keys, of the table or of an index: DynamoDB refuses an
 * item with an empty or an overlong one.
 */
final class NativeKeyChecks {

  private final TypeRef type;
  private final Map<String, String> checks = new HashMap<>();

  NativeKeyChecks(TypeRef type, List<EntityKey> keys) {
    this.type = type;
    keys.forEach(key -> key.partition().forEach(half -> add(half, "partition")));
    keys.forEach(key -> key.sort().forEach(half -> add(half, "sort"))); // the narrower limit wins
  }

  private void add(KeyAttribute half, String check) {
    if (half instanceof KeyAttribute.Native natively) {
      checks.put(natively.attribute().name(), check);
    }
  }

  /** The attribute value, checked if it is a key. */
  CodeBlock checked(AttributeModel attribute, CodeBlock value) {
    String check = checks.get(attribute.name());
    if (check == null) {
      return value;
    }
    return check(
        check, attribute, calendar(attribute.type()) ? check("sortable", attribute, value) : value);
  }

  /** Its text sorts within some years only. */
  private static boolean calendar(AttributeType type) {
    if (type instanceof AttributeType.Converted converted) {
      return calendar(converted.target());
    }
    return type instanceof AttributeType.Scalar scalar
        && (scalar.type() == ScalarType.LOCAL_DATE || scalar.type() == ScalarType.YEAR_MONTH);
  }

  private CodeBlock check(String check, AttributeModel attribute, CodeBlock value) {
    return CodeBlock.of(
        "$T.$L($S, $S,$W$L)",
        RuntimeTypes.NATIVE_KEY,
        check,
        type.simpleName(),
        attribute.name(),
        value);
  }
}
