package dev.keyplan.processor.model;

/** What an entity stores in one key attribute of the table or an index. */
public sealed interface KeyAttribute {

  /** The DynamoDB attribute. */
  String storedName();

  StoredType stored();

  Origin origin();

  /**
   * The entity has an attribute of that stored name: the key is that attribute, typed, not
   * prefixed.
   */
  record Native(String storedName, AttributeModel attribute) implements KeyAttribute {
    @Override
    public StoredType stored() {
      return attribute.type().stored();
    }

    @Override
    public Origin origin() {
      return attribute.origin();
    }
  }

  /** A text made by a template, of type S. */
  record Composed(String storedName, KeyTemplate template, Origin origin) implements KeyAttribute {
    @Override
    public StoredType stored() {
      return StoredType.S;
    }
  }
}
