package dev.keyplan.benchmarks;

import dev.keyplan.benchmarks.order.Line;
import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Different orders, the same in every run. Each is about 1 KB of DynamoDB's JSON. */
public final class Orders {

  private static final long SEED = 20261130;
  private static final Instant FIRST = Instant.parse("2026-10-19T08:15:00Z");

  private final Random random = new Random(SEED);

  private Orders() {}

  public static List<Order> of(int count) {
    Orders orders = new Orders();
    List<Order> made = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      made.add(orders.order(i));
    }
    return made;
  }

  private Order order(int i) {
    Instant createdAt = FIRST.plusSeconds(i * 977L).plusMillis(random.nextInt(1000));
    boolean shipped = i % 2 == 0;
    return new Order(
        "u-" + random.nextInt(100_000),
        createdAt,
        "o-" + Integer.toHexString(random.nextInt()),
        shipped ? Status.SHIPPED : Status.OPEN,
        money(1_000_000),
        random.nextInt(20),
        "EUR",
        "customer" + i + "@example.org",
        "Unter den Linden " + random.nextInt(80) + ", Berlin",
        createdAt.plusSeconds(random.nextInt(86_400)),
        shipped ? Optional.of(createdAt.plusSeconds(90_000 + i)) : Optional.empty(),
        i % 3 == 0 ? Optional.of("leave it with the neighbour") : Optional.empty(),
        lines(),
        labels(),
        tags());
  }

  private List<Line> lines() {
    List<Line> lines = new ArrayList<>(3);
    for (int i = 0; i < 3; i++) {
      lines.add(
          new Line(
              "sku-" + random.nextInt(10_000),
              "Article number " + random.nextInt(100),
              1 + random.nextInt(5),
              money(50_000),
              random.nextBoolean()));
    }
    return lines;
  }

  private Map<String, String> labels() {
    Map<String, String> labels = new LinkedHashMap<>();
    for (String name : List.of("channel", "campaign", "region", "carrier")) {
      labels.put(name, "value-" + random.nextInt(50));
    }
    return labels;
  }

  private Set<String> tags() {
    Set<String> tags = new LinkedHashSet<>();
    while (tags.size() < 3) {
      tags.add("tag-" + random.nextInt(40));
    }
    return tags;
  }

  private BigDecimal money(int maxCents) {
    // No trailing zero: DynamoDB would not give it back.
    return BigDecimal.valueOf(random.nextInt(maxCents) * 10L + 1 + random.nextInt(9), 3);
  }
}
