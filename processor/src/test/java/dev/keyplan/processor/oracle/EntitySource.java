package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Entities at random, often with each other's partition keys. */
final class EntitySource {

  private final long seed;
  private final Optional<String> sortKey;
  private final List<IndexModel> indexes;
  private final List<Leaf> vocabulary;
  private KeyAttribute shared;

  EntitySource(
      long seed, Optional<String> sortKey, List<IndexModel> indexes, List<Leaf> vocabulary) {
    this.seed = seed;
    this.sortKey = sortKey;
    this.indexes = indexes;
    this.vocabulary = vocabulary;
  }

  EntityModel entity(int number) {
    Chance chance = Chance.of(seed, 0, number);
    Set<Leaf> own =
        new LinkedHashSet<>(chance.some(vocabulary, vocabulary.size() - chance.below(3)));
    List<EntityKey> keys = new ArrayList<>();
    EntityKey tableKey = tableKey(chance, own);
    keys.add(tableKey);
    for (IndexModel index : indexes) {
      keys.addAll(indexKeys(chance, index, own, tableKey));
    }
    List<AttributeModel> attributes =
        vocabulary.stream().filter(own::contains).map(Leaf::attribute).distinct().toList();
    String name = "E" + number;
    return new EntityModel(
        TypeRef.of("oracle", name),
        name,
        attributes,
        keys,
        List.of(),
        Set.of(),
        true,
        Origin.UNKNOWN);
  }

  /** Required parts, lossless ones beside lossy ones. */
  private EntityKey tableKey(Chance chance, Set<Leaf> own) {
    TemplateSource templates = new TemplateSource(chance);
    List<Leaf> possible = own.stream().filter(l -> !l.optional() && l.canBePart()).toList();
    KeyAttribute partition =
        shared != null && chance.percent(65)
            ? shared
            : templates.composed("PK", chance.some(possible, chance.one(List.of(0, 1, 1, 1, 2))));
    if (shared == null) {
      shared = partition;
    }
    parts(partition).forEach(part -> own.add(Leaf.at(part.path())));
    List<KeyAttribute> sort = new ArrayList<>();
    if (sortKey.isPresent()) {
      boolean self = chance.percent(8);
      KeyAttribute composed =
          templates.composed("SK", chance.some(possible, chance.one(List.of(0, 1, 1, 2, 2, 3))));
      sort.add(self ? renamed(partition, "SK") : composed);
    }
    List<KeyAttribute> both = new ArrayList<>(List.of(partition));
    both.addAll(sort);
    Set<Leaf> lossy = new LinkedHashSet<>();
    both.forEach(key -> parts(key).forEach(part -> lossy.add(Leaf.at(part.path()))));
    both.forEach(
        key ->
            parts(key).stream()
                .filter(part -> !part.encoding().lossy())
                .forEach(part -> lossy.remove(Leaf.at(part.path()))));
    int last = both.size() - 1;
    for (Leaf leaf : lossy) {
      both.set(last, withLossless(both.get(last), leaf));
    }
    if (both.size() == 1 || both.get(0) == partition && sort.isEmpty()) {
      return new EntityKey("", List.of(both.get(0)), List.of(), List.of(), Origin.UNKNOWN);
    }
    return new EntityKey("", List.of(both.get(0)), List.of(both.get(1)), List.of(), Origin.UNKNOWN);
  }

  private static List<KeyPart> parts(KeyAttribute key) {
    return key instanceof KeyAttribute.Composed composed ? composed.template().parts() : List.of();
  }

  private static KeyAttribute renamed(KeyAttribute key, String storedName) {
    return new KeyAttribute.Composed(
        storedName, ((KeyAttribute.Composed) key).template(), Origin.UNKNOWN);
  }

  private static KeyAttribute withLossless(KeyAttribute key, Leaf leaf) {
    KeyTemplate template = ((KeyAttribute.Composed) key).template();
    List<KeySegment> segments = new ArrayList<>(template.segments());
    KeySegment last = segments.get(segments.size() - 1);
    if (last instanceof KeyPart part
        && part.encoding() == dev.keyplan.processor.model.KeyEncoding.FREE) {
      segments.set(
          segments.size() - 1,
          TemplateSource.part(
              Leaf.at(part.path()), dev.keyplan.processor.model.KeyEncoding.STRING, 0));
    }
    if (last instanceof KeySegment.Literal literal) {
      segments.set(segments.size() - 1, new KeySegment.Literal(literal.text() + "#"));
    } else {
      segments.add(new KeySegment.Literal("#"));
    }
    segments.add(TemplateSource.lossless(leaf));
    return new KeyAttribute.Composed(
        key.storedName(), new KeyTemplate(TemplateSource.text(segments), segments), Origin.UNKNOWN);
  }

  private List<EntityKey> indexKeys(
      Chance chance, IndexModel index, Set<Leaf> own, EntityKey tableKey) {
    boolean declared = chance.percent(75);
    List<List<Term>> whens = whens(chance, own);
    List<EntityKey> keys = new ArrayList<>();
    for (List<Term> when : whens) {
      Optional<List<KeyAttribute>> partition =
          half(chance, index.partitionKey(), own, tableKey, declared, keys, true);
      Optional<List<KeyAttribute>> sort =
          half(chance, index.sortKey(), own, tableKey, declared, keys, false);
      if (partition.isEmpty() || sort.isEmpty()) {
        return List.of();
      }
      boolean senseless =
          absent(when, partition.get())
              || absent(when, sort.get())
              || keys.stream()
                  .anyMatch(
                      key ->
                          key.partition().equals(partition.get()) && key.sort().equals(sort.get()));
      if (senseless) {
        continue;
      }
      boolean enforceable =
          partition.get().stream().anyMatch(key -> ownComposed(key, tableKey))
              || sort.get().stream().anyMatch(key -> ownComposed(key, tableKey));
      keys.add(
          new EntityKey(
              index.name(),
              partition.get(),
              sort.get(),
              enforceable ? when : List.of(),
              Origin.UNKNOWN));
      if (!enforceable) {
        break;
      }
    }
    return keys;
  }

  /** No item can have the key: it holds what is said to be absent. */
  private static boolean absent(List<Term> when, List<KeyAttribute> half) {
    return when.stream()
        .filter(Term.Absent.class::isInstance)
        .anyMatch(
            term ->
                half.stream()
                    .flatMap(key -> paths(key).stream())
                    .anyMatch(path -> path.equals(term.path())));
  }

  private static List<AttributePath> paths(KeyAttribute key) {
    return key instanceof KeyAttribute.Native plain
        ? List.of(AttributePath.parse(plain.attribute().name()))
        : parts(key).stream().map(KeyPart::path).toList();
  }

  private static boolean ownComposed(KeyAttribute key, EntityKey tableKey) {
    return key instanceof KeyAttribute.Composed
        && !tableKey.partition().contains(key)
        && !tableKey.sort().contains(key);
  }

  /** Empty if the entity lacks one of the attributes. */
  private Optional<List<KeyAttribute>> half(
      Chance chance,
      List<String> names,
      Set<Leaf> own,
      EntityKey tableKey,
      boolean declared,
      List<EntityKey> before,
      boolean partition) {
    List<KeyAttribute> half = new ArrayList<>();
    for (String name : names) {
      Optional<KeyAttribute> key =
          own.stream()
              .filter(leaf -> leaf.canBeNative() && leaf.attribute().storedName().equals(name))
              .findFirst()
              .<KeyAttribute>map(leaf -> new KeyAttribute.Native(name, leaf.attribute()));
      key = key.or(() -> ofTable(tableKey, name));
      boolean composable = declared && name.endsWith("K") && names.size() == 1;
      if (key.isEmpty() && composable) {
        boolean again = !before.isEmpty() && chance.percent(60);
        key =
            Optional.of(
                again
                    ? (partition ? before.get(0).partition() : before.get(0).sort()).get(0)
                    : composed(chance, name, own, partition));
      }
      if (key.isEmpty()) {
        return Optional.empty();
      }
      half.add(key.get());
    }
    return Optional.of(half);
  }

  private static Optional<KeyAttribute> ofTable(EntityKey tableKey, String name) {
    return java.util.stream.Stream.concat(tableKey.partition().stream(), tableKey.sort().stream())
        .filter(key -> key.storedName().equals(name))
        .findFirst();
  }

  private static KeyAttribute composed(
      Chance chance, String name, Set<Leaf> own, boolean partition) {
    List<Leaf> possible = own.stream().filter(Leaf::canBePart).toList();
    int count =
        partition ? chance.one(List.of(0, 1, 1, 1, 2)) : chance.one(List.of(0, 1, 1, 2, 2, 3));
    return new TemplateSource(chance).composed(name, chance.some(possible, count));
  }

  /** One, or some that exclude each other. */
  private static List<List<Term>> whens(Chance chance, Set<Leaf> own) {
    Leaf state = Leaf.named("state");
    Leaf phase = Leaf.named("phase");
    Leaf note = Leaf.named("note");
    int dice = chance.below(100);
    if (own.contains(state) && dice < 20) {
      return List.of(List.of(equal(state, "OPEN")));
    } else if (own.contains(state) && dice < 28) {
      return List.of(List.of(in(state, "OPEN", "SHUT")));
    } else if (own.contains(state) && dice < 40) {
      return List.of(List.of(equal(state, "OPEN")), List.of(in(state, "OPENED", "SHUT")));
    } else if (own.contains(state) && dice < 45) {
      return List.of(List.of(equal(state, "OPEN")), List.of(equal(state, "SHUT")));
    } else if (own.contains(note) && dice < 60) {
      return List.of(List.of(new Term.Present(note.path(), Origin.UNKNOWN)));
    } else if (own.contains(note) && dice < 64) {
      return List.of(
          List.of(new Term.Present(note.path(), Origin.UNKNOWN)),
          List.of(new Term.Absent(note.path(), Origin.UNKNOWN)));
    } else if (own.contains(phase) && dice < 75) {
      return List.of(List.of(equal(phase, "OPEN")));
    }
    return List.of(List.of());
  }

  static Term equal(Leaf leaf, String constant) {
    return new Term.Equal(leaf.path(), new Constant(leaf.type(), constant), Origin.UNKNOWN);
  }

  static Term in(Leaf leaf, String... constants) {
    AttributeType type = leaf.type();
    return new Term.In(
        leaf.path(),
        java.util.Arrays.stream(constants).map(c -> new Constant(type, c)).toList(),
        Origin.UNKNOWN);
  }
}
