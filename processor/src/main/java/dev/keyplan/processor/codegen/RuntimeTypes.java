package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.Map;

/** The classes of the runtime and the SDK that generated classes refer to. */
final class RuntimeTypes {

  static final ClassName KEY_TEXT = runtime("KeyText");
  static final ClassName KEY_TIME = runtime("KeyTime");
  static final ClassName KEY_DOMAIN = runtime("KeyDomain");
  static final ClassName KEY_RANGE = runtime("KeyRange");
  static final ClassName KEY_VALUE_EXCEPTION = runtime("KeyValueException");
  static final ClassName NATIVE_KEY = runtime("NativeKey");
  static final ClassName SORT_KEY_CONDITION = runtime("SortKeyCondition");
  static final ClassName ATTRIBUTE_MAP = runtime("AttributeMap");
  static final ClassName ATTRIBUTE_VALUES = runtime("AttributeValues");
  static final ClassName ATTRIBUTE_READER = runtime("AttributeReader");
  static final ClassName ITEM_READER = runtime("ItemReader");
  static final ClassName JSON_READER = runtime("JsonReader");
  static final ClassName STORED_JSON = runtime("StoredJson");
  static final ClassName ITEM_DECODING = runtime("ItemDecoding");
  static final ClassName ITEM_MAPPING_EXCEPTION = runtime("ItemMappingException");
  static final ClassName QUERY_PATTERN = runtime("QueryPattern");
  static final ClassName GET_PATTERN = runtime("GetPattern");
  static final ClassName ENTITY_MAPPER = runtime("EntityMapper");
  static final ClassName ENTITY_UPDATE = runtime("EntityUpdate");
  static final ClassName ENTITY_WRITES = runtime("EntityWrites");
  static final ClassName CONDITION = runtime("Condition");
  static final ClassName ATTRIBUTE_CONDITION = runtime("AttributeCondition");
  static final ClassName INDEX_KEYS = runtime("IndexKeys");
  static final ClassName ITEM_UPDATE = runtime("ItemUpdate");
  static final ClassName NESTED_UPDATE = runtime("NestedUpdate");
  static final ClassName PART = runtime("Part");
  static final ClassName GUARDED_WRITES = runtime("GuardedWrites");
  static final ClassName COLLECTION_MEMBERS = runtime("CollectionMembers");
  static final ClassName CURSOR_KEYS = runtime("CursorKeys");
  static final ClassName ALREADY_EXISTS_EXCEPTION = runtime("AlreadyExistsException");
  static final ClassName CONDITION_FAILED_EXCEPTION = runtime("ConditionFailedException");
  static final ClassName UNIQUE_CONSTRAINT_EXCEPTION = runtime("UniqueConstraintException");
  static final ClassName TRANSACTION_FAILED_EXCEPTION = runtime("TransactionFailedException");
  static final ClassName VERSION_CONFLICT_EXCEPTION = runtime("VersionConflictException");
  static final ClassName TRANSACTION_WRITES = runtime("TransactionWrites");
  static final ClassName TRANSACTIONAL_GET = runtime("TransactionalGet");
  static final ClassName TRANSACTIONAL_RESULTS = runtime("TransactionalResults");
  static final ClassName UNPROCESSED_ITEMS_EXCEPTION = runtime("UnprocessedItemsException");
  static final ClassName ATTRIBUTE_VALUE =
      ClassName.get("software.amazon.awssdk.services.dynamodb.model", "AttributeValue");

  /** An item, or its key. */
  static final TypeName ITEM =
      ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), ATTRIBUTE_VALUE);

  private RuntimeTypes() {}

  static ClassName runtime(String simpleName) {
    return ClassName.get("dev.keyplan.runtime", simpleName);
  }
}
