package dev.keyplan.processor.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The keys under which an entity's items lie in the table or in one index. Several for one index
 * only with disjoint {@code when}s.
 *
 * @param index the index name, "" for the table
 * @param partition one; up to four in a multi-attribute index
 * @param sort none, one; up to four in a multi-attribute index
 * @param when terms that all hold for the items under these keys; indexes only
 */
public record EntityKey(
    String index,
    List<KeyAttribute> partition,
    List<KeyAttribute> sort,
    List<Term> when,
    Origin origin) {

  public EntityKey {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
    when = List.copyOf(when);
  }

  /** Those of the partition key, then those of the sort key. */
  public List<KeyAttribute> attributes() {
    List<KeyAttribute> attributes = new ArrayList<>(partition);
    attributes.addAll(sort);
    return attributes;
  }

  /** All attributes that the key is made of, each once. */
  public List<AttributePath> paths() {
    Set<AttributePath> paths = new LinkedHashSet<>();
    for (KeyAttribute attribute : attributes()) {
      paths.addAll(attribute.paths());
    }
    return List.copyOf(paths);
  }

  public boolean ofTable() {
    return index.isEmpty();
  }

  /** Of what tells keys apart and is soon hashed; types and whens are large. */
  @Override
  public int hashCode() {
    int hash = 31 * index.hashCode() + origin.hashCode();
    for (KeyAttribute attribute : attributes()) {
      boolean composed = attribute instanceof KeyAttribute.Composed;
      String text =
          composed ? ((KeyAttribute.Composed) attribute).template().text() : attribute.storedName();
      hash = 31 * hash + text.hashCode();
    }
    return hash;
  }
}
