package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.reader.HalfReader.Half;
import dev.keyplan.processor.reader.HalfReader.State;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Key attributes that a template makes for one index and another index has too. An item that has
 * them for the one is in the other by them, meant or not.
 */
final class SharedKeyAttributes {

  /** What an entity says of an index of which it makes a half only, or nothing. */
  record Incomplete(
      IndexModel index, KeyDeclaration declaration, Half partition, Half sort, List<Term> when) {

    boolean has(String storedName) {
      return index.partitionKey().contains(storedName) || index.sortKey().contains(storedName);
    }
  }

  /** Of one choice among the keys of other indexes: the attributes they make, and for whom. */
  private record Choice(Map<String, KeyAttribute> made, List<Term> when) {}

  private final EntityScope scope;
  private final HalfReader halves;
  private final Map<String, KeyAttribute> tableKey;

  SharedKeyAttributes(EntityScope scope, HalfReader halves, Map<String, KeyAttribute> tableKey) {
    this.scope = scope;
    this.halves = halves;
    this.tableKey = tableKey;
  }

  /**
   * The keys that an entity has in an index by what it makes for others.
   *
   * @param declared all keys that the entity makes for indexes
   * @param origin of the entity: none of its annotations declares the keys
   */
  List<EntityKey> complete(Incomplete incomplete, List<EntityKey> declared, Origin origin) {
    List<EntityKey> completed = new ArrayList<>();
    for (Choice choice : choices(incomplete, declared)) {
      Map<String, KeyAttribute> known = new LinkedHashMap<>(tableKey);
      known.putAll(choice.made());
      Half partition = half(incomplete, false, known);
      Half sort = half(incomplete, true, known);
      if (partition.state() == State.COMPLETE && sort.state() == State.COMPLETE) {
        completed.add(
            new EntityKey(
                incomplete.index().name(),
                partition.attributes(),
                sort.attributes(),
                choice.when(),
                origin));
      }
    }
    return completed;
  }

  private Half half(Incomplete incomplete, boolean sort, Map<String, KeyAttribute> known) {
    Half read = sort ? incomplete.sort() : incomplete.partition();
    IndexModel index = incomplete.index();
    return read.state() == State.COMPLETE
        ? read
        : halves.read(
            incomplete.declaration(),
            sort,
            sort ? index.sortKey() : index.partitionKey(),
            known,
            List.of());
  }

  /** One key of each other index that makes an attribute of this one. */
  private List<Choice> choices(Incomplete incomplete, List<EntityKey> declared) {
    Map<String, List<EntityKey>> makers = new LinkedHashMap<>();
    for (EntityKey key : declared) {
      boolean makes = made(key).stream().anyMatch(a -> incomplete.has(a.storedName()));
      if (makes && !key.index().equals(incomplete.index().name())) {
        makers.computeIfAbsent(key.index(), index -> new ArrayList<>()).add(key);
      }
    }
    List<Choice> choices =
        makers.isEmpty() ? List.of() : List.of(new Choice(Map.of(), incomplete.when()));
    for (List<EntityKey> alternatives : makers.values()) {
      List<Choice> longer = new ArrayList<>();
      for (Choice choice : choices) {
        for (EntityKey key : alternatives) {
          if (!Conditions.disjoint(choice.when(), key.when())) {
            longer.add(with(choice, key, incomplete));
          }
        }
      }
      choices = longer;
    }
    return choices;
  }

  /** The key's attributes are stored together: where one has no value, none is there. */
  private Choice with(Choice choice, EntityKey key, Incomplete incomplete) {
    Map<String, KeyAttribute> made = new LinkedHashMap<>(choice.made());
    List<Term> when = new ArrayList<>(choice.when());
    key.when().stream().filter(term -> !when.contains(term)).forEach(when::add);
    for (KeyAttribute attribute : key.attributes()) {
      if (incomplete.has(attribute.storedName())) {
        made.put(attribute.storedName(), attribute);
      } else {
        paths(attribute)
            .filter(
                path -> scope.resolve(path, null).filter(Scope.Resolved::mayBeAbsent).isPresent())
            .map(path -> new Term.Present(AttributePath.parse(path), attribute.origin()))
            .forEach(when::add);
      }
    }
    return new Choice(made, when);
  }

  private static Stream<String> paths(KeyAttribute attribute) {
    return attribute instanceof KeyAttribute.Composed composed
        ? composed.template().parts().stream().map(KeyPart::path).map(Object::toString)
        : Stream.of(((KeyAttribute.Native) attribute).attribute().name());
  }

  /** The key attributes that a template makes for the key's index, and not for the table. */
  Collection<KeyAttribute> made(EntityKey key) {
    return key.attributes().stream()
        .filter(KeyAttribute.Composed.class::isInstance)
        .filter(attribute -> !tableKey.containsKey(attribute.storedName()))
        .toList();
  }
}
