package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The table or an index, with one key for each entity that a pattern returns.
 *
 * @param index empty for the table
 */
record CandidatePath(Optional<IndexModel> index, List<MemberKey> members) {

  CandidatePath {
    members = List.copyOf(members);
  }

  /** All paths on which all of the entities lie, cheapest first. */
  static List<CandidatePath> of(TableModel table, List<MemberKey.Returned> entities) {
    List<CandidatePath> paths = new ArrayList<>(on(Optional.empty(), entities));
    table.indexes().stream()
        .filter(IndexModel::valid)
        .forEach(index -> paths.addAll(on(Optional.of(index), entities)));
    return paths;
  }

  /** One for each choice among the alternative keys of the entities. */
  static List<CandidatePath> on(Optional<IndexModel> index, List<MemberKey.Returned> entities) {
    String name = index.map(IndexModel::name).orElse("");
    List<List<MemberKey>> choices = List.of(List.of());
    for (MemberKey.Returned returned : entities) {
      List<List<MemberKey>> longer = new ArrayList<>();
      for (List<MemberKey> choice : choices) {
        returned
            .entity()
            .keysOf(name)
            .forEach(
                key -> {
                  List<MemberKey> next = new ArrayList<>(choice);
                  next.add(new MemberKey(returned.entity(), key, returned.many()));
                  longer.add(next);
                });
      }
      choices = longer;
    }
    return choices.stream().map(choice -> new CandidatePath(index, choice)).toList();
  }

  boolean global() {
    return index.filter(i -> i.kind() == IndexModel.Kind.GLOBAL).isPresent();
  }

  /** {@code table}, or the index name. */
  String label() {
    return index.map(IndexModel::name).orElse("table");
  }
}
