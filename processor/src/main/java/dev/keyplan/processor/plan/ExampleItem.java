package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.Term;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An item that the entity could have, and the texts of its keys as the runtime would write them.
 *
 * @param values by Java path, of scalars and enumerations: times in ISO 8601, of converted
 *     attributes what the converter makes; those without one are absent
 * @param absent collections and nested records that the item does not have, by Java path
 */
public record ExampleItem(
    EntityModel entity, Map<AttributePath, Constant> values, Set<AttributePath> absent) {

  public ExampleItem {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    absent = Set.copyOf(absent);
  }

  /** With all collections and nested records. */
  public ExampleItem(EntityModel entity, Map<AttributePath, Constant> values) {
    this(entity, values, Set.of());
  }

  /**
   * The stored value of a key attribute of the entity or of a guard: the text of an S, the plain
   * number of an N, Base64 of a B. Empty if the item lacks a part of it.
   */
  public Optional<String> text(KeyAttribute key) {
    if (key instanceof KeyAttribute.Native plain) {
      return stored(AttributePath.parse(plain.attribute().name()));
    }
    StringBuilder text = new StringBuilder();
    for (KeySegment segment : ((KeyAttribute.Composed) key).template().segments()) {
      if (segment instanceof KeyPart part) {
        Constant value = values.get(part.path());
        if (value == null) {
          return Optional.empty();
        }
        text.append(ConstantText.of(part, value));
      } else {
        text.append(((KeySegment.Literal) segment).text());
      }
    }
    return Optional.of(text.toString());
  }

  /** What the attribute stores, in the same form. */
  public Optional<String> stored(AttributePath path) {
    return Optional.ofNullable(values.get(path)).map(ExampleItem::stored);
  }

  /** The text of a stored constant, in the same form. */
  public static String stored(Constant constant) {
    return ExampleValues.stored(constant);
  }

  /** Whether the item lies under the key: its terms hold, and no part is absent. */
  public boolean isUnder(EntityKey key) {
    return key.when().stream().allMatch(this::holds)
        && key.attributes().stream().allMatch(attribute -> text(attribute).isPresent());
  }

  private boolean holds(Term term) {
    Constant value = values.get(term.path());
    if (term instanceof Term.Equal equal) {
      return value != null && value.text().equals(equal.constant().text());
    } else if (term instanceof Term.In in) {
      return value != null && in.constants().stream().anyMatch(c -> c.text().equals(value.text()));
    }
    return isPresent(term.path()) == term instanceof Term.Present;
  }

  /** Whether the item has the attribute; of what has no value here, whether it is not left out. */
  public boolean isPresent(AttributePath path) {
    boolean isScalar =
        entity.attributes().stream()
            .anyMatch(
                a -> path.names().equals(List.of(a.name())) && ExampleItems.isScalar(a.type()));
    return values.containsKey(path)
        || !isScalar && absent.stream().noneMatch(missing -> missing.holds(path));
  }
}
