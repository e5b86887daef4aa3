package dev.keyplan.processor.model;

/** The Java value types stored as one DynamoDB scalar, and as which. */
public enum ScalarType {
  STRING("java.lang", "String", StoredType.S),
  CHAR("java.lang", "Character", StoredType.S),
  BOOLEAN("java.lang", "Boolean", StoredType.BOOL),
  BYTE("java.lang", "Byte", StoredType.N),
  SHORT("java.lang", "Short", StoredType.N),
  INT("java.lang", "Integer", StoredType.N),
  LONG("java.lang", "Long", StoredType.N),
  FLOAT("java.lang", "Float", StoredType.N),
  DOUBLE("java.lang", "Double", StoredType.N),
  BIG_DECIMAL("java.math", "BigDecimal", StoredType.N),
  BIG_INTEGER("java.math", "BigInteger", StoredType.N),
  UUID("java.util", "UUID", StoredType.S),
  INSTANT("java.time", "Instant", StoredType.S),
  /** An Instant that DynamoDB reads: of a time to live, never of a part of a key. */
  EPOCH_SECONDS("java.time", "Instant", StoredType.N),
  LOCAL_DATE("java.time", "LocalDate", StoredType.S),
  LOCAL_DATE_TIME("java.time", "LocalDateTime", StoredType.S),
  OFFSET_DATE_TIME("java.time", "OffsetDateTime", StoredType.S),
  ZONED_DATE_TIME("java.time", "ZonedDateTime", StoredType.S),
  DURATION("java.time", "Duration", StoredType.S),
  YEAR("java.time", "Year", StoredType.N),
  YEAR_MONTH("java.time", "YearMonth", StoredType.S),
  URI("java.net", "URI", StoredType.S),
  BYTES("", "byte", StoredType.B),
  BYTE_BUFFER("java.nio", "ByteBuffer", StoredType.B),
  SDK_BYTES("software.amazon.awssdk.core", "SdkBytes", StoredType.B);

  private final TypeRef javaType;
  private final StoredType stored;

  ScalarType(String packageName, String simpleName, StoredType stored) {
    this.javaType = TypeRef.of(packageName, simpleName);
    this.stored = stored;
  }

  /** The reference type; for {@link #BYTES} the component type of the array. */
  public TypeRef javaType() {
    return javaType;
  }

  public StoredType stored() {
    return stored;
  }
}
