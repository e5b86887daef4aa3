package dev.keyplan.processor.reader;

/** The annotations, by name: the processor never loads them. */
final class KeyplanAnnotations {

  static final String PACKAGE = "dev.keyplan.annotation.";
  static final String TABLE = PACKAGE + "Table";
  static final String ENTITY = PACKAGE + "Entity";
  static final String KEY = PACKAGE + "Key";
  static final String PARTITION_KEY = PACKAGE + "PartitionKey";
  static final String SORT_KEY = PACKAGE + "SortKey";
  static final String ACCESS_PATTERN = PACKAGE + "AccessPattern";
  static final String WRITE_PATTERN = PACKAGE + "WritePattern";
  static final String VOLUME = PACKAGE + "Volume";
  static final String ITEM_COLLECTION = PACKAGE + "ItemCollection";
  static final String ATTRIBUTE = PACKAGE + "Attribute";
  static final String ATTRIBUTE_CONVERTER = PACKAGE + "AttributeConverter";
  static final String NO_CONVERTER = ATTRIBUTE_CONVERTER + ".None";
  static final String ACCEPT = PACKAGE + "Accept";
  static final String UNIQUE = PACKAGE + "Unique";
  static final String VERSION = PACKAGE + "Version";
  static final String TIME_TO_LIVE = PACKAGE + "TimeToLive";
  static final String IGNORE = PACKAGE + "Ignore";

  private KeyplanAnnotations() {}
}
