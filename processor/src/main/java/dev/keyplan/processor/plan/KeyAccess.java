package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.model.WritePatternModel.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An action of DynamoDB on keys of one kind, as IAM judges requests (Amazon DynamoDB Developer
 * Guide, "Using IAM policy conditions for fine-grained access control" and "Using IAM with DynamoDB
 * transactions"): a transaction is judged by the actions in it, a batch has one of its own.
 *
 * @param index the index that is queried, empty for the table
 * @param partition one for each partition key attribute
 */
public record KeyAccess(Action action, Optional<String> index, List<LeadingKey> partition) {

  /** As IAM names them, after {@code dynamodb:}. */
  public enum Action {
    GET_ITEM("GetItem"),
    BATCH_GET_ITEM("BatchGetItem"),
    QUERY("Query"),
    PUT_ITEM("PutItem"),
    UPDATE_ITEM("UpdateItem"),
    DELETE_ITEM("DeleteItem"),
    BATCH_WRITE_ITEM("BatchWriteItem"),
    CONDITION_CHECK_ITEM("ConditionCheckItem");

    private final String iamName;

    Action(String iamName) {
      this.iamName = iamName;
    }

    public String iamName() {
      return iamName;
    }
  }

  public KeyAccess {
    partition = List.copyOf(partition);
  }

  /** What the methods of a pattern send; nothing of a refused one. */
  public static List<KeyAccess> of(PlannedPattern planned, TableModel table) {
    if (planned.plan().isEmpty()) {
      return List.of();
    }
    if (planned.plan().get() instanceof QueryPlan.Query query) {
      return List.of(new KeyAccess(Action.QUERY, query.index(), bound(query.partition())));
    }
    QueryPlan.Get get = (QueryPlan.Get) planned.plan().get();
    List<LeadingKey> partition = bound(get.key().subList(0, 1));
    List<KeyAccess> accesses = new ArrayList<>();
    accesses.add(new KeyAccess(Action.GET_ITEM, Optional.empty(), partition));
    Optional<EntityKey> key = table.entity(planned.owner()).flatMap(EntityModel::tableKey);
    if (key.filter(planned.pattern()::isBatched).isPresent()) {
      accesses.add(new KeyAccess(Action.BATCH_GET_ITEM, Optional.empty(), partition));
    }
    return accesses;
  }

  private static List<LeadingKey> bound(List<BoundKey> keys) {
    return keys.stream().map(LeadingKey::of).toList();
  }

  /** What the writing methods of an operation send, those for guards of unique attributes too. */
  public static List<KeyAccess> of(EntityModel entity, Operation operation) {
    List<KeyAccess> accesses = new ArrayList<>();
    Optional<EntityKey> key = entity.tableKey();
    for (Action action : actions(entity, operation)) {
      key.ifPresent(of -> accesses.add(written(action, of)));
    }
    for (UniqueModel unique : entity.guarded()) {
      if (operation == Operation.CREATE || operation == Operation.PUT) {
        accesses.add(written(Action.PUT_ITEM, unique.guard()));
      }
      // Another value of the attribute has another guard; the old one goes.
      if (operation == Operation.PUT || operation == Operation.DELETE) {
        accesses.add(written(Action.DELETE_ITEM, unique.guard()));
      }
    }
    return accesses;
  }

  private static List<Action> actions(EntityModel entity, Operation operation) {
    return switch (operation) {
      case CREATE -> List.of(Action.PUT_ITEM);
      case PUT ->
          entity.isPutInBatches()
              ? List.of(Action.PUT_ITEM, Action.BATCH_WRITE_ITEM)
              : List.of(Action.PUT_ITEM);
      case UPDATE -> List.of(Action.UPDATE_ITEM);
      case DELETE -> List.of(Action.DELETE_ITEM);
      case CHECK -> List.of(Action.CONDITION_CHECK_ITEM);
    };
  }

  private static KeyAccess written(Action action, EntityKey key) {
    return new KeyAccess(
        action, Optional.empty(), key.partition().stream().map(LeadingKey::of).toList());
  }
}
