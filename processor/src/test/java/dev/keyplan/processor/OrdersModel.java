package dev.keyplan.processor;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.composed;
import static dev.keyplan.processor.Models.entity;
import static dev.keyplan.processor.Models.enumeration;
import static dev.keyplan.processor.Models.equal;
import static dev.keyplan.processor.Models.indexKey;
import static dev.keyplan.processor.Models.parameter;
import static dev.keyplan.processor.Models.pattern;
import static dev.keyplan.processor.Models.primitive;
import static dev.keyplan.processor.Models.tableKey;
import static dev.keyplan.processor.Models.view;

import dev.keyplan.processor.analysis.capacity.CapacityPlanner;
import dev.keyplan.processor.analysis.capacity.KnownPrices;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.ViewModel;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.PrimaryKeyProof;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.Separation;
import dev.keyplan.processor.plan.SortInterval;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * An orders service as the reader and the planner would give it: five entities, a sparse index, a
 * view and a collection.
 */
public final class OrdersModel {

  public static final String PACKAGE = "shop";

  public static final TypeRef ROOT = TypeRef.of(PACKAGE, "OrdersTable");
  public static final TypeRef USER = TypeRef.of(PACKAGE, "User");
  public static final TypeRef ORDER = TypeRef.of(PACKAGE, "Order");
  public static final TypeRef OPEN_ORDER = TypeRef.of(PACKAGE, "OpenOrder");
  public static final TypeRef ORDER_SUMMARY = TypeRef.of(PACKAGE, "OrderSummary");
  public static final TypeRef LINE_ITEM = TypeRef.of(PACKAGE, "LineItem");
  public static final TypeRef STOCK = TypeRef.of(PACKAGE, "Stock");
  public static final TypeRef ORDER_WITH_ITEMS = TypeRef.of(PACKAGE, "OrderWithItems");

  public static final AttributeType STATUS =
      enumeration(TypeRef.of(PACKAGE, "OrderStatus"), "OPEN", "SHIPPED", "CLOSED");

  private OrdersModel() {}

  public static TablePlan plan() {
    TableModel table = table();
    TablePlan plan =
        new TablePlan(
            table,
            StoredType.S,
            Optional.of(StoredType.S),
            List.of(findUser(), openOrders(), ordersOfUser(), orderWithItems()),
            List.of(
                new PlannedIndex(
                    table.indexes().get(0),
                    IndexModel.Projection.INCLUDE,
                    List.of("createdAt", "orderId", "total"),
                    Map.of("GSI1PK", StoredType.S, "GSI1SK", StoredType.S))),
            primaryKeys(table.entities()),
            true);
    return new CapacityPlanner(KnownPrices.US_EAST_1).plan(plan, new DiagnosticCollector());
  }

  /** The same table, refused: what the generators make skeletons of. */
  public static TablePlan unsoundPlan() {
    TablePlan plan = plan();
    return new TablePlan(
        plan.table(),
        plan.partitionKeyType(),
        plan.sortKeyType(),
        plan.patterns().stream()
            .map(p -> new PlannedPattern(p.owner(), p.pattern(), Optional.empty()))
            .toList(),
        plan.indexes(),
        false);
  }

  public static TableModel table() {
    return new TableModel(
        ROOT,
        "orders-service",
        "PK",
        Optional.of("SK"),
        Optional.of("entityType"),
        List.of(
            new IndexModel(
                "GSI1",
                IndexModel.Kind.GLOBAL,
                List.of("GSI1PK"),
                List.of("GSI1SK"),
                IndexModel.Projection.AUTO,
                List.of(),
                true,
                Origin.UNKNOWN)),
        List.of(user(), order(), orderSummary(), lineItem(), stock()),
        List.of(collection()),
        Map.of(),
        true,
        Origin.UNKNOWN);
  }

  public static EntityModel user() {
    List<AttributeModel> attributes =
        List.of(
            attribute("userId", ScalarType.STRING),
            attribute("email", ScalarType.STRING),
            attribute("name", ScalarType.STRING));
    return entity(
        USER, attributes, List.of(key("USER#{userId}", "PROFILE", attributes)), findUserPattern());
  }

  public static EntityModel order() {
    List<AttributeModel> attributes =
        List.of(
            attribute("orderId", ScalarType.STRING),
            attribute("userId", ScalarType.STRING),
            attribute("warehouseId", ScalarType.STRING),
            attribute("status", STATUS),
            attribute("createdAt", ScalarType.INSTANT),
            attribute("total", ScalarType.BIG_DECIMAL));
    EntityKey open =
        indexKey(
            "GSI1",
            composed("GSI1PK", "WAREHOUSE#{warehouseId}#OPEN", attributes),
            composed("GSI1SK", "{createdAt}", attributes),
            equal("status", STATUS, "OPEN"));
    return entity(
        ORDER,
        attributes,
        List.of(key("ORDER#{orderId}", "META", attributes), open),
        openOrdersPattern());
  }

  public static EntityModel orderSummary() {
    List<AttributeModel> attributes =
        List.of(
            attribute("userId", ScalarType.STRING),
            attribute("createdAt", ScalarType.INSTANT),
            attribute("orderId", ScalarType.STRING),
            attribute("total", ScalarType.BIG_DECIMAL));
    return entity(
        ORDER_SUMMARY,
        attributes,
        List.of(key("USER#{userId}", "ORDER#{createdAt}#{orderId}", attributes)),
        ordersOfUserPattern());
  }

  public static EntityModel lineItem() {
    List<AttributeModel> attributes =
        List.of(
            attribute("orderId", ScalarType.STRING),
            attribute("lineNo", primitive(ScalarType.INT)),
            attribute("sku", ScalarType.STRING),
            attribute("quantity", primitive(ScalarType.INT)));
    return entity(
        LINE_ITEM,
        attributes,
        List.of(key("ORDER#{orderId}", "ITEM#{lineNo:digits(3)}", attributes)));
  }

  public static EntityModel stock() {
    List<AttributeModel> attributes =
        List.of(
            attribute("sku", ScalarType.STRING),
            attribute("available", primitive(ScalarType.LONG)));
    return entity(STOCK, attributes, List.of(key("SKU#{sku}", "STOCK", attributes)));
  }

  public static ViewModel openOrder() {
    return view(
        OPEN_ORDER,
        ORDER,
        List.of(
            attribute("orderId", ScalarType.STRING),
            attribute("createdAt", ScalarType.INSTANT),
            attribute("total", ScalarType.BIG_DECIMAL)));
  }

  public static CollectionModel collection() {
    return new CollectionModel(
        ORDER_WITH_ITEMS,
        List.of(
            new CollectionModel.Member(
                "order", ORDER, CollectionModel.Multiplicity.ONE, Origin.UNKNOWN),
            new CollectionModel.Member(
                "items", LINE_ITEM, CollectionModel.Multiplicity.MANY, Origin.UNKNOWN)),
        List.of(orderWithItemsPattern()),
        true,
        Origin.UNKNOWN);
  }

  private static AccessPatternModel findUserPattern() {
    return pattern("findUser", List.of(parameter("userId")), List.of(), false, false, null, 0, 800);
  }

  private static AccessPatternModel openOrdersPattern() {
    List<Term> by = List.of(parameter("warehouseId"), equal("status", STATUS, "OPEN"));
    return pattern(
        "openOrdersInWarehouse", by, List.of("createdAt"), false, false, openOrder(), 0, 20);
  }

  private static AccessPatternModel ordersOfUserPattern() {
    List<Term> by = List.of(parameter("userId"));
    return pattern("ordersOfUser", by, List.of("createdAt"), true, false, null, 20, 300);
  }

  private static AccessPatternModel orderWithItemsPattern() {
    List<Term> by = List.of(parameter("orderId"));
    return pattern("orderWithItems", by, List.of(), false, true, null, 0, 200);
  }

  private static PlannedPattern findUser() {
    KeyPart userId = part(user(), "", "userId");
    return planned(
        USER,
        findUserPattern(),
        new QueryPlan.Get(
            List.of(bound("PK", "USER#", userId), bound("SK", "PROFILE", null)), false));
  }

  private static PlannedPattern openOrders() {
    EntityKey key = order().keysOf("GSI1").get(0);
    BoundKey partition =
        new BoundKey.Text(
            "GSI1PK",
            List.of(
                new BoundSegment.Literal("WAREHOUSE#"),
                new BoundSegment.FromParameter(
                    part(order(), "GSI1", "warehouseId"), parameter("warehouseId")),
                new BoundSegment.Literal("#OPEN")));
    return planned(
        ORDER,
        openOrdersPattern(),
        new QueryPlan.Query(
            Optional.of("GSI1"),
            List.of(key),
            List.of(partition),
            List.of(),
            new SortInterval.Whole(),
            true,
            false));
  }

  private static PlannedPattern ordersOfUser() {
    return planned(
        ORDER_SUMMARY,
        ordersOfUserPattern(),
        new QueryPlan.Query(
            Optional.empty(),
            List.of(orderSummary().tableKey().orElseThrow()),
            List.of(bound("PK", "USER#", part(orderSummary(), "", "userId"))),
            List.of(),
            new SortInterval.Prefix("SK", List.of(new BoundSegment.Literal("ORDER#"))),
            false,
            false));
  }

  private static PlannedPattern orderWithItems() {
    return planned(
        ORDER_WITH_ITEMS,
        orderWithItemsPattern(),
        new QueryPlan.Query(
            Optional.empty(),
            List.of(order().tableKey().orElseThrow(), lineItem().tableKey().orElseThrow()),
            List.of(bound("PK", "ORDER#", part(order(), "", "orderId"))),
            List.of(),
            new SortInterval.Whole(),
            true,
            true));
  }

  private static PlannedPattern planned(TypeRef owner, AccessPatternModel pattern, QueryPlan plan) {
    String index = plan instanceof QueryPlan.Query query ? query.index().orElse("") : "";
    List<TypeRef> read =
        owner.equals(ORDER_WITH_ITEMS) ? List.of(ORDER, LINE_ITEM) : List.of(owner);
    Map<String, Integer> literals = new TreeMap<>();
    int notInIndex = 0;
    for (EntityModel entity : table().entities()) {
      List<EntityKey> keys = read.contains(entity.type()) ? List.of() : entity.keysOf(index);
      keys.forEach(key -> literals.merge(differing(entity, read), 1, Integer::sum));
      notInIndex += entity.keysOf(index).isEmpty() ? 1 : 0;
    }
    Separation apart = new Separation(notInIndex, literals, List.of());
    return new PlannedPattern(owner, pattern, Optional.of(plan), apart);
  }

  private static List<PrimaryKeyProof> primaryKeys(List<EntityModel> entities) {
    List<PrimaryKeyProof> proofs = new ArrayList<>();
    for (EntityModel second : entities.subList(1, entities.size())) {
      Map<String, Integer> literals = new TreeMap<>();
      for (EntityModel first : entities.subList(0, entities.indexOf(second))) {
        boolean ofOrders = first.type().equals(ORDER) && second.type().equals(LINE_ITEM);
        String attribute = ofOrders ? "SK" : differing(second, List.of(first.type()));
        literals.merge(attribute, 1, Integer::sum);
      }
      proofs.add(new PrimaryKeyProof(second.type().nestedName(), literals, List.of()));
    }
    return proofs;
  }

  /** The literals that the keys begin with are enough to tell all entities apart. */
  private static String differing(EntityModel entity, List<TypeRef> read) {
    List<TypeRef> ofUsers = List.of(USER, ORDER_SUMMARY);
    return ofUsers.contains(entity.type()) && ofUsers.containsAll(read) ? "SK" : "PK";
  }

  /** A literal, and after it a parameter of the part's name if there is one. */
  private static BoundKey bound(String storedName, String literal, KeyPart part) {
    BoundSegment before = new BoundSegment.Literal(literal);
    return new BoundKey.Text(
        storedName,
        part == null
            ? List.of(before)
            : List.of(
                before, new BoundSegment.FromParameter(part, parameter(part.path().toString()))));
  }

  private static KeyPart part(EntityModel entity, String index, String attribute) {
    for (EntityKey key : entity.keysOf(index)) {
      for (KeyAttribute half : key.partition()) {
        for (KeySegment segment : templateOf(half).segments()) {
          if (segment instanceof KeyPart part && part.path().toString().equals(attribute)) {
            return part;
          }
        }
      }
    }
    throw new IllegalArgumentException(attribute);
  }

  private static KeyTemplate templateOf(KeyAttribute attribute) {
    return ((KeyAttribute.Composed) attribute).template();
  }

  private static EntityKey key(String partition, String sort, List<AttributeModel> attributes) {
    return tableKey(composed("PK", partition, attributes), composed("SK", sort, attributes));
  }
}
