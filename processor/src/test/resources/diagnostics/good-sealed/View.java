package shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.SortOrder;
import java.time.Instant;

/** No permits: what implements it in this file is permitted. */
@ItemCollection
@AccessPattern(name = "customerAndNewestOrders", by = "userName", orderBy = "createdAt",
    order = SortOrder.DESCENDING, pageSize = 11)
@AccessPattern(name = "placed", by = "userName", consistency = dev.keyplan.annotation.Consistency.STRONG)
sealed interface View {

  /** Between, and no collection itself. */
  sealed interface Placed extends View permits Order, Draft {}

  // createdAt of a customer is no part of any key: there is one of it.
  @Entity
  @Key(partition = "CUSTOMER#{userName}", sort = "CUSTOMER#{userName}")
  record Customer(String userName, Instant createdAt) implements View {}

  @Entity
  @Key(partition = "CUSTOMER#{userName}", sort = "#DRAFT")
  record Draft(String userName, String text) implements Placed {}

  @Entity(type = "O")
  record Order(
      @PartitionKey(prefix = "CUSTOMER#") String userName,
      @SortKey(prefix = "#ORDER#") Instant createdAt,
      @SortKey String orderId)
      implements Placed {}
}
