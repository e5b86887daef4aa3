package dev.keyplan.processor.oracle;

import dev.keyplan.processor.analysis.Judgement;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A refused pattern: data refutes every path, or an exemption says why it is refused all the same.
 */
final class RefusedCheck {

  private static final int SOME_CALLS = 60;
  private static final int MANY_CALLS = 600;

  private final TableModel table;
  private final Judgement.Verdict verdict;
  private final Promised promised;
  private final Chance chance;
  private final ItemSource source;
  private final Neighbours neighbours;
  private final Set<EntityModel> storable = new HashSet<>();

  RefusedCheck(
      TableModel table,
      Judgement.Verdict verdict,
      Chance chance,
      ItemSource source,
      Transplants transplants) {
    this.table = table;
    this.verdict = verdict;
    this.promised = Promised.of(table, verdict);
    this.chance = chance;
    this.source = source;
    this.neighbours = new Neighbours(table, chance, source, transplants);
  }

  Optional<String> failure(List<StoredItem> random, Figures figures) {
    List<Path> open = open();
    search(open, random, SOME_CALLS);
    Exemptions exemptions = new Exemptions(table, verdict, promised);
    List<String> reasons = new ArrayList<>();
    List<Path> left = new ArrayList<>();
    for (Path path : open) {
      Optional<String> reason = exemptions.reason(path);
      reason.ifPresent(reasons::add);
      if (reason.isEmpty()) {
        left.add(path);
      }
    }
    search(left, random, MANY_CALLS);
    if (storable.isEmpty() || !left.isEmpty() && !storable.containsAll(promised.returned())) {
      figures.exempt("no item can be stored");
      return Optional.empty();
    }
    if (!left.isEmpty()) {
      return Optional.of(
          verdict.code().orElseThrow()
              + ", but nothing refutes "
              + left.stream().map(path -> path.name().isEmpty() ? "table" : path.name()).toList()
              + "\n  "
              + verdict.paths()
              + "\n  "
              + verdict.pattern());
    }
    new TreeSet<>(reasons).forEach(figures::exempt);
    return Optional.empty();
  }

  /** The paths that could serve, as far as their declaration says. */
  private List<Path> open() {
    AccessPatternModel pattern = verdict.pattern();
    List<Path> open = new ArrayList<>();
    for (Path path : Path.of(table)) {
      boolean pinnedElsewhere =
          pattern.index().filter(name -> !name.equals(path.name())).isPresent();
      boolean strong = pattern.strong() && path.global();
      boolean lacking =
          path.index()
              .filter(IndexModel::valid)
              .filter(i -> Projections.lacks(table, i, promised))
              .isPresent();
      if (!pinnedElsewhere && !strong && !(lacking && path.global())) {
        open.add(path);
      }
    }
    return open;
  }

  private void search(List<Path> open, List<StoredItem> random, int calls) {
    CallSource callSource = new CallSource(chance, verdict.pattern(), promised.returned());
    for (int i = 0; i < calls && !open.isEmpty(); i++) {
      EntityModel entity = chance.one(promised.returned());
      List<Item> close =
          switch (i % 3) {
            case 1 -> close(entity);
            case 2 -> neighbours.meeting(entity);
            default -> List.of();
          };
      Item base =
          close.isEmpty()
              ? source.satisfying(verdict.pattern(), entity)
              : source.satisfying(verdict.pattern(), close.get(0));
      List<StoredItem> items = new ArrayList<>();
      close.forEach(item -> StoredItem.of(item).ifPresent(items::add));
      Optional<StoredItem> stored = StoredItem.of(base);
      if (stored.isEmpty()) {
        continue;
      }
      storable.add(entity);
      Call call = callSource.call(base);
      items.addAll(neighbours.of(base, verdict, i));
      items.add(stored.get());
      if (i % 4 == 0) {
        items.addAll(random);
      }
      open.removeIf(path -> new Refutation(path, Path.table(table), promised).refutes(call, items));
    }
  }

  /** An item of the entity made of one of another, and that. */
  private List<Item> close(EntityModel entity) {
    List<Item> beginnings = neighbours.beginnings(entity, verdict);
    if (!beginnings.isEmpty() && chance.percent(40)) {
      return List.of(chance.one(beginnings));
    }
    List<Item> examples = neighbours.examples(verdict);
    Item other =
        !examples.isEmpty() && chance.percent(60)
            ? chance.one(examples)
            : source.item(chance.one(table.entities()));
    List<Item> close = neighbours.into(entity, other);
    return close.isEmpty() ? List.of() : List.of(chance.one(close), other);
  }
}
