package dev.keyplan.processor.analysis;

import static dev.keyplan.processor.analysis.PatternTables.table;
import static dev.keyplan.processor.analysis.TestEntity.entity;
import static dev.keyplan.processor.analysis.TestPattern.pattern;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.plan.TablePlan;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The two reference designs, planned. */
class AcceptedPlansTest {

  private static PatternTables ordersService() {
    return table()
        .index("GSI1")
        .entity(
            entity("User", "userId String", "email String", "name String")
                .key("USER#{userId}", "PROFILE")
                .pattern(pattern("findUser").by("userId")))
        .entity(
            entity(
                    "Order",
                    "orderId String",
                    "userId String",
                    "warehouseId String",
                    "status OPEN|SHIPPED|CANCELLED",
                    "createdAt Instant",
                    "total BigDecimal")
                .key("ORDER#{orderId}", "META")
                .key("GSI1", "WAREHOUSE#{warehouseId}#OPEN", "{createdAt}", "status = OPEN")
                .pattern(
                    pattern("openOrdersInWarehouse")
                        .by("warehouseId", "status = OPEN")
                        .orderBy("createdAt")
                        .returns("orderId", "createdAt", "status", "total")))
        .entity(
            entity(
                    "OrderSummary",
                    "userId String",
                    "createdAt Instant",
                    "orderId String",
                    "total BigDecimal")
                .key("USER#{userId}", "ORDER#{createdAt}#{orderId}")
                .pattern(pattern("ordersOfUser").by("userId").orderBy("createdAt").descending()))
        .entity(
            entity("LineItem", "orderId String", "lineNo int", "sku String", "quantity int")
                .key("ORDER#{orderId}", "ITEM#{lineNo:digits(3)}"))
        .entity(entity("Stock", "sku String", "quantity int").key("SKU#{sku}", "STOCK"))
        .collection(
            "OrderWithItems",
            List.of("Order order", "LineItem* items"),
            pattern("orderWithItems").by("orderId").strong());
  }

  @Test
  void everyReadPatternOfTheOrdersServiceHasOneOperation() {
    assertThat(plans(ordersService()))
        .containsExactly(
            "findUser: Get PK = USER#{userId}, SK = PROFILE",
            "openOrdersInWarehouse: Query GSI1 GSI1PK = WAREHOUSE#{warehouseId}#OPEN",
            "ordersOfUser: Query PK = USER#{userId}, begins_with(SK, ORDER#) backwards",
            "orderWithItems: Query PK = ORDER#{orderId} strong");
  }

  @Test
  void everyReadPatternOfTheProjectBoardHasOneOperation() {
    assertThat(
            plans(
                table()
                    .entity(
                        entity("Project", "projectId String")
                            .key("PROJECT#{projectId}", "META")
                            .pattern(pattern("getProject").by("projectId")))
                    .entity(
                        entity("Task", "projectId String", "taskId String")
                            .key("PROJECT#{projectId}", "TASK#{taskId}")
                            .pattern(pattern("tasksOfProject").by("projectId")))
                    .entity(
                        entity("Session", "userId String", "sessionId String")
                            .key("USER#{userId}", "SESSION#{sessionId}")
                            .pattern(pattern("getSession").by("userId", "sessionId")))
                    .entity(
                        entity("WebhookEvent", "provider String", "eventId String")
                            .key("WEBHOOK#{provider}", "EVENT#{eventId}")
                            .pattern(pattern("getEvent").by("provider", "eventId")))
                    .entity(
                        entity("RateWindow", "userId String", "minute Instant")
                            .key("RATE#{userId}", "WINDOW#{minute:seconds}")
                            .pattern(pattern("windows").by("userId").range("minute")))))
        .containsExactly(
            "getProject: Get PK = PROJECT#{projectId}, SK = META",
            "tasksOfProject: Query PK = PROJECT#{projectId}, begins_with(SK, TASK#)",
            "getSession: Get PK = USER#{userId}, SK = SESSION#{sessionId}",
            "getEvent: Get PK = WEBHOOK#{provider}, SK = EVENT#{eventId}",
            "windows: Query PK = RATE#{userId}, SK range WINDOW#[minute]");
  }

  static List<String> plans(PatternTables tables) {
    DiagnosticCollector diagnostics = new DiagnosticCollector();
    TablePlan plan = new TablePlanner().plan(tables.build(), diagnostics);
    assertThat(diagnostics.diagnostics()).isEmpty();
    return plan.patterns().stream()
        .map(p -> p.pattern().name() + ": " + p.plan().map(PlanSummary::of).orElse("refused"))
        .toList();
  }
}
