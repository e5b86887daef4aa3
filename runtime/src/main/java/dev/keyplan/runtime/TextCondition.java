package dev.keyplan.runtime;

import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes conditions on an attribute of text. Texts are ordered by their UTF-8 bytes. */
public final class TextCondition extends OrderedCondition<String> {

  /** See {@link AttributeCondition#AttributeCondition}. */
  public TextCondition(Function<? super String, AttributeValue> encode, String... path) {
    super(encode, path);
  }

  /** The attribute is there and begins with the text. */
  public Condition beginsWith(String prefix) {
    return Condition.function("begins_with", path(), stored(prefix));
  }

  /** The attribute is there and holds the text. */
  public Condition contains(String part) {
    return Condition.function("contains", path(), stored(part));
  }

  /** Its length. */
  public SizeCondition size() {
    return new SizeCondition(path());
  }
}
