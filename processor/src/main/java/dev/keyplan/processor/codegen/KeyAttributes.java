package dev.keyplan.processor.codegen;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The entity's attributes that a key is made of. */
final class KeyAttributes {

  private KeyAttributes() {}

  /**
   * The components of {@code PrimaryKey}: the partition key's attributes, then the sort key's, each
   * once, with its own type even where the key holds a lossy form of it.
   */
  static Map<AttributePath, AttributeType> of(EntityKey key) {
    List<KeyAttribute> halves = new ArrayList<>(key.partition());
    halves.addAll(key.sort());
    Map<AttributePath, AttributeType> attributes = new LinkedHashMap<>();
    for (KeyAttribute half : halves) {
      if (half instanceof KeyAttribute.Native natively) {
        AttributeModel attribute = natively.attribute();
        attributes.putIfAbsent(new AttributePath(List.of(attribute.name())), attribute.type());
      } else if (half instanceof KeyAttribute.Composed composed) {
        for (KeyPart part : composed.template().parts()) {
          attributes.putIfAbsent(part.path(), part.type());
        }
      }
    }
    return attributes;
  }
}
