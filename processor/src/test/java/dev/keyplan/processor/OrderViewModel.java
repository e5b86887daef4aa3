package dev.keyplan.processor;

import static dev.keyplan.processor.Models.parameter;
import static dev.keyplan.processor.Models.pattern;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.CollectionModel.Member;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The {@link OrdersModel} with a sealed collection: an order and its line items, last one first.
 */
public final class OrderViewModel {

  public static final TypeRef ORDER_VIEW = TypeRef.of(OrdersModel.PACKAGE, "OrderView");

  private OrderViewModel() {}

  public static TablePlan plan() {
    TablePlan orders = OrdersModel.plan();
    PlannedPattern collection = orders.patternsOf(OrdersModel.ORDER_WITH_ITEMS).get(0);
    QueryPlan.Query query = (QueryPlan.Query) collection.plan().orElseThrow();
    QueryPlan.Query backwards =
        new QueryPlan.Query(
            query.index(),
            query.members(),
            query.partition(),
            query.equalities(),
            query.interval(),
            false,
            false);
    List<PlannedPattern> patterns = new ArrayList<>(orders.patterns());
    patterns.add(new PlannedPattern(ORDER_VIEW, lastItems(), Optional.of(backwards)));
    return new TablePlan(
        table(orders.table()),
        orders.partitionKeyType(),
        orders.sortKeyType(),
        patterns,
        orders.indexes(),
        true);
  }

  private static TableModel table(TableModel orders) {
    List<CollectionModel> collections = new ArrayList<>(orders.collections());
    collections.add(
        new CollectionModel(
            ORDER_VIEW,
            CollectionModel.Form.SEALED,
            List.of(
                Member.permitted(OrdersModel.ORDER, Origin.UNKNOWN),
                Member.permitted(OrdersModel.LINE_ITEM, Origin.UNKNOWN)),
            List.of(lastItems()),
            true,
            Origin.UNKNOWN));
    return new TableModel(
        orders.root(),
        orders.name(),
        orders.partitionKey(),
        orders.sortKey(),
        orders.entityTypeAttribute(),
        orders.indexes(),
        orders.entities(),
        collections,
        orders.nested(),
        orders.isPublic(),
        orders.origin());
  }

  private static AccessPatternModel lastItems() {
    return pattern(
        "lastItems", List.of(parameter("orderId")), List.of("lineNo"), true, false, null, 25, 0);
  }
}
