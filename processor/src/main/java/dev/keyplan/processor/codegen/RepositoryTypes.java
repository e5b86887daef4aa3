package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.Map;

/** The classes of the runtime that generated repositories and clients refer to. */
final class RepositoryTypes {

  static final ClassName QUERY_PATTERN = runtime("QueryPattern");
  static final ClassName GET_PATTERN = runtime("GetPattern");
  static final ClassName ENTITY_WRITES = runtime("EntityWrites");
  static final ClassName COLLECTION_MEMBERS = runtime("CollectionMembers");
  static final ClassName CURSOR_KEYS = runtime("CursorKeys");
  static final ClassName ALREADY_EXISTS_EXCEPTION = runtime("AlreadyExistsException");
  static final ClassName CONDITION_FAILED_EXCEPTION = runtime("ConditionFailedException");
  static final ClassName UNPROCESSED_ITEMS_EXCEPTION = runtime("UnprocessedItemsException");
  static final ClassName ITEM_MAPPING_EXCEPTION = runtime("ItemMappingException");

  /** An item, or its key. */
  static final TypeName ITEM =
      ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), RuntimeTypes.ATTRIBUTE_VALUE);

  private RepositoryTypes() {}

  static ClassName runtime(String simpleName) {
    return ClassName.get("dev.keyplan.runtime", simpleName);
  }
}
