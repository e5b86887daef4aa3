package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What users of other libraries ran into when they created tables, and with names. */
class ReportedDefinitionsTest extends OneTable {

  private static final String INCLUDED =
      """
      record View(String mail) {}
      @Entity @Key(partition = "P#{id}", sort = "P")
      @Key(index = "GSI1", partition = "M#{mail}", sort = "P")
      @AccessPattern(name = "byMail", by = "mail", returns = View.class)
      record P(String id, String mail, String note) {}
      """;

  private static String included(String include) {
    return "entities = Shop.P.class, globalIndexes = @GlobalIndex(name = \"GSI1\", projection ="
        + " Projection.INCLUDE, include = {"
        + include
        + "})";
  }

  @Test
  void keysAreNotIncludedInAnIndexTheyAreThereAnyway() {
    CompileResult result =
        table(included("\"mail\", \"PK\", \"SK\", \"GSI1PK\", \"GSI1SK\""), INCLUDED);

    assertThat(told(result)).isEmpty();
    assertThat(json(result)).contains("\"NonKeyAttributes\":[\"mail\"]");
    assertThat(result.outputs().get("ShopDefinition.java")).doesNotContain("\"GSI1PK\", \"mail\"");
  }

  @Test
  void onlyAttributesThatAreStoredCanBeIncluded() {
    assertThat(told(table(included("\"mail\", \"nope\""), INCLUDED)))
        .containsExactly("[KP404] GSI1 includes 'nope', which no entity stores");
  }

  @Test
  void onlyKeysAreDefinedAndEveryProjectionIsWritten() {
    CompileResult result =
        table(
            "entities = Shop.P.class, globalIndexes = {@GlobalIndex(name = \"GSI1\"), @GlobalIndex(name = \"GSI2\")}",
            """
            @Entity @Key(partition = "P#{id}", sort = "P")
            @Key(index = "GSI1", partition = "M#{mail}", sort = "P")
            @Key(index = "GSI2", partition = "N#{note}", sort = "P")
            @AccessPattern(name = "byMail", by = "mail")
            @AccessPattern(name = "byNote", by = "note", returns = Id.class)
            record P(String id, String mail, String note, int a, int b, int c, int d) {}
            record Id(String id) {}
            """);

    assertThat(told(result)).isEmpty();
    assertThat(json(result).split("AttributeName\":\"", -1)).hasSize(1 + 6 + 6);
    assertThat(json(result))
        .contains("{\"ProjectionType\":\"ALL\"}")
        .contains("{\"ProjectionType\":\"INCLUDE\",\"NonKeyAttributes\":[\"id\"]}");
  }

  private static String json(CompileResult result) {
    return result.outputs().get("META-INF/keyplan/shop/table.json").replaceAll("\\s", "");
  }

  @Test
  void anIndexNameHasThreeCharacters() {
    CompileResult result =
        table(
            "entities = Shop.P.class, globalIndexes = @GlobalIndex(name = \"g\")",
            "@Entity @Key(partition = \"P#{id}\", sort = \"P\") record P(String id) {}");

    assertThat(told(result)).contains("[KP401] 'g' is no index name");
  }

  @Test
  void anyNameIsWrittenByAPlaceholder() {
    CompileResult result =
        table(
            "entities = Shop.P.class, partitionKey = \"status\", globalIndexes = @GlobalIndex(name ="
                + " \"GSI1\", partitionKey = \"a.b\", sortKey = \"a#b\")",
            """
            @Entity @Key(partition = "P#{id}", sort = "P")
            @AccessPattern(name = "find", by = "id")
            @AccessPattern(name = "of", by = "b", range = "c")
            record P(String id, @Attribute(name = "a.b") String b, @Attribute(name = "a#b") String c,
                @Attribute(name = "1x") String d, @Attribute(name = "a-b") String e, String name, String metadata) {}
            """);

    assertThat(repository(result))
        .contains("One Query on GSI1")
        .contains("One GetItem on the table");
  }
}
