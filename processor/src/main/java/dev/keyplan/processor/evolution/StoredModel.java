package dev.keyplan.processor.evolution;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What of a model concerns stored data.
 *
 * @param sortKey empty for a table without one
 * @param typeAttribute "" for none
 * @param timeToLive stored name, "" for none
 * @param nested the attributes of nested records, by Java type
 * @param examples what items store under their keys, by the name of the key
 * @param settings by name; empty where they are not told, as in a lock
 * @param patterns empty where they are not told, as in a lock
 */
record StoredModel(
    long keyFormat,
    String name,
    String root,
    Column partitionKey,
    Optional<Column> sortKey,
    String typeAttribute,
    String timeToLive,
    List<Index> indexes,
    List<Entity> entities,
    Map<String, List<Attribute>> nested,
    Map<String, Example> examples,
    Map<String, Object> settings,
    Optional<List<Pattern>> patterns) {

  /** An attribute of a key, and its DynamoDB type. */
  record Column(String attribute, String type) {
    @Override
    public String toString() {
      return attribute + " (" + type + ")";
    }
  }

  record Index(
      String name,
      boolean local,
      List<Column> partition,
      List<Column> sort,
      String projection,
      List<String> nonKeyAttributes) {

    /** A local one has the table's partition key, which is compared on its own. */
    boolean sameKey(Index other) {
      return local == other.local
          && (local || partition.equals(other.partition))
          && sort.equals(other.sort);
    }

    boolean sameProjection(Index other) {
      return projection.equals(other.projection) && nonKeyAttributes.equals(other.nonKeyAttributes);
    }
  }

  /**
   * @param guards keys of the guards, by unique attribute
   * @param version Java name, "" for none
   */
  record Entity(
      String name,
      String storedType,
      List<String> sharesKeysWith,
      List<Attribute> attributes,
      List<Key> keys,
      Map<String, Key> guards,
      String version) {

    /** As in messages: without the classes around it. */
    String simpleName() {
      return name.substring(name.lastIndexOf('.') + 1);
    }

    List<Key> keysOf(String index) {
      return keys.stream().filter(key -> key.index().equals(index)).toList();
    }
  }

  /**
   * @param type DynamoDB's
   * @param convertedTo what a converter makes, "" without one
   * @param constants of an enumeration
   */
  record Attribute(
      String name,
      String storedName,
      String type,
      String javaType,
      boolean optional,
      String convertedTo,
      List<String> constants) {

    /** The Java type that is written. */
    String written() {
      return convertedTo.isEmpty() ? javaType : convertedTo;
    }
  }

  /**
   * @param index "" for the table
   */
  record Key(
      String name,
      String index,
      List<KeyAttribute> partition,
      List<KeyAttribute> sort,
      List<When> when) {

    List<KeyAttribute> attributes() {
      List<KeyAttribute> attributes = new ArrayList<>(partition);
      attributes.addAll(sort);
      return attributes;
    }

    /** As in messages. */
    String text() {
      return attributes().stream()
              .map(attribute -> attribute.attribute() + " " + attribute.text())
              .collect(Collectors.joining(", "))
          + (when.isEmpty() ? "" : " " + whenText());
    }

    /** As in messages, of a key in an index. */
    String whenText() {
      return when.isEmpty()
          ? "always"
          : when.stream().map(When::toString).collect(Collectors.joining(", ", "when ", ""));
    }
  }

  /**
   * @param template of a composed one
   * @param nativeName Java name of the attribute that is the key, "" if it is composed
   * @param byComponents annotations of components say the template, and no {@code @Key}
   */
  record KeyAttribute(
      String attribute,
      String template,
      List<Segment> segments,
      String nativeName,
      boolean byComponents) {

    /** Java paths, in order. */
    List<String> parts() {
      return segments.stream().filter(segment -> !segment.isLiteral()).map(Segment::part).toList();
    }

    boolean composed() {
      return nativeName.isEmpty();
    }

    /** As in messages. */
    String text() {
      return composed() ? template : "the attribute " + nativeName;
    }
  }

  /**
   * @param part Java path, "" of a literal
   */
  record Segment(
      String literal,
      String part,
      String javaType,
      String encoding,
      long width,
      String convertedTo,
      List<String> constants) {

    boolean isLiteral() {
      return part.isEmpty();
    }
  }

  /** A term that must hold. */
  record When(String attribute, String is, List<String> values) {

    /** As in an annotation: texts are quoted there. */
    String declared(AttributePaths paths) {
      boolean text = paths.typeAfter(attribute).filter("String"::equals).isPresent();
      return text
          ? new When(attribute, is, values.stream().map(value -> "'" + value + "'").toList())
              .toString()
          : toString();
    }

    @Override
    public String toString() {
      return switch (is) {
        case "equal" -> attribute + " = " + values.get(0);
        case "in" -> attribute + " in (" + String.join(", ", values) + ")";
        default -> attribute + " " + is;
      };
    }
  }

  /**
   * @param values by Java path
   * @param texts by stored name of the key attribute
   */
  record Example(Map<String, String> values, Map<String, String> texts) {}

  record Pattern(String owner, String name, String operation) {}
}
