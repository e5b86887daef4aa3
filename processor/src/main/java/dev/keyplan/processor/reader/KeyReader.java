package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP102;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP109;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.reader.HalfReader.Half;
import dev.keyplan.processor.reader.HalfReader.State;
import dev.keyplan.processor.reader.SharedKeyAttributes.Incomplete;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** All keys of one entity: the table's, then one or more for each index it is in. */
final class KeyReader {

  /**
   * @param invalid index names, "" for the table, whose key was refused
   */
  record Keys(List<EntityKey> keys, Set<String> invalid) {}

  private final ReadContext context;
  private final TableKeys table;
  private final EntityScope scope;
  private final KeyDeclarations declarations;
  private final HalfReader halves;
  private final PrimaryKeyRules primaryKeyRules;

  private final List<EntityKey> keys = new ArrayList<>();
  private final Set<String> invalid = new TreeSet<>();
  private final Map<String, KeyAttribute> tableKey = new LinkedHashMap<>();
  private final List<String> unknown = new ArrayList<>();
  private final List<Incomplete> incomplete = new ArrayList<>();
  private final SharedKeyAttributes shared;

  KeyReader(ReadContext context, TableKeys table, EntityScope scope, KeyDeclarations declarations) {
    this.context = context;
    this.table = table;
    this.scope = scope;
    this.declarations = declarations;
    this.halves = new HalfReader(context, scope);
    this.primaryKeyRules = new PrimaryKeyRules(context, scope);
    this.shared = new SharedKeyAttributes(scope, halves, tableKey);
  }

  Keys read(List<IndexModel> indexes) {
    readTableKey();
    for (IndexModel index : indexes) {
      readIndexKeys(index);
    }
    requireOneMaker();
    completeByOthers(indexes);
    invalid.addAll(declarations.unknownIndexes());
    if (!declarations.unknownIndexes().isEmpty()) {
      indexes.forEach(index -> invalid.add(index.name()));
    }
    return new Keys(keys, invalid);
  }

  private void readTableKey() {
    List<KeyDeclaration> declared = declarations.of("");
    KeyDeclaration declaration = declared.get(0);
    for (KeyDeclaration second : declared.subList(1, declared.size())) {
      refuse(
          second.origin(),
          scope.name() + " has two keys for the table",
          "an item lies in one place only",
          "fix      index = \"…\" if it is meant for an index");
      invalid.add("");
    }
    if (!declaration.when().isEmpty()) {
      context.report(
          KP109,
          declaration.when().get(0).origin(),
          "the table's key of " + scope.name() + " has a when",
          "every item is in the table; only an index can leave items out",
          "fix      leave when out, or name the index: index = \"…\"");
      invalid.add("");
    }
    Half partition =
        halves.read(declaration, false, List.of(table.partitionKey()), Map.of(), List.of());
    Half sort =
        halves.read(declaration, true, table.sortKey().stream().toList(), Map.of(), List.of());
    boolean noPartition = partition.state() == State.MISSING;
    boolean noSort = sort.state() == State.MISSING;
    if (noPartition || noSort) {
      new MissingKey(context, table, scope).report(declaration, noPartition, noSort);
    }
    remember(partition, List.of(table.partitionKey()));
    remember(sort, table.sortKey().stream().toList());
    if (partition.state() != State.COMPLETE || sort.state() != State.COMPLETE) {
      invalid.add("");
      return;
    }
    EntityKey key =
        new EntityKey(
            "", partition.attributes(), sort.attributes(), List.of(), declaration.origin());
    if (!primaryKeyRules.holdFor(key)) {
      invalid.add("");
    }
    if (!invalid.contains("")) {
      keys.add(key);
    }
  }

  private void remember(Half half, List<String> names) {
    if (half.state() == State.COMPLETE) {
      half.attributes().forEach(attribute -> tableKey.put(attribute.storedName(), attribute));
    } else {
      unknown.addAll(names);
    }
  }

  private void readIndexKeys(IndexModel index) {
    if (!index.valid()) {
      invalid.add(index.name());
      return;
    }
    List<EntityKey> alternatives = new ArrayList<>();
    for (KeyDeclaration declaration : declarations.of(index.name())) {
      Half partition = halves.read(declaration, false, index.partitionKey(), tableKey, unknown);
      Half sort = halves.read(declaration, true, index.sortKey(), tableKey, unknown);
      Optional<List<Term>> when = when(declaration);
      boolean refused =
          partition.state() == State.REFUSED || sort.state() == State.REFUSED || when.isEmpty();
      boolean missing = partition.state() == State.MISSING || sort.state() == State.MISSING;
      if (refused) {
        invalid.add(index.name());
      } else if (missing) {
        incomplete.add(new Incomplete(index, declaration, partition, sort, when.get()));
      } else {
        EntityKey key =
            new EntityKey(
                index.name(),
                partition.attributes(),
                sort.attributes(),
                when.get(),
                declaration.origin());
        if (enforceable(key, declaration) && disjoint(key, alternatives)) {
          alternatives.add(key);
        } else {
          invalid.add(index.name());
        }
      }
    }
    keys.addAll(alternatives);
  }

  /**
   * A key attribute has one value in an item, so that one index only can say what it is made of.
   */
  private void requireOneMaker() {
    Map<String, EntityKey> makers = new LinkedHashMap<>();
    Set<String> second = new TreeSet<>();
    for (EntityKey key : keys) {
      for (KeyAttribute attribute : key.ofTable() ? List.<KeyAttribute>of() : shared.made(key)) {
        EntityKey first = makers.putIfAbsent(attribute.storedName(), key);
        boolean again = first != null && !first.index().equals(key.index());
        if (again && second.add(key.index())) {
          refuse(
              (SourceOrigin) attribute.origin(),
              scope.name()
                  + " makes '"
                  + attribute.storedName()
                  + "' for "
                  + first.index()
                  + " and for "
                  + key.index(),
              "both indexes have that key attribute, and an item has one value for it",
              "fix      leave it out here if "
                  + key.index()
                  + " is to have what "
                  + first.index()
                  + " has",
              "         or give " + key.index() + " a key attribute of its own");
        }
      }
    }
    keys.removeIf(key -> second.contains(key.index()));
    invalid.addAll(second);
  }

  private void completeByOthers(List<IndexModel> indexes) {
    List<EntityKey> declared = keys.stream().filter(key -> !key.ofTable()).toList();
    for (Incomplete open : incomplete) {
      // What was refused might have made the attribute.
      boolean uncertain =
          indexes.stream()
              .filter(other -> invalid.contains(other.name()) && other != open.index())
              .flatMap(
                  other -> Stream.concat(other.partitionKey().stream(), other.sortKey().stream()))
              .anyMatch(name -> open.has(name) && !tableKey.containsKey(name));
      if (uncertain) {
        invalid.add(open.index().name());
      } else {
        keys.addAll(shared.complete(open, declared, declarations.origin()));
      }
    }
  }

  private Optional<List<Term>> when(KeyDeclaration declaration) {
    TermReader reader = new TermReader(context, scope);
    List<Term> terms = new ArrayList<>();
    boolean refused = false;
    for (Value<String> value : declaration.when()) {
      Optional<Term> term = reader.when(value);
      term.ifPresent(terms::add);
      refused |= term.isEmpty();
    }
    return refused ? Optional.empty() : Optional.of(terms);
  }

  /** Only a composed key attribute can be left out of an item. */
  private boolean enforceable(EntityKey key, KeyDeclaration declaration) {
    boolean composed =
        key.partition().stream().anyMatch(this::ownComposed)
            || key.sort().stream().anyMatch(this::ownComposed);
    if (key.when().isEmpty() || composed) {
      return true;
    }
    context.report(
        KP109,
        declaration.when().get(0).origin(),
        "items of " + scope.name() + " are in " + key.index() + " whether when holds or not",
        "an item is in an index as soon as it has all of the index's key attributes, and "
            + scope.name()
            + " always stores them",
        "fix      give the index a key attribute of its own, made by a template");
    return false;
  }

  private boolean ownComposed(KeyAttribute attribute) {
    return attribute instanceof KeyAttribute.Composed
        && !tableKey.containsKey(attribute.storedName());
  }

  private boolean disjoint(EntityKey key, List<EntityKey> others) {
    for (EntityKey other : others) {
      if (!Conditions.disjoint(key.when(), other.when())) {
        SourceOrigin origin = (SourceOrigin) key.origin();
        refuse(
            origin,
            scope.name() + " has two keys for " + key.index() + " that may hold for one item",
            "an item has one key in an index",
            "fix      give each a when, so that no two hold at once" + exampleOfWhen(),
            "         or, if both are to hold every item, give one of them another index");
        return false;
      }
    }
    return true;
  }

  /** Of the first enum that tells two keys apart; empty if the entity has none. */
  private String exampleOfWhen() {
    for (AttributeModel attribute : scope.attributes().attributes()) {
      if (attribute.type() instanceof AttributeType.Enumeration type
          && type.constants().size() > 1) {
        String term = "when = \"" + attribute.name() + " = ";
        return ": "
            + (term + type.constants().get(0) + "\" and ")
            + (term + type.constants().get(1) + "\"");
      }
    }
    return "";
  }

  private void refuse(SourceOrigin origin, String headline, String... details) {
    context.report(KP102, origin, headline, details);
  }
}
