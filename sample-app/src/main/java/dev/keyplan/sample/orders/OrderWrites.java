package dev.keyplan.sample.orders;

import dev.keyplan.runtime.TransactionFailedException;
import dev.keyplan.runtime.UniqueConstraintException;
import dev.keyplan.runtime.VersionConflictException;
import dev.keyplan.sample.Report;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

/** Runs the writes of the orders service, those that must be refused included. */
final class OrderWrites {

  private static final Instant MARCH_3 = Instant.parse("2026-03-03T11:00:00Z");

  private final OrdersTableClient table;
  private final OrderDesk desk;
  private final Report report;

  OrderWrites(OrdersTableClient table, Report report) {
    this.table = table;
    this.desk = new OrderDesk(table);
    this.report = report;
  }

  void run() {
    report.writes();
    Order order =
        new Order("O12", "ada", "west", OrderStatus.OPEN, MARCH_3, new BigDecimal("54.9"), 0);
    List<LineItem> lines =
        List.of(new LineItem("O12", 1, "tea", 2), new LineItem("O12", 2, "cup", 6));
    report.write(
        "place O12",
        () -> {
          desk.place("token-of-O12", order, lines);
          return "placed";
        });
    report.write(
        "place O12 again",
        () -> {
          desk.place("token-of-O12", order, lines);
          return "placed already: the same token is done once";
        });
    report.write("place O13", this::placeTooMuch);
    report.write("sign up", this::signUpWithTakenMail);
    Order open = table.orderWithItemsRepository().orderWithItems("O12").orElseThrow().order();
    report.write("ship O12", () -> desk.ship(open));
    report.write("ship O12 again", () -> shipStale(open));
  }

  private String placeTooMuch() {
    Order order =
        new Order("O13", "adam", "west", OrderStatus.OPEN, MARCH_3, new BigDecimal("99"), 0);
    try {
      desk.place(
          "token-of-O13",
          order,
          List.of(new LineItem("O13", 1, "tea", 1), new LineItem("O13", 2, "cup", 7)));
      throw new IllegalStateException("more was sold than is there");
    } catch (TransactionFailedException e) {
      String legs =
          e.legs().stream()
              .filter(leg -> leg.failure().isPresent())
              .map(leg -> leg.operation() + " of " + StockMapper.fromItem(leg.item()))
              .collect(Collectors.joining(", "));
      return "TransactionFailedException, nothing written: " + legs;
    }
  }

  private String signUpWithTakenMail() {
    try {
      table.userRepository().create(new User("eve", "ADA@example.org", "Eve"));
      throw new IllegalStateException("two users have one address");
    } catch (UniqueConstraintException e) {
      return "UniqueConstraintException: another user has this " + e.attribute();
    }
  }

  private String shipStale(Order stale) {
    try {
      desk.ship(stale);
      throw new IllegalStateException("shipped twice");
    } catch (VersionConflictException e) {
      return "VersionConflictException: version "
          + e.storedVersion().getAsLong()
          + " is stored, not "
          + stale.version();
    }
  }
}
