package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Bounded;
import dev.keyplan.testkit.proof.Design.Collection;
import dev.keyplan.testkit.proof.Design.Condition;
import dev.keyplan.testkit.proof.Design.Entity;
import dev.keyplan.testkit.proof.Design.Equals;
import dev.keyplan.testkit.proof.Design.Index;
import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.KeyName;
import dev.keyplan.testkit.proof.Design.Member;
import dev.keyplan.testkit.proof.Design.MemberProof;
import dev.keyplan.testkit.proof.Design.Operation;
import dev.keyplan.testkit.proof.Design.Pattern;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One access pattern: its operation returns what it promises. */
final class PatternCheck {

  private final Design design;
  private final Paths paths;
  private final Pattern pattern;
  private final Operation operation;
  private final Findings findings;

  PatternCheck(Design design, Paths paths, Pattern pattern, Findings findings) {
    this.design = design;
    this.paths = paths;
    this.pattern = pattern;
    this.operation = pattern.operation();
    this.findings = findings;
  }

  void check() {
    List<Member> returned = returned();
    Optional<Index> index = design.index(operation.index());
    if (returned.isEmpty() || index.isEmpty() && !operation.index().isEmpty()) {
      findings.add(Rule.FORMAT, "its owner or its index is not in the model");
      return;
    }
    checkDeclared(returned, index);
    if (!checkConditions(index)) {
      return;
    }
    Map<Key, Entity> members = checkMembers(returned);
    if (!members.isEmpty()) {
      findings.require(
          design.table().entityType().isPresent() || Set.copyOf(members.values()).size() == 1,
          Rule.FORMAT,
          "nothing tells the entities apart that it returns");
      new ProjectionCheck(design, pattern, findings).check(index, members.values());
      new OthersCheck(design, paths, pattern, findings).check(members.keySet());
    }
  }

  /** The owner, or the members of the collection that it is; none if one is unknown. */
  private List<Member> returned() {
    Collection collection = design.collections().get(pattern.owner());
    List<Member> returned =
        collection == null
            ? List.of(new Member(Optional.empty(), pattern.owner(), "many"))
            : collection.members();
    return returned.stream().allMatch(m -> design.entity(m.entity()).isPresent())
        ? returned
        : List.of();
  }

  private void checkDeclared(List<Member> returned, Optional<Index> index) {
    findings.require(
        operation.consistent() == pattern.strong(),
        Rule.CONSISTENCY,
        "the read is not as consistent as declared");
    findings.require(
        !(operation.consistent() && index.filter(Index::global).isPresent()),
        Rule.CONSISTENCY,
        "a global index cannot be read with strong consistency");
    findings.require(
        pattern.index().filter(pinned -> !pinned.equals(operation.index())).isEmpty(),
        Rule.KEY_CONDITION,
        "it reads another index than the one that is pinned");
    findings.require(
        operation.get() || operation.forward() != pattern.descending(),
        Rule.ORDER,
        "it reads in the other direction");
    findings.require(
        pattern.view().filter(v -> Set.copyOf(v).size() < v.size()).isEmpty(),
        Rule.FORMAT,
        "it returns an attribute twice");
    findings.require(
        Set.copyOf(pattern.orderBy()).size() == pattern.orderBy().size(),
        Rule.FORMAT,
        "it is ordered by an attribute twice");
    findings.require(
        !pattern.descending() || !pattern.orderBy().isEmpty(),
        Rule.ORDER,
        "it is descending, and by nothing");
    for (String path : attributes()) {
      boolean known =
          returned.stream()
              .anyMatch(m -> facts(design.entity(m.entity()).orElseThrow()).at(path).isPresent());
      findings.require(known, Rule.FORMAT, "there is no attribute " + path);
    }
  }

  /** All that are declared by name. */
  private List<String> attributes() {
    List<String> paths = new ArrayList<>(pattern.orderBy());
    pattern.by().forEach(term -> paths.add(term.path()));
    pattern.bound().ifPresent(paths::add);
    pattern.view().ifPresent(paths::addAll);
    return paths;
  }

  private Facts facts(Entity entity) {
    return new Facts(design, entity);
  }

  /**
   * An equality on each partition key attribute, then on leading sort key attributes, then one
   * more.
   */
  private boolean checkConditions(Optional<Index> index) {
    List<KeyName> partition =
        index.map(Index::partition).orElse(List.of(design.table().partition()));
    List<KeyName> sort = index.map(Index::sort).orElse(design.table().sortKey());
    List<Condition> conditions = operation.conditions();
    List<String> names = new ArrayList<>();
    partition.forEach(key -> names.add(key.attribute()));
    sort.forEach(key -> names.add(key.attribute()));
    boolean wellFormed =
        conditions.size() >= partition.size()
            && conditions.size() <= names.size()
            && conditions.stream()
                .map(Condition::attribute)
                .toList()
                .equals(names.subList(0, conditions.size()));
    for (int i = 0; wellFormed && i < conditions.size(); i++) {
      boolean mayBeInterval = i >= partition.size() && i + 1 == conditions.size();
      wellFormed = conditions.get(i) instanceof Equals || mayBeInterval && !operation.get();
    }
    if (operation.get()) {
      wellFormed &= index.isEmpty() && conditions.size() == names.size();
    }
    findings.require(
        wellFormed, Rule.KEY_CONDITION, "DynamoDB takes no such condition on the keys of the path");
    Optional<Bounded> bounded =
        conditions.stream().filter(Bounded.class::isInstance).map(Bounded.class::cast).findFirst();
    boolean asDeclared =
        bounded.map(Bounded::over).equals(pattern.bound())
            && bounded.map(Bounded::byPrefix).orElse(pattern.byPrefix()) == pattern.byPrefix();
    findings.require(asDeclared, Rule.RANGE, "its range or prefix is not the one declared");
    return wellFormed && asDeclared;
  }

  /** The keys that the operation is meant for, with their entities; none if that is unclear. */
  private Map<Key, Entity> checkMembers(List<Member> returned) {
    Map<Key, Entity> members = new LinkedHashMap<>();
    for (MemberProof proof : pattern.proof().members()) {
      for (Member member : returned) {
        Entity entity = design.entity(member.entity()).orElseThrow();
        entity.keysOf(operation.index()).stream()
            .filter(key -> key.name().equals(proof.key()))
            .forEach(key -> members.put(key, entity));
      }
    }
    boolean clear =
        members.size() == pattern.proof().members().size()
            && returned.stream()
                .allMatch(m -> members.containsValue(design.entity(m.entity()).orElseThrow()));
    if (!clear) {
      findings.add(
          Rule.COMPLETENESS, "the proof does not name a key of the path for each entity returned");
      return Map.of();
    }
    int number = 0;
    for (Map.Entry<Key, Entity> member : members.entrySet()) {
      MemberProof proof = pattern.proof().members().get(number++);
      check(member.getKey(), member.getValue(), proof, members, returned);
    }
    return members;
  }

  private void check(
      Key key, Entity entity, MemberProof proof, Map<Key, Entity> members, List<Member> returned) {
    List<Key> alternatives =
        members.keySet().stream().filter(other -> members.get(other).equals(entity)).toList();
    boolean many =
        returned.stream()
            .anyMatch(m -> m.entity().equals(entity.name()) && m.multiplicity().equals("many"));
    MemberCheck check = new MemberCheck(pattern, facts(entity), key, proof, findings);
    check.check(alternatives);
    check.checkOrder(many, alternatives.size() > 1);
  }
}
