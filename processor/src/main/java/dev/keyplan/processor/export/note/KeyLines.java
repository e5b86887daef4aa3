package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.Term;
import java.util.List;
import java.util.stream.Collectors;

/** Keys as they were declared. */
final class KeyLines {

  private KeyLines() {}

  /** The template, or the attribute that is the key. */
  static String value(KeyAttribute key) {
    return key instanceof KeyAttribute.Composed composed
        ? composed.template().text()
        : "{" + ((KeyAttribute.Native) key).attribute().name() + "}";
  }

  /** {@code PK = USER#{userId}}; several with a comma between them. */
  static String named(List<KeyAttribute> keys) {
    return keys.stream()
        .map(key -> key.storedName() + " = " + value(key))
        .collect(Collectors.joining(", "));
  }

  static Line values(List<KeyAttribute> keys) {
    return Line.ofCodes(keys.stream().map(KeyLines::value).toList());
  }

  /** "" for always. */
  static String when(EntityKey key) {
    return key.when().stream().map(Term::toString).collect(Collectors.joining(" and "));
  }
}
