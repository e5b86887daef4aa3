import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Table;

@Table(
    name = "orders-service",
    entities = {User.class, Order.class, OrderSummary.class, LineItem.class},
    collections = OrderWithItems.class,
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface OrdersTable {}
