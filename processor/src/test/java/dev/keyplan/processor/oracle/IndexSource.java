package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Indexes at random: composed, native, of several attributes, inverted, without a sort key. */
record IndexSource(Chance chance, List<Leaf> vocabulary, boolean sortedTable) {

  List<IndexModel> indexes() {
    List<IndexModel> indexes = new ArrayList<>();
    if (sortedTable && chance.percent(25)) {
      String sort = chance.percent(50) ? "L1SK" : plain();
      indexes.add(index("L1", IndexModel.Kind.LOCAL, List.of("PK"), List.of(sort)));
    }
    int count = chance.one(List.of(0, 1, 1, 2));
    for (int i = 1; i <= count; i++) {
      indexes.add(global("G" + i));
    }
    return indexes;
  }

  private IndexModel global(String name) {
    String pk = name + "PK";
    String sk = name + "SK";
    return switch (chance.below(12)) {
      case 0 -> global(name, List.of(pk), List.of());
      case 1 -> global(name, List.of(pk), List.of(plain()));
      case 2 -> global(name, natives(2).subList(0, 1), natives(1));
      case 3 -> global(name, List.of(sortedTable ? "SK" : "PK"), List.of("PK"));
      case 4 -> global(name, List.of(pk), List.of(sortedTable ? "SK" : "PK"));
      case 5 -> several(name);
      case 6 -> global(name, List.of(plain()), List.of(sk));
      default -> global(name, List.of(pk), List.of(sk));
    };
  }

  private IndexModel several(String name) {
    List<String> names = natives(2 + chance.below(3));
    int partition = Math.min(names.size() - 1, 1 + chance.below(2));
    return global(name, names.subList(0, partition), names.subList(partition, names.size()));
  }

  private IndexModel global(String name, List<String> partition, List<String> sort) {
    return partition.equals(sort)
        ? global(name, List.of(name + "PK"), sort)
        : index(name, IndexModel.Kind.GLOBAL, partition, sort);
  }

  private IndexModel index(
      String name, IndexModel.Kind kind, List<String> partition, List<String> sort) {
    int dice = chance.below(100);
    IndexModel.Projection projection =
        dice < 60
            ? IndexModel.Projection.AUTO
            : dice < 70
                ? IndexModel.Projection.ALL
                : dice < 85 ? IndexModel.Projection.KEYS_ONLY : IndexModel.Projection.INCLUDE;
    List<String> include =
        projection == IndexModel.Projection.INCLUDE
            ? Stream.concat(
                    chance.some(vocabulary, 5).stream().map(leaf -> leaf.attribute().storedName()),
                    chance.percent(50) ? Stream.of("entityType") : Stream.empty())
                .distinct()
                .toList()
            : List.of();
    return new IndexModel(name, kind, partition, sort, projection, include, true, Origin.UNKNOWN);
  }

  private String plain() {
    return natives(1).get(0);
  }

  private List<String> natives(int count) {
    List<Leaf> possible = vocabulary.stream().filter(Leaf::canBeNative).toList();
    return chance.some(possible, count).stream()
        .map(leaf -> leaf.attribute().storedName())
        .toList();
  }
}
