package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.List;

/** Reads a table in memory. */
record MemoryReader(TableModel table, MemoryTable memory) implements ItemReader {

  @Override
  public List<StoredItem> read(QueryPlan plan, Call call, int limit) {
    if (plan instanceof QueryPlan.Get get) {
      return memory.get(ReadRequest.of(get, call)).stream().toList();
    }
    QueryPlan.Query query = (QueryPlan.Query) plan;
    ReadRequest request = ReadRequest.of(query, call);
    return request.condition().isEmpty()
        ? List.of()
        : memory.query(Path.named(table, query.index().orElse("")), request, limit);
  }
}
