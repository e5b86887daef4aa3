package dev.keyplan.testkit.proof;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A table as its model declares it: what is proved something about, and itself not in doubt.
 *
 * @param nested the attributes of records inside attributes, by Java type
 * @param collections by name
 * @param primaryKeys of an entity why its keys differ from those of others
 */
record Design(
    Table table,
    List<Index> indexes,
    List<Entity> entities,
    Map<String, List<Attribute>> nested,
    Map<String, Collection> collections,
    Map<String, List<Apart>> primaryKeys,
    List<Pattern> patterns) {

  /**
   * @param entityType the attribute that tells items apart by entity
   * @param timeToLive the attribute that says when items expire
   */
  record Table(
      String name,
      KeyName partition,
      Optional<KeyName> sort,
      Optional<String> entityType,
      Optional<String> timeToLive) {
    List<KeyName> sortKey() {
      return sort.stream().toList();
    }
  }

  /** A key attribute as it is stored. */
  record KeyName(String attribute, String type) {}

  /**
   * @param absent the entities that are not in it, each with a key attribute that it lacks
   */
  record Index(
      String name,
      boolean global,
      List<KeyName> partition,
      List<KeyName> sort,
      String projection,
      List<String> nonKeyAttributes,
      Map<String, String> absent) {
    Stream<String> keyNames() {
      return Stream.concat(partition.stream(), sort.stream()).map(KeyName::attribute);
    }
  }

  /**
   * @param type as its items store it
   * @param sharesKeysWith the entities that may have its primary keys
   * @param guards of its unique attributes, by attribute: under which key they lie in the table
   * @param version the attribute that counts the writes of an item
   * @param timeToLive the attribute that says when an item expires
   * @param patterns the names of those that it declares
   */
  record Entity(
      String name,
      String type,
      List<String> sharesKeysWith,
      List<Attribute> attributes,
      List<Key> keys,
      Map<String, Key> guards,
      Optional<String> version,
      Optional<String> timeToLive,
      List<String> patterns) {
    Optional<Attribute> attribute(String javaName) {
      return attributes.stream().filter(a -> a.name().equals(javaName)).findFirst();
    }

    boolean expiresBy(Attribute attribute) {
      return timeToLive.filter(attribute.name()::equals).isPresent();
    }

    /** Both say so. */
    boolean shares(Entity other) {
      return sharesKeysWith.contains(other.name()) && other.sharesKeysWith.contains(name);
    }

    List<Key> keysOf(String index) {
      return keys.stream().filter(key -> key.index().equals(index)).toList();
    }

    /** {@code Order}, {@code Order/GSI1}, or {@code Order/GSI1/2} of several there. */
    String nameOf(Key key) {
      List<Key> alternatives = keysOf(key.index());
      return name
          + (key.index().isEmpty() ? "" : "/" + key.index())
          + (alternatives.size() == 1 ? "" : "/" + (1 + alternatives.indexOf(key)));
    }

    /** The keys of its guards in the table, or in an index that has no others than those. */
    List<Key> guardsIn(Optional<Index> index) {
      return guards.values().stream()
          .flatMap(guard -> index.isEmpty() ? Stream.of(guard) : guard.in(index.get()).stream())
          .toList();
    }
  }

  record Attribute(
      String name, String storedName, String stored, ValueType type, boolean optional) {}

  /**
   * The texts under which items of an entity lie in the table or an index.
   *
   * @param index "" for the table
   */
  record Key(
      String name, String index, List<KeyText> partition, List<KeyText> sort, List<Term> when) {
    Stream<KeyText> texts() {
      return Stream.concat(partition.stream(), sort.stream());
    }

    /** The key in an index, of an item that has no attributes but those of this one. */
    Optional<Key> in(Index index) {
      List<KeyText> inPartition = of(index.partition());
      List<KeyText> inSort = of(index.sort());
      return inPartition.size() + inSort.size() < index.keyNames().count()
          ? Optional.empty()
          : Optional.of(
              new Key(name + "/" + index.name(), index.name(), inPartition, inSort, List.of()));
    }

    private List<KeyText> of(List<KeyName> names) {
      return names.stream()
          .flatMap(n -> texts().filter(text -> text.attribute().equals(n.attribute())))
          .toList();
    }
  }

  /** An entity's primary key, or the key of guards of it. */
  record Owner(Entity entity, Key key) {}

  /** By {@code User}, or {@code User.email}; of an entity with several primary keys none. */
  Map<String, Owner> owners() {
    Map<String, Owner> owners = new LinkedHashMap<>();
    for (Entity entity : entities) {
      if (entity.keysOf("").size() == 1) {
        owners.put(entity.name(), new Owner(entity, entity.keysOf("").get(0)));
      }
      entity.guards().values().forEach(key -> owners.put(key.name(), new Owner(entity, key)));
    }
    return owners;
  }

  /**
   * What an entity stores in one key attribute.
   *
   * @param plain the Java name of the attribute that it is; empty if it is composed
   * @param stored DynamoDB's type
   * @param template as it is written, "" if it is not composed
   */
  record KeyText(
      String attribute,
      Optional<String> plain,
      String stored,
      String template,
      List<Segment> segments) {}

  /** A piece of a composed key. */
  sealed interface Segment permits Literal, Part {}

  record Literal(String text) implements Segment {}

  record Part(String path, ValueType type, Encoding encoding, int width) implements Segment {
    Language texts() {
      return encoding.texts(type, width);
    }
  }

  /**
   * @param transform "" for none
   */
  record Term(String path, Kind kind, String transform, List<String> values) {
    enum Kind {
      PARAMETER,
      EQUAL,
      IN,
      PRESENT,
      ABSENT
    }
  }

  /**
   * @param patterns the names of those that it declares
   */
  record Collection(String form, List<Member> members, List<String> patterns) {}

  /**
   * @param component of a collection of record form
   */
  record Member(Optional<String> component, String entity, String multiplicity) {}

  /**
   * @param bound the attribute of {@code range} or {@code startsWith}
   * @param view the attributes returned, if not all are
   */
  record Pattern(
      String name,
      String owner,
      List<Term> by,
      Optional<String> bound,
      boolean byPrefix,
      List<String> orderBy,
      boolean descending,
      Optional<String> index,
      boolean strong,
      Optional<List<String>> view,
      Operation operation,
      Proof proof) {}

  record Operation(
      boolean get, String index, boolean forward, boolean consistent, List<Condition> conditions) {}

  /** A condition on one key attribute. */
  sealed interface Condition permits Equals, BeginsWith, Between, Bounded {
    String attribute();
  }

  /**
   * @param plain what a native key attribute is, empty for a composed one
   */
  record Equals(String attribute, List<Asked> text, Optional<Fill> plain) implements Condition {}

  record BeginsWith(String attribute, List<Asked> text) implements Condition {}

  record Between(String attribute, List<Asked> low, List<Asked> high) implements Condition {}

  /**
   * A range or a prefix given at call time.
   *
   * @param text what comes before; empty for a native key
   * @param after the literal after the bounded part; empty for a native key
   */
  record Bounded(
      String attribute, boolean byPrefix, String over, List<Asked> text, Optional<String> after)
      implements Condition {}

  /** A piece of a text that is asked for. */
  sealed interface Asked permits AskedLiteral, AskedPart {}

  record AskedLiteral(String text) implements Asked {}

  /**
   * @param fill empty for what a range bounds
   */
  record AskedPart(String path, Encoding encoding, int width, Optional<Fill> fill)
      implements Asked {}

  /**
   * Where a value comes from.
   *
   * @param parameter the attribute of a parameter, "" for a constant
   * @param transform of the parameter, "" for none
   * @param constant "" for a parameter
   */
  record Fill(String parameter, String transform, String constant) {
    boolean isConstant() {
      return parameter.isEmpty();
    }
  }

  /**
   * @param needs what the index has to hold; empty for the table
   */
  record Proof(List<MemberProof> members, Optional<List<String>> needs, List<Apart> apart) {}

  record MemberProof(
      String key,
      List<Kept> terms,
      Optional<Place> bound,
      List<Ordered> order,
      List<Evidence> when,
      boolean alternatives,
      Map<String, Evidence> present) {}

  /**
   * Why a term holds.
   *
   * @param place where the key condition asks for it
   * @param when the numbers of the terms of {@code when} that say it, if the condition does not
   * @param part a part of the key whose presence says it
   */
  record Kept(Optional<Place> place, List<Integer> when, Optional<Place> part) {}

  /**
   * @param segment 0 for a native key
   */
  record Place(String attribute, int segment) {}

  /**
   * @param place empty for an attribute with one value in all items
   */
  record Ordered(String path, Optional<Place> place) {}

  /**
   * What says that promised items satisfy something.
   *
   * @param by numbers of the pattern's terms
   * @param bound its range or prefix does
   * @param when numbers of the terms of {@code when}
   */
  record Evidence(List<Integer> by, boolean bound, List<Integer> when) {}

  /**
   * Why nothing under some keys is read.
   *
   * @param keys by name; none of those that differ in literals
   * @param count how many differ in literals; 0 for other reasons
   */
  record Apart(String reason, String attribute, String part, List<String> keys, int count) {
    boolean counted() {
      return reason.equals("literal");
    }
  }

  Optional<Entity> entity(String name) {
    return entities.stream().filter(entity -> entity.name().equals(name)).findFirst();
  }

  Optional<Index> index(String name) {
    return indexes.stream().filter(index -> index.name().equals(name)).findFirst();
  }
}
