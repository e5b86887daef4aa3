package dev.keyplan.processor.analysis;

import static dev.keyplan.processor.analysis.PatternTables.table;
import static dev.keyplan.processor.analysis.TestEntity.entity;
import static dev.keyplan.processor.analysis.TestPattern.pattern;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.model.IndexModel;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which rule is told, on which value, in which words. */
class RefusalsTest {

  private static final String[] ORDER = {
    "orderId String",
    "warehouseId String",
    "status OPEN|SHIPPED",
    "createdAt Instant",
    "id UUID",
    "note String?",
    "total BigDecimal"
  };

  private static TestEntity order() {
    return entity("Order", ORDER).key("ORDER#{orderId}", "META");
  }

  private static PatternTables orders(TestPattern pattern) {
    return table()
        .index("GSI1")
        .entity(order().key("GSI1", "WAREHOUSE#{warehouseId}", "{createdAt}").pattern(pattern));
  }

  @Test
  void anAttributeInNoPartitionKeyNeedsAScan() {
    assertThat(Refusals.of(orders(pattern("find").by("warehouseId", "total"))))
        .containsExactly("KP302 at term total: find on Order needs a filter on 'total'");
    assertThat(Refusals.of(orders(pattern("find").by("total"))))
        .containsExactly(
            "KP301 at term total: find on Order needs a Scan: no partition key can be made of"
                + " 'total'");
    assertThat(Refusals.of(orders(pattern("find"))))
        .containsExactly(
            "KP301 at name: find on Order needs a Scan: it gives no value for a partition key");
  }

  @Test
  void aTermThatNothingDischargesNeedsAFilter() {
    PatternTables tables =
        orders(pattern("open").by("warehouseId", "status = OPEN").orderBy("createdAt"));
    assertThat(Refusals.of(tables))
        .containsExactly("KP302 at term status = OPEN: open on Order needs a filter on 'status'");
    assertThat(Refusals.diagnostics(tables).get(0).details())
        .startsWith(
            "pattern  warehouseId =, status = OPEN, ordered by createdAt",
            "table    PK ORDER#{orderId}: lacks orderId",
            "GSI1     GSI1PK WAREHOUSE#{warehouseId}: holds every status, DynamoDB would drop the"
                + " others after reading them");
  }

  @Test
  void anotherOrderIsToldOnTheItemOfOrderBy() {
    assertThat(Refusals.of(orders(pattern("open").by("warehouseId").orderBy("createdAt", "total"))))
        .containsExactly("KP303 at orderBy total: open on Order is not ordered by 'total' on GSI1");
    assertThat(Refusals.of(orders(pattern("open").by("warehouseId").descending())))
        .containsExactly("KP303 at order: open on Order is DESCENDING, but has no orderBy");
  }

  @Test
  void aRangeMustBeOnTheNextPart() {
    assertThat(Refusals.of(orders(pattern("open").by("warehouseId").range("total"))))
        .containsExactly(
            "KP304 at range: open on Order cannot bound 'total': it is not the next part of the"
                + " sort key of GSI1");
    assertThat(Refusals.of(orders(pattern("open").by("warehouseId").startsWith("orderId"))))
        .containsExactly(
            "KP304 at startsWith: open on Order cannot bound 'orderId': it is not the next part of"
                + " the sort key of GSI1");
  }

  @Test
  void anUnorderedTextKeepsNoPromise() {
    PatternTables tables =
        table()
            .index("GSI1")
            .entity(
                order()
                    .key("GSI1", "W#{warehouseId}", "{id}#{status}")
                    .pattern(pattern("byId").by("warehouseId").orderBy("id"))
                    .pattern(pattern("between").by("warehouseId").range("id")));
    assertThat(Refusals.of(tables))
        .containsExactly(
            "KP305 at orderBy id: byId on Order cannot be ordered by 'id': its text does not sort"
                + " as its values",
            "KP305 at range: between on Order cannot bound 'id': its text does not sort as its"
                + " values");
  }

  @Test
  void anAttributeWithoutOrderIsNotReplacedByAnother() {
    PatternTables tables =
        table()
            .entity(
                entity("Stay", "hotelId String", "checkIn OffsetDateTime", "nights int")
                    .key("HOTEL#{hotelId}", "STAY#{checkIn}")
                    .pattern(pattern("newest").by("hotelId").orderBy("checkIn"))
                    .pattern(pattern("between").by("hotelId").range("checkIn")));
    assertThat(Refusals.diagnostics(tables))
        .hasSize(2)
        .allSatisfy(
            refusal ->
                assertThat(refusal.details().subList(1, refusal.details().size()))
                    .containsExactly(
                        "table    SK STAY#{checkIn}: the text of checkIn, an OffsetDateTime, does"
                            + " not sort as its values",
                        "fix      make checkIn an Instant, LocalDateTime or LocalDate"));
  }

  @Test
  void aDayOfTimesIsARangeOfThem() {
    PatternTables tables =
        table()
            .entity(
                entity("Message", "roomId String", "at Instant", "id String")
                    .key("ROOM#{roomId}", "MSG#{at}#{id}")
                    .pattern(pattern("messagesOn").by("roomId", "at:day")));
    assertThat(Refusals.diagnostics(tables).get(0).details())
        .startsWith(
            "pattern  roomId =, at:day =",
            "table    SK MSG#{at}#{id}: holds at and not at:day, DynamoDB would read every at and"
                + " drop the others",
            "fix      bound at by KeyRange.days(d, d) instead, at no cost, replacing the pattern on"
                + " Message:",
            "         @AccessPattern(name = \"messagesOn\", by = \"roomId\", range = \"at\")");
  }

  /** A partition has a throughput of its own, whatever the table's. */
  @Test
  void whatIsGivenNothingIsSaidToBeInOnePartition() {
    PatternTables free =
        table()
            .index("GSI1")
            .entity(
                entity("Pet", "petId String")
                    .key("PET#{petId}", "META")
                    .pattern(pattern("allPets")));
    assertThat(Refusals.diagnostics(free).get(0).details())
        .contains(
            "fix      give Pet a key in GSI1 (one index write more for each, all in one"
                + " partition), on Pet:");
    PatternTables none =
        table()
            .entity(
                entity("Pet", "petId String")
                    .key("PET#{petId}", "META")
                    .pattern(pattern("allPets")));
    assertThat(Refusals.diagnostics(none).get(0).details())
        .contains(
            "fix      add an index (one write more for each Pet, all in one partition), in @Table"
                + " of TestTable:");
  }

  @Test
  void entitiesAreKeptApartOnlyFromOthers() {
    PatternTables tables =
        table()
            .index("GSI1")
            .entity(
                entity("Stay", "stayId String", "hotelId String", "checkIn Instant")
                    .key("STAY#{stayId}", "META")
                    .pattern(pattern("stays").by("hotelId").orderBy("checkIn")));
    assertThat(Refusals.diagnostics(tables).get(0).details())
        .containsSubsequence(
            "fix      give Stay a key in GSI1 (one index write more for each), on Stay:",
            "         @Key(index = \"GSI1\", partition = \"HOTEL#{hotelId}\", sort = \"{checkIn}\")")
        .noneMatch(line -> line.startsWith("         or "));
    tables.entity(
        entity("Visit", "visitId String", "hotelId String", "at Instant")
            .key("VISIT#{visitId}", "META")
            .key("GSI1", "HOTEL#{hotelId}", "{at}"));
    assertThat(Refusals.diagnostics(tables).get(0).details())
        .contains(
            "fix      give Stay a key in GSI1, apart from other entities' items (one index write"
                + " more for each), on Stay:",
            "         @Key(index = \"GSI1\", partition = \"HOTEL#{hotelId}\", sort = \"STAY#{checkIn}\")");
  }

  @Test
  void aGlobalIndexIsNeverReadStrongly() {
    assertThat(Refusals.of(orders(pattern("open").by("warehouseId").strong())))
        .containsExactly(
            "KP306 at consistency: open on Order cannot read GSI1, a global index, strongly");
  }

  @Test
  void whatIsNotProjectedCannotBeReturned() {
    PatternTables tables =
        table()
            .index("GSI1", "GSI1PK", "GSI1SK", IndexModel.Projection.INCLUDE, "status")
            .entity(
                order()
                    .key("GSI1", "W#{warehouseId}", "{createdAt}")
                    .pattern(pattern("open").by("warehouseId").returns("status", "total"))
                    .pattern(pattern("fine").by("warehouseId").returns("status"))
                    .pattern(pattern("whole").by("warehouseId")));
    assertThat(Refusals.of(tables))
        .containsExactly(
            "KP307 at returns: open on Order returns 'total', which GSI1 does not project",
            "KP307 at name: whole on Order returns 'createdAt', 'id', 'note', 'orderId', 'total'"
                + " and 'warehouseId', which GSI1 does not project");
  }

  @Test
  void aSparseIndexDropsWhatThePatternPromises() {
    PatternTables tables =
        table()
            .index("GSI1")
            .entity(
                order()
                    .key("GSI1", "W#{warehouseId}#{status}", "{note}", "status = OPEN")
                    .pattern(pattern("any").by("warehouseId", "status"))
                    .pattern(pattern("open").by("warehouseId", "status = OPEN"))
                    .pattern(pattern("noted").by("warehouseId", "status = OPEN", "note present"))
                    .pattern(pattern("ordered").by("warehouseId", "status = OPEN").orderBy("note"))
                    .pattern(pattern("from").by("warehouseId", "status = OPEN").range("note")));
    assertThat(Refusals.of(tables))
        .containsExactly(
            "KP308 at term status: any on Order promises Order items that GSI1 leaves out: those"
                + " that are not status = OPEN",
            "KP308 at name: open on Order promises Order items that GSI1 leaves out: those without"
                + " 'note'",
            "KP308 at name: ordered on Order promises Order items that GSI1 leaves out: those"
                + " without 'note'");
  }

  @Test
  void otherItemsInTheIntervalAreNamedWithAnExample() {
    PatternTables tables =
        table()
            .entity(
                entity("Order", "userId String", "orderId String")
                    .key("USER#{userId}", "ORDER#{orderId}")
                    .pattern(pattern("orders").by("userId")))
            .entity(
                entity("Item", "userId String", "orderId String", "line int")
                    .key("USER#{userId}", "ORDER#{orderId}#ITEM#{line}"));
    assertThat(Refusals.of(tables))
        .containsExactly("KP502 at name: orders on Order would also read Item items");
    assertThat(Refusals.diagnostics(tables).get(0).details().get(1))
        .isEqualTo(
            "table    SK ORDER#{orderId}: the interval also holds Item items, as SK"
                + " ORDER#1#ITEM#1111111111");
  }

  @Test
  void theFurthestPathIsTold() {
    PatternTables tables =
        table()
            .index("GSI1")
            .index("GSI2")
            .entity(
                order()
                    .key("GSI1", "W#{warehouseId}#{status}", "{createdAt}")
                    .key("GSI2", "W#{warehouseId}", "{createdAt}#{orderId}")
                    .pattern(pattern("open").by("warehouseId").orderBy("orderId")));
    assertThat(Refusals.of(tables))
        .containsExactly(
            "KP303 at orderBy orderId: open on Order is not ordered by 'orderId' on GSI2");
    assertThat(Refusals.diagnostics(tables).get(0).details())
        .startsWith(
            "pattern  warehouseId =, ordered by orderId",
            "table    PK ORDER#{orderId}: lacks orderId",
            "GSI1     GSI1PK W#{warehouseId}#{status}: lacks status",
            "GSI2     GSI2SK {createdAt}#{orderId}: sorts by createdAt, orderId");
  }

  @Test
  void aPinnedIndexIsTheOnlyPath() {
    PatternTables tables =
        table()
            .index("GSI1")
            .index("GSI2")
            .entity(
                order()
                    .key("GSI1", "W#{warehouseId}", "{createdAt}")
                    .pattern(pattern("here").by("warehouseId").index("GSI1"))
                    .pattern(pattern("there").by("warehouseId").index("GSI2")));
    assertThat(Refusals.verdict(tables, "here")).isEqualTo("Query GSI1 GSI1PK = W#{warehouseId}");
    assertThat(Refusals.of(tables))
        .containsExactly("KP301 at index: there on Order cannot read GSI2, which holds no Order");
  }

  @Test
  void nothingIsSaidWhereAnInvalidKeyPreventsAVerdict() {
    PatternTables tables =
        table()
            .index("GSI1")
            .entity(
                order()
                    .invalidKey("GSI1")
                    .pattern(pattern("open").by("warehouseId"))
                    .pattern(pattern("find").by("orderId")));
    assertThat(Refusals.of(tables)).isEmpty();
    assertThat(Refusals.verdict(tables, "open")).isEqualTo("no verdict");
    assertThat(Refusals.verdict(tables, "find")).startsWith("Get ");
  }

  @Test
  void membersOfACollectionShareAPartition() {
    PatternTables tables =
        table()
            .entity(order())
            .entity(entity("Item", "orderId String", "line int").key("ITEM#{orderId}", "{line}"))
            .collection(
                "Both", List.of("Order order", "Item* items"), pattern("both").by("orderId"));
    assertThat(Refusals.of(tables))
        .containsExactly(
            "KP301 at name: both on Both needs several requests: Order and Item lie in different"
                + " partitions");
  }

  @Test
  void modelsWithHolesAreNoReasonToFail() {
    PatternTables tables =
        table()
            .index("GSI1")
            .entity(entity("Bare").pattern(pattern("anything")))
            .entity(entity("Keyless", "a String").pattern(pattern("byA").by("a").strong()))
            .entity(
                entity("Keyed", "a String")
                    .key("GSI1", "A#{a}", "M")
                    .pattern(pattern("byA2").by("a")))
            .entity(entity("Empty", "a String").key("", "").pattern(pattern("byA3").by("a")))
            .collection("Both", List.of("Bare bare", "Keyless* keyless"), pattern("both").by("a"));
    assertThat(Refusals.of(tables))
        .containsExactly("KP302 at term a: byA3 on Empty needs a filter on 'a'");
  }

  @Test
  void keysThatCanBeEqualAreShownByAnExample() {
    PatternTables tables =
        table()
            .entity(entity("Task", "id String", "task UUID").key("P#{id}", "TASK#{task}"))
            .entity(entity("Note", "id String", "text String").key("P#{id}", "TASK#{text}"));
    assertThat(Refusals.of(tables))
        .containsExactly(
            "KP501 at template TASK#{text}: Task and Note can have the same primary key");
    assertThat(Refusals.diagnostics(tables).get(0).details())
        .containsExactly(
            "Task     PK P#{id}, SK TASK#{task}",
            "Note     PK P#{id}, SK TASK#{text}",
            "example  PK P#x, SK TASK#11111111-1111-1111-1111-111111111111",
            "fix      let the keys of Note begin with its name, replacing the table's @Key on Note:",
            "         @Key(partition = \"P#{id}\", sort = \"NOTE#{text}\")");
  }

  @Test
  void projectionsThatNameNothingAreRefusedAndUnreadIndexesWarnedOf() {
    assertThat(
            Refusals.of(
                table()
                    .index("GSI1", "GSI1PK", "GSI1SK", IndexModel.Projection.INCLUDE, "totl")
                    .index("GSI2", "GSI2PK", "GSI2SK", IndexModel.Projection.KEYS_ONLY, "total")
                    .index("GSI3", "GSI3PK", "GSI3SK", IndexModel.Projection.INCLUDE)
                    .index("GSI4", "GSI4PK", "GSI4SK", IndexModel.Projection.INCLUDE, "PK")
                    .entity(order())))
        .containsExactly(
            "KP404 at index GSI1: GSI1 includes 'totl', which no entity stores",
            "KP404 at index GSI2: GSI2 names attributes to include, but its projection is KEYS_ONLY",
            "KP404 at index GSI3: GSI3 includes nothing");
    assertThat(Refusals.of(table().index("GSI1").entity(order())))
        .containsExactly("KP403 at index GSI1: no access pattern reads GSI1");
  }

  @Test
  void anIndexOnAnotherEntitysAttributesIsNotAdvised() {
    PatternTables tables =
        table()
            .index("ByPoints", "points", "day")
            .entity(
                entity("Score", "id String", "points long", "day LocalDate")
                    .key("SCORE#{id}", "SCORE")
                    .key("ByPoints", "points", "day"))
            .entity(
                entity("Move", "id String", "kind String")
                    .key("MOVE#{id}", "MOVE")
                    .pattern(pattern("ofKind").by("kind")));
    assertThat(Refusals.diagnostics(tables).get(0).details())
        .contains(
            "          @GlobalIndex(name = \"GSI1\")",
            "          @Key(index = \"GSI1\", partition = \"KIND#{kind}\", sort = \"{id}\")")
        .noneMatch(line -> line.contains("index = \"ByPoints\""));
  }
}
