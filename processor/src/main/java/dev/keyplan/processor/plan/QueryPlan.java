package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.EntityKey;
import java.util.List;
import java.util.Optional;

/** The one DynamoDB operation that serves an access pattern. */
public sealed interface QueryPlan {

  boolean consistent();

  /**
   * A GetItem.
   *
   * @param key the values of the partition and, if the table has one, the sort key attribute
   */
  record Get(List<BoundKey> key, boolean consistent) implements QueryPlan {
    public Get {
      key = List.copyOf(key);
    }
  }

  /**
   * A Query.
   *
   * @param index the index name, empty for the table
   * @param members the keys under which the returned entities lie there: one for each entity, or
   *     several that exclude each other
   * @param partition the equality on each partition key attribute
   * @param equalities on leading sort key attributes; for a single-attribute sort key it is used
   *     where the whole sort key is determined
   * @param interval the condition on the next sort key attribute
   */
  record Query(
      Optional<String> index,
      List<EntityKey> members,
      List<BoundKey> partition,
      List<BoundKey> equalities,
      SortInterval interval,
      boolean forward,
      boolean consistent)
      implements QueryPlan {
    public Query {
      members = List.copyOf(members);
      partition = List.copyOf(partition);
      equalities = List.copyOf(equalities);
    }
  }
}
