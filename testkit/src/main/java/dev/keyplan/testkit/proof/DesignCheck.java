package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Attribute;
import dev.keyplan.testkit.proof.Design.Collection;
import dev.keyplan.testkit.proof.Design.Entity;
import dev.keyplan.testkit.proof.Design.Index;
import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.KeyName;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Literal;
import dev.keyplan.testkit.proof.Design.Member;
import dev.keyplan.testkit.proof.Design.Part;
import dev.keyplan.testkit.proof.Design.Segment;
import dev.keyplan.testkit.proof.Design.Term;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the patterns rest on: the keys of the entities, and which entity is in which index. */
final class DesignCheck {

  private final Design design;
  private final Findings findings;

  DesignCheck(Design design, Findings findings) {
    this.design = design;
    this.findings = findings;
  }

  void check() {
    Set<String> names = new HashSet<>();
    for (Entity entity : design.entities()) {
      Findings about = findings.of(entity.name());
      about.require(names.add(entity.name()), Rule.FORMAT, "is there twice");
      about.require(
          names.add("type " + entity.type()), Rule.FORMAT, "has the type of another entity");
      about.require(entity.keysOf("").size() == 1, Rule.KEYS, "has not one primary key");
      checkShared(entity, about);
      checkAttributes(
          entity.attributes().stream().filter(a -> !entity.expiresBy(a)).toList(), about);
      new RolesCheck(design.table().timeToLive(), entity, about).check();
      for (Key key : entity.keys()) {
        about.require(
            names.add("key " + key.name()) && key.name().equals(entity.nameOf(key)),
            Rule.FORMAT,
            key.name() + " is there twice, or is " + entity.nameOf(key));
        check(entity, key, about);
        checkAlternatives(entity, key, about);
      }
      for (Map.Entry<String, Key> unique : entity.guards().entrySet()) {
        String name = unique.getValue().name();
        about.require(
            names.add("key " + name) && name.equals(entity.name() + "." + unique.getKey()),
            Rule.FORMAT,
            name + " is there twice, or not of " + unique.getKey());
        checkGuard(entity, unique.getKey(), unique.getValue(), about);
      }
    }
    design.nested().forEach((type, attributes) -> checkAttributes(attributes, findings.of(type)));
    for (Index index : design.indexes()) {
      Findings about = findings.of(index.name());
      about.require(names.add("index " + index.name()), Rule.FORMAT, "is there twice");
      checkIndex(index, about);
    }
    design.collections().forEach((name, c) -> checkCollection(c, findings.of(name)));
    checkPatterns();
  }

  private void checkShared(Entity entity, Findings about) {
    for (String name : entity.sharesKeysWith()) {
      about.require(
          design.entity(name).filter(entity::shares).isPresent()
              && design.table().entityType().isPresent(),
          Rule.KEYS,
          "shares its keys with " + name + ", which does not say so, or which nothing tells apart");
    }
    about.require(areDifferent(entity.sharesKeysWith()), Rule.FORMAT, "shares its keys twice");
  }

  private static void checkCollection(Collection collection, Findings about) {
    List<String> components =
        collection.members().stream().map(Member::component).flatMap(Optional::stream).toList();
    boolean named =
        components.size() == (collection.form().equals("record") ? collection.members().size() : 0);
    about.require(
        named
            && areDifferent(components)
            && areDifferent(collection.members().stream().map(Member::entity).toList()),
        Rule.FORMAT,
        "has a member twice, or none for a component");
    about.require(
        collection.form().equals("record")
            || collection.members().stream().allMatch(m -> m.multiplicity().equals("many")),
        Rule.FORMAT,
        "is a stream, in which every entity may come often");
  }

  private static boolean areDifferent(List<?> items) {
    return new HashSet<>(items).size() == items.size();
  }

  /** Each pattern that is declared is there, and no other. */
  private void checkPatterns() {
    List<String> declared = new ArrayList<>();
    for (Entity entity : design.entities()) {
      entity.patterns().forEach(name -> declared.add(entity.name() + "." + name));
    }
    design
        .collections()
        .forEach(
            (owner, collection) ->
                collection.patterns().forEach(name -> declared.add(owner + "." + name)));
    List<String> proved =
        design.patterns().stream().map(pattern -> pattern.owner() + "." + pattern.name()).toList();
    findings.require(
        proved.equals(declared) && areDifferent(proved),
        Rule.FORMAT,
        "the patterns proved are " + proved + ", and those declared are " + declared);
  }

  private static void checkAttributes(List<Attribute> attributes, Findings about) {
    Set<String> names = new HashSet<>();
    for (Attribute attribute : attributes) {
      about.require(
          names.add(attribute.name()) && names.add("stored " + attribute.storedName()),
          Rule.FORMAT,
          attribute.name() + " is there twice");
      about.require(
          areDifferent(attribute.type().constants()),
          Rule.FORMAT,
          attribute.name() + " has a constant twice");
      about.require(
          attribute.type().stored().filter(s -> !s.equals(attribute.stored())).isEmpty(),
          Rule.KEYS,
          attribute.name() + " is not stored as " + attribute.stored());
    }
  }

  private void check(Entity entity, Key key, Findings about) {
    Optional<Index> index = design.index(key.index());
    if (index.isEmpty() && !key.index().isEmpty()) {
      about.add(Rule.FORMAT, key.name() + " is of no index");
      return;
    }
    checkNames(
        key.partition(),
        index.map(Index::partition).orElse(List.of(design.table().partition())),
        about);
    checkNames(key.sort(), index.map(Index::sort).orElse(design.table().sortKey()), about);
    Facts facts = new Facts(design, entity);
    key.texts().forEach(text -> checkText(text, facts, about));
    if (key.index().isEmpty()) {
      Slot.of(key.texts().toList()).stream()
          .map(Slot::path)
          .filter(path -> !facts.optionalSteps(path).isEmpty())
          .forEach(path -> about.add(Rule.KEYS, "the primary key part " + path + " is optional"));
    }
    key.when().forEach(term -> checkTerm(term, facts, about));
  }

  /** The guard's key tells values of the attribute apart, but for the case of letters. */
  private void checkGuard(Entity entity, String attribute, Key key, Findings about) {
    about.require(key.index().isEmpty(), Rule.FORMAT, key.name() + " is of an index");
    checkNames(key.partition(), List.of(design.table().partition()), about);
    checkNames(key.sort(), design.table().sortKey(), about);
    Facts facts = new Facts(design, entity);
    key.texts().forEach(text -> checkTemplate(text, facts, about));
    List<Slot> slots = Slot.of(key.texts().toList());
    about.require(
        slots.stream().allMatch(slot -> slot.part().isPresent())
            && slots.stream()
                .anyMatch(slot -> slot.path().equals(attribute) && !slot.truncates(attribute)),
        Rule.KEYS,
        key.name() + " does not hold " + attribute);
    slots.stream()
        .map(Slot::path)
        .filter(path -> !path.equals(attribute) && !facts.optionalSteps(path).isEmpty())
        .forEach(path -> about.add(Rule.KEYS, "the part " + path + " of a guard is optional"));
  }

  private static void checkNames(List<KeyText> texts, List<KeyName> names, Findings about) {
    List<KeyName> found =
        texts.stream().map(text -> new KeyName(text.attribute(), text.stored())).toList();
    about.require(found.equals(names), Rule.KEYS, "has " + found + " as key, and not " + names);
  }

  private static void checkText(KeyText text, Facts facts, Findings about) {
    if (text.plain().isPresent()) {
      boolean same =
          facts
              .entity()
              .attribute(text.plain().get())
              .filter(a -> a.storedName().equals(text.attribute()))
              .filter(a -> a.stored().equals(text.stored()))
              .isPresent();
      about.require(same, Rule.KEYS, text.plain().get() + " is not stored as " + text.attribute());
      return;
    }
    about.require(
        facts.entity().attributes().stream()
            .noneMatch(a -> a.storedName().equals(text.attribute())),
        Rule.KEYS,
        text.attribute() + " is an attribute, and composed");
    checkTemplate(text, facts, about);
  }

  private static void checkTemplate(KeyText text, Facts facts, Findings about) {
    about.require(
        !text.segments().isEmpty() && text.template().equals(Templates.of(text.segments())),
        Rule.KEYS,
        text.attribute()
            + " is written "
            + text.template()
            + ", and is "
            + Templates.of(text.segments()));
    for (int i = 0; i < text.segments().size(); i++) {
      if (text.segments().get(i) instanceof Part part) {
        checkPart(part, facts, about);
        checkEnd(part, text.segments().subList(i + 1, text.segments().size()), about);
      } else {
        about.require(
            !((Literal) text.segments().get(i)).text().isEmpty(), Rule.KEYS, "a literal is empty");
      }
    }
  }

  private static void checkPart(Part part, Facts facts, Findings about) {
    boolean known =
        facts.at(part.path()).map(Attribute::type).filter(part.type()::equals).isPresent()
            && part.type().encodings().contains(part.encoding());
    about.require(
        known,
        Rule.KEYS,
        part.path() + " has no such text: " + part.encoding() + ", " + part.type());
    boolean width =
        part.encoding() == Encoding.DIGITS
            ? part.width() > 0
            : part.width() == 0 || part.encoding() == Encoding.ID && part.width() > 0;
    about.require(width, Rule.KEYS, part.path() + " has a width that it cannot have");
  }

  /** Where a text ends must be told by what follows. */
  private static void checkEnd(Part part, List<Segment> following, Findings about) {
    boolean ends =
        following.isEmpty()
            || part.encoding() != Encoding.FREE
                && (following.get(0) instanceof Literal || Languages.isPrefixFree(part.texts()));
    about.require(ends, Rule.KEYS, part.path() + " runs into what follows");
  }

  private static void checkTerm(Term term, Facts facts, Findings about) {
    boolean possible =
        facts.at(term.path()).isPresent()
            && term.kind() != Term.Kind.PARAMETER
            && facts.values(term.path()).map(v -> v.containsAll(term.values())).orElse(true);
    about.require(possible, Rule.KEYS, term.path() + " can satisfy no such term");
  }

  /** An item has one text in a key attribute. */
  private void checkAlternatives(Entity entity, Key key, Findings about) {
    Facts facts = new Facts(design, entity);
    Premises own = new Premises(facts, key.when(), List.of());
    for (Key other : entity.keysOf(key.index())) {
      about.require(
          other.equals(key) || own.exclude(new Premises(facts, other.when(), List.of())),
          Rule.KEYS,
          "an item can lie under " + key.name() + " and " + other.name());
    }
  }

  private void checkIndex(Index index, Findings about) {
    Set<String> absent = new HashSet<>();
    for (Entity entity : design.entities()) {
      if (entity.keysOf(index.name()).isEmpty()) {
        absent.add(entity.name());
        String lacks = index.absent().getOrDefault(entity.name(), "");
        about.require(
            index.keyNames().anyMatch(lacks::equals) && !stores(entity, lacks),
            Rule.INDEXES,
            entity.name() + " may be in it: it does not lack " + lacks);
      }
    }
    about.require(
        absent.equals(index.absent().keySet()),
        Rule.INDEXES,
        "the entities not in it are " + absent);
    about.require(
        index.projection().equals("INCLUDE") != index.nonKeyAttributes().isEmpty()
            && areDifferent(index.nonKeyAttributes()),
        Rule.PROJECTION,
        index.projection() + " includes " + index.nonKeyAttributes());
  }

  private static boolean stores(Entity entity, String attribute) {
    return entity.attributes().stream().anyMatch(a -> a.storedName().equals(attribute))
        || entity.keys().stream()
            .flatMap(Key::texts)
            .anyMatch(text -> text.attribute().equals(attribute));
  }
}
