package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What users of other libraries ran into, each as small as it can be stated here. */
class ReportedCasesTest extends OneTable {

  // Key composition

  @Test
  void adjacentPartsNeedALiteralOrAFixedWidth() {
    assertThat(
            told(
                keyed(
                    "@Key(partition = \"P\", sort = \"{year}{month}{id}\")",
                    "",
                    "String year, String month, String id")))
        .containsExactlyInAnyOrder(
            "[KP202] year and month run into each other in the key of P",
            "[KP202] month and id run into each other in the key of P");
    assertThat(
            told(
                keyed(
                    "@Key(partition = \"P\", sort = \"{year:digits(4)}{month:digits(2)}{id}\")",
                    "",
                    "int year, int month, String id")))
        .isEmpty();
  }

  @Test
  void aPartCannotBeGivenWithoutTheOneBeforeIt() {
    assertThat(
            told(
                keyed(
                    "@Key(partition = \"C#{country}\", sort = \"{region}#{city}#{street}\")",
                    """
                    @AccessPattern(name = "ofRegion", by = {"country", "region"})
                    @AccessPattern(name = "cities", by = {"country", "region"}, startsWith = "city")
                    @AccessPattern(name = "ofCity", by = {"country", "city"})
                    """,
                    "String country, String region, String city, String street")))
        .containsExactly("[KP302] ofCity on P needs a filter on 'city'");
  }

  /** "{n}" alone has a width here, so that neither 10 nor 100 comes before 2. */
  @Test
  void numbersInKeysNeedNoPaddingOfTheirOwn() {
    assertThat(
            repository(
                entity(
                    """
                    @Key(index = "GSI1", partition = "V#{of}", sort = "v{major}.{minor}")
                    @AccessPattern(name = "newest", by = "of", orderBy = {"major", "minor"},
                        order = SortOrder.DESCENDING)
                    """,
                    "String of, int major, int minor")))
        .contains("One Query on GSI1");
  }

  // Order

  @Test
  void textsThatDoNotSortKeepNoOrderAndTakeNoRange() {
    assertUnordered("OffsetDateTime", "make at an Instant, LocalDateTime or LocalDate");
    assertUnordered("Duration", "make at a long, of seconds or milliseconds");
    assertUnordered("UUID", "make at a String that holds a sortable id");
    assertUnordered("URI", "make at a String, as the last part or as {at:id}");
    assertUnordered("char", "make at a String, as the last part or as {at:id}");
    assertUnordered("Level", "name the constants of Level so that their names sort");
    assertUnordered("String", "partition = \"ID#{id}\", sort = \"{at}\"");
  }

  private void assertUnordered(String type, String advice) {
    CompileResult result =
        table(
            "entities = Shop.P.class",
            """
            enum Level { LOW, HIGH }
            @Entity
            @Key(partition = "P#{id}", sort = "{at}#{no}")
            @AccessPattern(name = "between", by = "id", range = "at")
            @AccessPattern(name = "newest", by = "id", orderBy = "at", order = SortOrder.DESCENDING)
            record P(String id, %s at, int no) {}
            """
                .formatted(type));
    assertThat(told(result))
        .containsExactly(
            "[KP305] between on P cannot bound 'at': its text does not sort as its values",
            "[KP305] newest on P cannot be ordered by 'at': its text does not sort as its values");
    assertThat(words(result)).contains(advice);
  }

  @Test
  void timesOfAZoneThatTheMachineDecidesAreNoAttributes() {
    assertThat(words(entity("", "Date at")))
        .isEqualTo(
            """
            [KP108] at has a type that cannot be stored: Date
            mutable times cannot be stored
            fix      use java.time.Instant""");
  }

  @Test
  void formatsThatDoNotSortCannotBeWritten() {
    for (String part : List.of("{at:MM/dd/yy}", "{at:reverse}", "{reverse(at)}")) {
      assertThat(told(keyed("@Key(partition = \"P\", sort = \"" + part + "\")", "", "Instant at")))
          .as(part)
          .hasSize(1)
          .allMatch(line -> line.startsWith("[KP201]"));
    }
  }

  @Test
  void aKeyAttributeHasOneTypeInAllEntities() {
    CompileResult result =
        table(
            "entities = {Shop.P.class, Shop.Q.class}, globalIndexes = @GlobalIndex(name = \"GSI1\", sortKey = \"score\")",
            """
            @Entity @Key(partition = "P#{id}", sort = "P")
            @Key(index = "GSI1", partition = "G#{id}", sort = "{name}")
            @AccessPattern(name = "byName", by = "id", orderBy = "name")
            record P(String id, String name) {}
            @Entity @Key(partition = "Q#{id}", sort = "Q")
            @Key(index = "GSI1", partition = "H#{id}")
            @AccessPattern(name = "byScore", by = "id", orderBy = "score")
            record Q(String id, int score) {}
            """);

    assertThat(told(result))
        .containsExactly("[KP402] 'score' is a key of type S in Shop.P and of type N in Shop.Q");
  }

  // Sparse indexes

  @Test
  void whatAnOptionalKeyPartDropsMustBeSaid() {
    String index = "@Key(index = \"GSI1\", partition = \"DUE#{plan}\", sort = \"{reminded}\")\n";
    String components = "String plan, Optional<LocalDate> reminded";
    String told =
        "[KP308] due on P promises P items that GSI1 leaves out: those without 'reminded'";

    assertThat(told(entity(index + "@AccessPattern(name = \"due\", by = \"plan\")", components)))
        .containsExactly(told);
    assertThat(
            told(
                entity(
                    index + "@AccessPattern(name = \"due\", by = \"plan\", orderBy = \"reminded\")",
                    components)))
        .containsExactly(told);
    assertThat(
            told(
                entity(
                    index
                        + "@AccessPattern(name = \"due\", by = {\"plan\", \"reminded present\"})"
                        + "@AccessPattern(name = \"before\", by = \"plan\", range = \"reminded\")",
                    components)))
        .isEmpty();
  }

  // Paths

  @Test
  void anIndexOfTheTermsWithoutTheOrderIsNotEnough() {
    CompileResult result =
        entity(
            """
            @Key(index = "GSI1", partition = "{org}", sort = "{created}")
            @AccessPattern(name = "byPriority", by = {"org", "priority"}, orderBy = "created")
            """,
            "String org, int priority, Instant created");

    assertThat(told(result))
        .containsExactly("[KP302] byPriority on P needs a filter on 'priority'");
    assertThat(words(result)).contains("partition = \"{org}#{priority}\", sort = \"{created}\"");
  }

  @Test
  void oneOfSeveralValuesIsNoKeyCondition() {
    assertThat(
            told(
                table(
                    "entities = Shop.P.class, globalIndexes = @GlobalIndex(name = \"GSI1\")",
                    """
                    enum Category { A, B, C }
                    @Entity @Key(partition = "P#{id}", sort = "P")
                    @Key(index = "GSI1", partition = "{dept}", sort = "{id}")
                    @AccessPattern(name = "inDept", by = {"dept", "category in (A, B)"})
                    record P(String id, String dept, Category category) {}
                    """)))
        .containsExactly("[KP302] inDept on P needs a filter on 'category'");
  }

  @Test
  void theTablesPartitionMaySortOtherwiseInAnIndex() {
    CompileResult result =
        table(
            "entities = Shop.P.class, globalIndexes = @GlobalIndex(name = \"GSI1\", partitionKey = \"PK\")",
            """
            @Entity @Key(partition = "P#{id}", sort = "{no}")
            @Key(index = "GSI1", sort = "{created}")
            @AccessPattern(name = "byDate", by = "id", orderBy = "created")
            record P(String id, int no, Instant created) {}
            """);

    assertThat(repository(result)).contains("One Query on GSI1: {@code PK = P#id}");
  }

  @Test
  void ofTwoIndexesThatServeTheFirstIsTakenOrTheOneNamed() {
    CompileResult result =
        table(
            "entities = Shop.P.class, globalIndexes = {@GlobalIndex(name = \"GSI2\"), @GlobalIndex(name = \"GSI1\")}",
            """
            @Entity @Key(partition = "P#{id}", sort = "P")
            @Key(index = "GSI1", partition = "{org}", sort = "{created}")
            @Key(index = "GSI2", partition = "{org}", sort = "{created}#{id}")
            @AccessPattern(name = "any", by = "org", orderBy = "created")
            @AccessPattern(name = "named", by = "org", orderBy = "created", index = "GSI1")
            record P(String id, String org, Instant created) {}
            """);

    assertThat(repository(result))
        .containsPattern("(?s)One Query on GSI2: .* any\\(.*One Query on GSI1: .* named\\(");
  }

  @Test
  void aPatternNamesAttributesAndIndexesThatThereAre() {
    assertThat(
            told(
                entity(
                    """
                    @Key(index = "GSI1", partition = "M#{mail}", sort = "P")
                    @AccessPattern(name = "byMail", by = "mial")
                    @AccessPattern(name = "byName", by = "name", index = "GSI1")
                    @AccessPattern(name = "other", by = "mail", index = "GSI2")
                    """,
                    "String mail, String name")))
        .containsExactly(
            "[KP110] P has no attribute 'mial'",
            "[KP301] byName on P needs a Scan: no partition key can be made of 'name'",
            "[KP109] other on P pins an index 'GSI2' that the table has not");
  }

  @Test
  void aPartitionIsNotFoundByItsBeginningOrARange() {
    assertThat(
            told(
                keyed(
                    "@Key(partition = \"{id}\", sort = \"P\")",
                    """
                    @AccessPattern(name = "beginning", startsWith = "id")
                    @AccessPattern(name = "between", range = "id")
                    """,
                    "String id")))
        .containsExactly(
            "[KP301] beginning on P needs a Scan: it gives no value for a partition key",
            "[KP301] between on P needs a Scan: it gives no value for a partition key");
  }

  @Test
  void aMultiAttributeKeyNamesEachAttributeOnce() {
    assertThat(
            told(
                table(
                    "entities = Shop.P.class, globalIndexes = @GlobalIndex(name = \"GSI1\", partitionKey = {\"a\", \"a\"}, sortKey = {\"b\", \"a\"})",
                    """
                    @Entity @Key(partition = "P#{id}", sort = "P") @AccessPattern(name = "of", by = "a")
                    record P(String id, String a, String b) {}
                    """)))
        .containsExactly(
            "[KP401] GSI1 has 'a' twice in its partition key",
            "[KP401] GSI1 has 'a' in its partition and its sort key");
  }

  // Results and consistency

  /** A global index knows no unique keys: all of its key given is still a Query of many. */
  @Test
  void aWholeIndexKeyFindsAList() {
    assertThat(
            repository(
                entity(
                    """
                    @Key(index = "GSI1", partition = "M#{mail}", sort = "P")
                    @AccessPattern(name = "byMail", by = "mail")
                    @AccessPattern(name = "byId", by = "id")
                    """,
                    "String mail")))
        .contains("PagedQuery<Shop.P> byMail(String mail)")
        .contains("Optional<Shop.P> byId(String id)");
  }

  @Test
  void aGlobalIndexIsNotReadStrongly() {
    assertThat(
            told(
                entity(
                    """
                    @Key(index = "GSI1", partition = "M#{mail}", sort = "P")
                    @AccessPattern(name = "byMail", by = "mail", consistency = Consistency.STRONG)
                    """,
                    "String mail")))
        .containsExactly("[KP306] byMail on P cannot read GSI1, a global index, strongly");
  }
}
