package dev.keyplan.runtime;

import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items of one answer, in the form in which they came. */
interface ReadItems {

  int size();

  /** An attribute; null if it is absent. */
  AttributeValue attribute(int index, String name);

  <T> T read(int index, Function<Map<String, AttributeValue>, T> fromItem);
}
