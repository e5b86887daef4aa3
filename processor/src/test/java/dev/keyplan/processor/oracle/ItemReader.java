package dev.keyplan.processor.oracle;

import dev.keyplan.processor.plan.QueryPlan;
import java.util.List;

/** Runs plans over the items of a table. */
interface ItemReader {

  /**
   * All items, in the order of the answers.
   *
   * @param limit of each page
   */
  List<StoredItem> read(QueryPlan plan, Call call, int limit);
}
