package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;

/** The classes of the runtime and the SDK that generated keys and mappers refer to. */
final class RuntimeTypes {

  static final ClassName KEY_TEXT = runtime("KeyText");
  static final ClassName KEY_TIME = runtime("KeyTime");
  static final ClassName KEY_DOMAIN = runtime("KeyDomain");
  static final ClassName KEY_RANGE = runtime("KeyRange");
  static final ClassName KEY_VALUE_EXCEPTION = runtime("KeyValueException");
  static final ClassName NATIVE_KEY = runtime("NativeKey");
  static final ClassName SORT_KEY_CONDITION = runtime("SortKeyCondition");
  static final ClassName ATTRIBUTE_VALUES = runtime("AttributeValues");
  static final ClassName ATTRIBUTE_READER = runtime("AttributeReader");
  static final ClassName ITEM_MAPPING_EXCEPTION = runtime("ItemMappingException");
  static final ClassName ATTRIBUTE_VALUE =
      ClassName.get("software.amazon.awssdk.services.dynamodb.model", "AttributeValue");

  private RuntimeTypes() {}

  private static ClassName runtime(String simpleName) {
    return ClassName.get("dev.keyplan.runtime", simpleName);
  }
}
