package dev.keyplan.processor.analysis.capacity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.plan.ReadCapacity;
import dev.keyplan.processor.plan.TableCapacity;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Of the orders service: what follows from types, rates and page sizes alone. */
class CapacityEstimateTest {

  private final TableCapacity capacity = OrdersModel.plan().capacity().orElseThrow();

  @Test
  void everyPatternHasItsUnits() {
    Map<String, Double> units =
        capacity.reads().stream()
            .collect(Collectors.toMap(ReadCapacity::pattern, ReadCapacity::units));

    assertThat(units)
        .isEqualTo(
            Map.of(
                "findUser", 0.5,
                "openOrdersInWarehouse", 0.5,
                "ordersOfUser", 1.0,
                "orderWithItems", 1.0));
  }

  @Test
  void whatIsNotSaidIsTold() {
    assertThat(
            capacity.read(OrdersModel.ORDER_WITH_ITEMS, "orderWithItems").orElseThrow().atLeast())
        .isTrue();
    assertThat(capacity.assumptions())
        .anySatisfy(text -> assertThat(text).contains("one of each entity", "orderWithItems"));
  }
}
