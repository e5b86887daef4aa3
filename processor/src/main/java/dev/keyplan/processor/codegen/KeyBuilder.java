package dev.keyplan.processor.codegen;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A generated method that makes the text of one composed key attribute.
 *
 * @param partition whether it is (part of) a partition key: its length limit
 */
record KeyBuilder(String method, String storedName, KeyTemplate template, boolean partition) {

  /** An attribute in the template. All its parts take one value, in the attribute's own type. */
  record Parameter(AttributePath path, List<KeyPart> parts) {

    /**
     * Whether the method has an overload that takes the transform's type: where the attribute
     * stands behind one lossy part alone.
     */
    boolean hasTerm() {
      KeyPart part = parts.get(0);
      return parts.size() == 1
          && part.encoding().lossy()
          && !TypeNames.ofTransform(part.encoding()).equals(TypeNames.of(part.type()));
    }
  }

  /**
   * The table's first. A key attribute that an index shares with the table has the table's builder
   * alone.
   */
  static List<KeyBuilder> of(EntityModel entity, TableModel table) {
    Map<String, Integer> alternatives = new LinkedHashMap<>();
    List<KeyBuilder> builders = new ArrayList<>();
    for (EntityKey key : entity.keys()) {
      int alternative = alternatives.merge(key.index(), 1, Integer::sum) - 1;
      String partitionMethod = GeneratedNames.partitionKeyMethod(key.index(), alternative);
      String sortMethod = GeneratedNames.sortKeyMethod(key.index(), alternative);
      add(builders, partitionMethod, key, key.partition(), true, table);
      add(builders, sortMethod, key, key.sort(), false, table);
    }
    return List.copyOf(builders);
  }

  private static void add(
      List<KeyBuilder> builders,
      String method,
      EntityKey key,
      List<KeyAttribute> attributes,
      boolean partition,
      TableModel table) {
    for (KeyAttribute attribute : attributes) {
      if (attribute instanceof KeyAttribute.Composed composed
          && (key.ofTable() || !isTableKey(composed.storedName(), table))) {
        builders.add(new KeyBuilder(method, composed.storedName(), composed.template(), partition));
      }
    }
  }

  private static boolean isTableKey(String storedName, TableModel table) {
    return storedName.equals(table.partitionKey())
        || table.sortKey().filter(storedName::equals).isPresent();
  }

  /** In the order of their first place in the template. */
  List<Parameter> parameters() {
    Map<AttributePath, List<KeyPart>> byPath = new LinkedHashMap<>();
    for (KeyPart part : template.parts()) {
      byPath.computeIfAbsent(part.path(), path -> new ArrayList<>()).add(part);
    }
    List<Parameter> parameters = new ArrayList<>();
    byPath.forEach((path, parts) -> parameters.add(new Parameter(path, parts)));
    return parameters;
  }

  boolean hasTerms() {
    for (Parameter parameter : parameters()) {
      if (parameter.hasTerm()) {
        return true;
      }
    }
    return false;
  }

  boolean needsLengthCheck() {
    return !KeyWidths.within(template.segments(), partition ? 2048 : 1024);
  }

  /** The Java paths of the parts that can make it too long. */
  List<String> longest() {
    return KeyWidths.unlimited(template.segments());
  }

  /** The literal behind the segment at that index, "" if there is none. */
  static String after(List<? extends KeySegment> segments, int index) {
    boolean literal =
        index + 1 < segments.size() && segments.get(index + 1) instanceof KeySegment.Literal;
    return literal ? ((KeySegment.Literal) segments.get(index + 1)).text() : "";
  }
}
