package shop.order;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import java.util.List;
import java.util.Optional;

/** In a jar without parameter names; its table is declared elsewhere. */
@Entity
@Key(partition = "USER#{userId}", sort = "ORDER#{orderId}")
@AccessPattern(name = "ordersOfUser", by = "userId", orderBy = "orderId")
@AccessPattern(name = "findOrder", by = {"userId", "orderId"}, returns = OrderTotal.class)
public record Order(String userId, String orderId, Price total, List<Price> parts, Optional<String> note) {}
