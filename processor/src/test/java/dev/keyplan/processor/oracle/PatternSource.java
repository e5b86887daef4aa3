package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.ViewModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Access patterns at random: near what a key serves, and a little beside it. */
final class PatternSource {

  private final Chance chance;
  private final List<IndexModel> indexes;
  private final EntityModel entity;
  private final List<Leaf> leaves;

  PatternSource(Chance chance, List<IndexModel> indexes, EntityModel entity) {
    this.chance = chance;
    this.indexes = indexes;
    this.entity = entity;
    this.leaves =
        Leaf.vocabulary().stream()
            .filter(leaf -> entity.attributes().contains(leaf.attribute()))
            .toList();
  }

  EntityModel withPatterns(int number, int count) {
    List<AccessPatternModel> patterns = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      patterns.add(new Draft(leaves, false).pattern("p" + number + i));
    }
    return new EntityModel(
        entity.type(),
        entity.typeName(),
        entity.attributes(),
        entity.keys(),
        patterns,
        Set.of(),
        true,
        Origin.UNKNOWN);
  }

  List<AccessPatternModel> forCollection(int count, Set<String> attributes) {
    List<Leaf> common =
        leaves.stream().filter(leaf -> attributes.contains(leaf.path().first())).toList();
    List<AccessPatternModel> patterns = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      patterns.add(new Draft(common, true).pattern("c" + i));
    }
    return patterns;
  }

  /** A pattern in the making: at most one term for each attribute. */
  private final class Draft {

    private final List<Leaf> allowed;
    private final boolean collection;
    private final Map<AttributePath, Term> by = new LinkedHashMap<>();
    private Optional<AttributePath> range = Optional.empty();
    private Optional<AttributePath> startsWith = Optional.empty();
    private final List<AttributePath> orderBy = new ArrayList<>();

    Draft(List<Leaf> allowed, boolean collection) {
      this.allowed = allowed;
      this.collection = collection;
    }

    AccessPatternModel pattern(String name) {
      EntityKey key = chance.one(entity.keys());
      if (chance.percent(92)) {
        follow(key);
      } else {
        chance.some(allowed, 3).forEach(leaf -> add(term(leaf)));
      }
      if (chance.percent(12) && !allowed.isEmpty()) {
        add(term(chance.one(allowed)));
      }
      if (chance.percent(5) && !by.isEmpty()) {
        by.remove(chance.one(List.copyOf(by.keySet())));
      }
      if (chance.percent(5) && !allowed.isEmpty()) {
        orderBy.add(chance.one(allowed).path());
      }
      orderBy.removeIf(path -> by.get(path) instanceof Term.Absent);
      boolean descending = chance.percent(orderBy.isEmpty() ? 1 : 40);
      return new AccessPatternModel(
          name,
          List.copyOf(by.values()),
          range,
          startsWith,
          orderBy.stream().distinct().toList(),
          descending,
          !indexes.isEmpty() && chance.percent(8)
              ? Optional.of(chance.one(indexes).name())
              : Optional.empty(),
          chance.percent(12),
          !collection && chance.percent(20) ? Optional.of(view()) : Optional.empty(),
          0,
          0,
          "",
          AccessPatternModel.Origins.UNKNOWN);
    }

    private void follow(EntityKey key) {
      for (KeyAttribute attribute : key.partition()) {
        slots(attribute).forEach(slot -> add(term(slot)));
      }
      List<Slot> sort = new ArrayList<>();
      key.sort().forEach(attribute -> sort.addAll(slots(attribute)));
      int run = sort.isEmpty() ? 0 : chance.below(sort.size() + 1);
      sort.subList(0, run).forEach(slot -> add(term(slot)));
      List<Slot> rest = sort.subList(run, sort.size());
      if (!rest.isEmpty()) {
        bound(rest);
      }
      key.when().stream().filter(term -> chance.percent(75)).forEach(this::add);
      List<Slot> all = new ArrayList<>(sort);
      key.partition().forEach(attribute -> all.addAll(slots(attribute)));
      for (Slot slot : all) {
        if (slot.leaf().optional() && chance.percent(70)) {
          add(
              new Term.Present(
                  new AttributePath(List.of(slot.leaf().path().first())), Origin.UNKNOWN));
        }
      }
    }

    /** A range, a prefix or an order on what comes next. */
    private void bound(List<Slot> rest) {
      int dice = chance.below(100);
      Slot next = rest.get(0);
      if (next.lossy() && rest.size() > 1 && chance.percent(60)) {
        next = rest.get(1);
      }
      boolean open = !by.containsKey(next.leaf().path()) && allowed.contains(next.leaf());
      if (dice < 25 && open && ordered(next.leaf())) {
        range = Optional.of(next.leaf().path());
      } else if (dice < 40 && open && next.leaf().isText()) {
        startsWith = Optional.of(next.leaf().path());
      } else if (dice < 75) {
        int count = 1 + chance.below(rest.size());
        rest.subList(0, count).stream()
            .filter(slot -> !slot.lossy() || chance.percent(20))
            .filter(slot -> ordered(slot.leaf()))
            .filter(slot -> collection || allowed.contains(slot.leaf()))
            .forEach(slot -> orderBy.add(slot.leaf().path()));
      } else if (dice < 80 && !allowed.isEmpty()) {
        Leaf other = chance.one(allowed);
        if (!by.containsKey(other.path()) && ordered(other)) {
          range = Optional.of(other.path());
        }
      }
    }

    private boolean ordered(Leaf leaf) {
      return !(leaf.type() instanceof AttributeType.Converted);
    }

    private void add(Term term) {
      boolean bounded =
          range.or(() -> startsWith).filter(path -> path.equals(term.path())).isPresent();
      boolean known =
          allowed.stream().anyMatch(leaf -> leaf.path().first().equals(term.path().first()));
      boolean contradicts =
          by.values().stream()
              .filter(other -> other.path().first().equals(term.path().first()))
              .anyMatch(other -> other instanceof Term.Absent || term instanceof Term.Absent);
      if (known && !contradicts && !(bounded && !(term instanceof Term.Present))) {
        by.putIfAbsent(term.path(), term);
      }
    }

    /** For a slot of the key that is to be determined. */
    private Term term(Slot slot) {
      if (slot.lossy() && chance.percent(60)) {
        KeyEncoding encoding = slot.encoding().orElseThrow();
        String text = slot.leaf().path() + ":" + encoding.transform();
        return new Term.Parameter(slot.leaf().path(), encoding, text, Origin.UNKNOWN);
      }
      return term(slot.leaf());
    }

    private Term term(Leaf leaf) {
      int dice = chance.below(100);
      if (leaf.optional() && dice < 8) {
        AttributePath path = new AttributePath(List.of(leaf.path().first()));
        return dice < 5
            ? new Term.Present(path, Origin.UNKNOWN)
            : new Term.Absent(path, Origin.UNKNOWN);
      }
      boolean fixed =
          List.of("state", "phase", "level", "n", "a", "d", "flag").contains(leaf.name());
      if (fixed && dice < 25) {
        List<String> constants =
            Values.of(leaf).stream()
                .map(Values::text)
                .filter(c -> fits(c) && !(leaf.isText() && c.matches("\\d+")))
                .toList();
        return dice < 18
            ? EntitySource.equal(leaf, chance.one(constants))
            : EntitySource.in(leaf, chance.some(constants, 2).toArray(String[]::new));
      }
      return new Term.Parameter(leaf.path(), null, leaf.name(), Origin.UNKNOWN);
    }

    private ViewModel view() {
      List<AttributeModel> some = chance.some(entity.attributes(), 1 + chance.below(4));
      return new ViewModel(TypeRef.of("oracle", "View"), entity.type(), some, true, Origin.UNKNOWN);
    }
  }

  /** In every encoding of a number; a text that another one is folded to as well. */
  private static boolean fits(String constant) {
    return constant.matches("\\d\\d?|[A-Za-z].*");
  }

  /** A part of a key, or a native key. */
  private record Slot(Leaf leaf, Optional<KeyEncoding> encoding) {
    boolean lossy() {
      return encoding.filter(KeyEncoding::lossy).isPresent();
    }
  }

  private static List<Slot> slots(KeyAttribute attribute) {
    if (attribute instanceof KeyAttribute.Native plain) {
      return List.of(new Slot(Leaf.named(plain.attribute().name()), Optional.empty()));
    }
    List<Slot> slots = new ArrayList<>();
    for (KeySegment segment : ((KeyAttribute.Composed) attribute).template().segments()) {
      if (segment instanceof KeyPart part) {
        slots.add(new Slot(Leaf.at(part.path()), Optional.of(part.encoding())));
      }
    }
    return slots;
  }
}
