package dev.keyplan.processor.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What an entity stores in one key attribute of the table or an index. */
public sealed interface KeyAttribute {

  /** The DynamoDB attribute. */
  String storedName();

  StoredType stored();

  Origin origin();

  /** The attributes it is made of, each once. */
  List<AttributePath> paths();

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

    @Override
    public List<AttributePath> paths() {
      return List.of(new AttributePath(List.of(attribute.name())));
    }
  }

  /**
   * A text made by a template, of type S.
   *
   * @param byComponents annotations of record components say it, and no {@code @Key} may say it
   *     again
   */
  record Composed(String storedName, KeyTemplate template, boolean byComponents, Origin origin)
      implements KeyAttribute {

    /** Said by a {@code @Key}. */
    public Composed(String storedName, KeyTemplate template, Origin origin) {
      this(storedName, template, false, origin);
    }

    @Override
    public StoredType stored() {
      return StoredType.S;
    }

    @Override
    public List<AttributePath> paths() {
      Set<AttributePath> paths = new LinkedHashSet<>();
      for (KeyPart part : template.parts()) {
        paths.add(part.path());
      }
      return List.copyOf(paths);
    }
  }
}
