package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.codegen.Golden;
import dev.keyplan.processor.evolution.Change;
import dev.keyplan.processor.evolution.LockFile;
import dev.keyplan.processor.evolution.ModelComparison;
import dev.keyplan.processor.evolution.WayOut;
import dev.keyplan.processor.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One design, and what the compiler says of changes to it: the classes of all changes, and for each
 * the codes and the place. The messages are goldens.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EvolutionTest {

  private static final Path BASE = Path.of("src", "test", "resources", "evolution", "Shop.java");

  private final InProcessCompiler javac = InProcessCompiler.javac();

  private String base;
  private Map<String, Object> locked;

  private Path folder;

  /**
   * @param edits texts and what stands in their place, alternately
   */
  record Edit(String name, List<WayOut> wayOuts, String... edits) {

    String of(String source) {
      String edited = source;
      for (int i = 0; i < edits.length; i += 2) {
        assertThat(edited).contains(edits[i]);
        edited = edited.replace(edits[i], edits[i + 1]);
      }
      return edited;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static Edit edit(String name, WayOut wayOut, String... edits) {
    return new Edit(name, List.of(wayOut), edits);
  }

  private static Edit harmless(String name, String... edits) {
    return new Edit(name, List.of(), edits);
  }

  @BeforeAll
  void lockTheDesign(@TempDir Path temporary) throws IOException {
    folder = temporary;
    base = Files.readString(BASE);
    CompileResult result = javac.compile(Sources.write(folder, "Shop.java", base));
    assertThat(result.findings()).isEmpty();
    String lock = LockFile.empty().with(model(result)).text();
    Files.writeString(lockFile(), lock);
    locked = LockFile.read(lock).table("shop").orElseThrow();
    assertThat(compile("as-locked", base).findings()).isEmpty();
  }

  static List<Edit> edits() {
    return List.of(
        harmless(
            "class-renamed",
            "Session.class",
            "Login.class",
            "record Session(",
            "record Login(",
            "@Entity\n  @Key(partition = \"SESSION#{id}\"",
            "@Entity(type = \"Session\")\n  @Key(partition = \"SESSION#{id}\""),
        harmless(
            "component-renamed-stored-as-before",
            "String device",
            "@Attribute(name = \"device\") String agent"),
        harmless(
            "key-component-renamed-stored-as-before",
            "SESSION#{id}",
            "SESSION#{token}",
            "by = \"id\"",
            "by = \"token\"",
            "UUID id,",
            "@Attribute(name = \"id\") UUID token,"),
        harmless(
            "attributes-in-another-order",
            "String sku,\n      int quantity,",
            "int quantity,\n      String sku,"),
        harmless(
            "pattern-added",
            "@AccessPattern(name = \"itemsOfOrder\", by = \"orderId\")",
            "@AccessPattern(name = \"itemsOfOrder\", by = \"orderId\")\n  @AccessPattern(name = \"findItem\", by = {\"orderId\", \"line\"})"),
        harmless(
            "pattern-removed",
            "@AccessPattern(name = \"ordersOfUser\", by = \"userId\", orderBy = \"placedAt\")",
            ""),
        harmless("boxed", "int quantity", "Integer quantity"),
        harmless(
            "narrower-projection-kept",
            "returns = Mail.class",
            "returns = Only.class",
            "record Mail(String userId, String email) {}",
            "record Only(String email) {}"),
        edit(
            "optional-attribute-added",
            WayOut.NOTHING,
            "String device,",
            "String device, Optional<String> place,"),
        edit("attribute-removed", WayOut.NOTHING, "String device, ", ""),
        edit(
            "attribute-becomes-optional",
            WayOut.NOTHING,
            "String device",
            "Optional<String> device"),
        edit("set-added", WayOut.NOTHING, "String device,", "String device, Set<String> scopes,"),
        edit("int-to-long", WayOut.NOTHING, "int quantity", "long quantity"),
        edit("constant-added", WayOut.NOTHING, "PHONE", "PHONE, SHOP"),
        new Edit(
            "key-constant-added",
            List.of(WayOut.NOTHING, WayOut.NOTHING),
            "SHIPPED",
            "SHIPPED, RETURNED"),
        edit("key-format-widened", WayOut.NOTHING, "{warehouse:id}", "{warehouse}"),
        edit(
            "entity-added",
            WayOut.NOTHING,
            "Shop.Session.class}",
            "Shop.Session.class, Shop.Stock.class}",
            "@Entity\n  @Key(partition = \"SESSION#{id}\"",
            "@Entity\n  @Key(partition = \"STOCK#{sku}\", sort = \"STOCK\")\n  @AccessPattern(name = \"findStock\", by = \"sku\")\n  record Stock(String sku, long available) {}\n\n  @Entity\n  @Key(partition = \"SESSION#{id}\""),
        edit(
            "version-added",
            WayOut.NOTHING,
            "String device,",
            "String device, @Version long version,"),
        edit("version-removed", WayOut.NOTHING, "@Version long version", "long version"),
        new Edit(
            "time-to-live-removed",
            List.of(WayOut.NOTHING, WayOut.BACKFILL),
            "@TimeToLive Instant",
            "Instant"),
        edit("table-renamed", WayOut.NEW_TABLE, "name = \"shop\"", "name = \"shop-2\""),
        edit(
            "table-key-renamed",
            WayOut.NEW_TABLE,
            "name = \"shop\",",
            "name = \"shop\", partitionKey = \"pk\","),
        edit(
            "local-index-removed",
            WayOut.NEW_TABLE,
            "    localIndexes = @LocalIndex(name = \"byTotal\", sortKey = \"total\"),\n",
            "",
            "  @AccessPattern(name = \"ordersByTotal\", by = \"userId\", orderBy = \"total\")\n",
            ""),
        edit(
            "local-index-added",
            WayOut.NEW_TABLE,
            "localIndexes = @LocalIndex(name = \"byTotal\", sortKey = \"total\")",
            "localIndexes = {@LocalIndex(name = \"byTotal\", sortKey = \"total\"), @LocalIndex(name = \"byNote\", sortKey = \"note\")}",
            "@AccessPattern(name = \"ordersByTotal\"",
            "@AccessPattern(name = \"ordersByNote\", by = {\"userId\", \"note present\"}, orderBy = \"note\")\n  @AccessPattern(name = \"ordersByTotal\""),
        edit("key-literal", WayOut.BACKFILL, "SESSION#{id}", "LOGIN#{id}"),
        edit("key-prefix", WayOut.BACKFILL, "prefix = \"ITEM#\"", "prefix = \"LINE#\""),
        edit(
            "key-part-added",
            WayOut.BACKFILL,
            "sort = \"SESSION\"",
            "sort = \"SESSION#{device}\"",
            "by = \"id\"",
            "by = {\"id\", \"device\"}"),
        edit("key-part-removed", WayOut.BACKFILL, "ORDER#{placedAt}#{orderId}", "ORDER#{placedAt}"),
        edit(
            "key-parts-in-another-order",
            WayOut.BACKFILL,
            "STATUS#{status}#{warehouse:id}",
            "STATUS#{warehouse:id}#{status}"),
        edit(
            "key-digits",
            WayOut.BACKFILL,
            "prefix = \"ITEM#\"",
            "prefix = \"ITEM#\", format = \"digits(3)\""),
        new Edit(
            "key-int-to-long",
            List.of(WayOut.NOTHING, WayOut.BACKFILL),
            "@SortKey(prefix = \"ITEM#\") int line",
            "@SortKey(prefix = \"ITEM#\") long line"),
        edit(
            "key-format-narrowed",
            WayOut.BACKFILL,
            "sort = \"ORDER#{placedAt}#{orderId}\"",
            "sort = \"ORDER#{placedAt}#{orderId:id}\""),
        edit(
            "key-time-shortened",
            WayOut.BACKFILL,
            "sort = \"{placedAt}\"",
            "sort = \"{placedAt:seconds}\""),
        new Edit(
            "key-constant-renamed",
            List.of(WayOut.BACKFILL, WayOut.BACKFILL, WayOut.BACKFILL),
            "PAID",
            "SETTLED"),
        edit("constant-removed", WayOut.BACKFILL, "WEB,\n    PHONE", "WEB"),
        edit(
            "when-narrowed",
            WayOut.BACKFILL,
            "when = \"status in (OPEN, PAID)\"",
            "when = \"status = PAID\""),
        edit("when-removed", WayOut.BACKFILL, ",\n      when = \"status in (OPEN, PAID)\")", ")"),
        edit("guard-changed", WayOut.BACKFILL, "EMAIL#{email}", "EMAIL#{email:lower}"),
        edit("guard-format-widened", WayOut.NOTHING, "EMAIL#{email}", "EMAIL#{email:free}"),
        edit("guard-format-narrowed", WayOut.BACKFILL, "EMAIL#{email}", "EMAIL#{email:id}"),
        edit(
            "guard-added",
            WayOut.BACKFILL,
            "String sku",
            "@Unique(partition = \"SKU#{sku}\", sort = \"SKU\") String sku"),
        edit(
            "guard-removed",
            WayOut.BACKFILL,
            "@Unique(partition = \"EMAIL#{email}\", sort = \"EMAIL\") ",
            ""),
        edit(
            "index-entered",
            WayOut.BACKFILL,
            "@AccessPattern(name = \"itemsOfOrder\"",
            "@Key(index = \"GSI1\", partition = \"SKU#{sku}\", sort = \"{orderId}\")\n  @AccessPattern(name = \"itemsOfOrder\""),
        edit(
            "index-left",
            WayOut.BACKFILL,
            "  @Key(\n      index = \"GSI1\",\n      partition = \"STATUS#{status}#{warehouse:id}\",\n      sort = \"{placedAt}\",\n      when = \"status in (OPEN, PAID)\")\n",
            "",
            "  @AccessPattern(\n      name = \"paidOrders\",\n      by = {\"status = PAID\", \"warehouse\"},\n      orderBy = \"placedAt\")\n",
            ""),
        edit(
            "native-index-added",
            WayOut.ONLINE_INDEX_CHANGE,
            "globalIndexes = {",
            "globalIndexes = {\n      @GlobalIndex(name = \"bySku\", partitionKey = \"sku\", sortKey = \"quantity\"),",
            "@AccessPattern(name = \"itemsOfOrder\"",
            "@AccessPattern(name = \"itemsOfSku\", by = \"sku\")\n  @AccessPattern(name = \"itemsOfOrder\""),
        edit(
            "composed-index-added",
            WayOut.BACKFILL,
            "globalIndexes = {",
            "globalIndexes = {\n      @GlobalIndex(name = \"GSI2\", sortKey = \"GSI2SK\"),",
            "@AccessPattern(name = \"itemsOfOrder\"",
            "@Key(index = \"GSI2\", partition = \"SKU#{sku}\", sort = \"{orderId}\")\n  @AccessPattern(name = \"itemsOfSku\", by = \"sku\")\n  @AccessPattern(name = \"itemsOfOrder\""),
        edit(
            "index-removed",
            WayOut.ONLINE_INDEX_CHANGE,
            ",\n      @GlobalIndex(name = \"byCountry\", partitionKey = \"country\", sortKey = \"email\")",
            "",
            "  @AccessPattern(name = \"mailsOfCountry\", by = \"country\", orderBy = \"email\", returns = Mail.class)\n",
            "",
            "  record Mail(String userId, String email) {}\n",
            ""),
        edit(
            "index-key-changed",
            WayOut.ONLINE_INDEX_CHANGE,
            "partitionKey = \"country\", sortKey = \"email\"",
            "partitionKey = \"country\", sortKey = \"userId\"",
            "by = \"country\", orderBy = \"email\"",
            "by = \"country\", orderBy = \"userId\""),
        edit(
            "projection-widened",
            WayOut.ONLINE_INDEX_CHANGE,
            ", returns = Mail.class",
            "",
            "  record Mail(String userId, String email) {}\n",
            ""),
        edit(
            "projection-narrowed",
            WayOut.ONLINE_INDEX_CHANGE,
            "@GlobalIndex(name = \"GSI1\", sortKey = \"GSI1SK\")",
            "@GlobalIndex(name = \"GSI1\", sortKey = \"GSI1SK\", projection = Projection.INCLUDE, include = {\"total\"})",
            "orderBy = \"placedAt\")\n  record Order(",
            "orderBy = \"placedAt\", returns = Total.class)\n  record Order(",
            "record Address",
            "record Total(BigDecimal total) {}\n\n  record Address"),
        new Edit(
            "two-indexes-added",
            List.of(WayOut.ONLINE_INDEX_CHANGE, WayOut.ONLINE_INDEX_CHANGE),
            "globalIndexes = {",
            "globalIndexes = {\n      @GlobalIndex(name = \"bySku\", partitionKey = \"sku\", sortKey = \"\"),\n      @GlobalIndex(name = \"byDevice\", partitionKey = \"device\", sortKey = \"\"),",
            "@AccessPattern(name = \"itemsOfOrder\"",
            "@AccessPattern(name = \"itemsOfSku\", by = \"sku\")\n  @AccessPattern(name = \"itemsOfOrder\"",
            "@AccessPattern(name = \"findSession\"",
            "@AccessPattern(name = \"sessionsOf\", by = \"device\")\n  @AccessPattern(name = \"findSession\""),
        new Edit(
            "entity-removed",
            List.of(WayOut.NOTHING, WayOut.BACKFILL),
            ", Shop.Session.class}",
            "}",
            "  @Entity\n  @Key(partition = \"SESSION#{id}\", sort = \"SESSION\")\n  @AccessPattern(name = \"findSession\", by = \"id\")\n  record Session(UUID id, String device, @TimeToLive Instant expiresAt) {}\n",
            ""),
        edit(
            "type-renamed",
            WayOut.BACKFILL,
            "Session.class",
            "Login.class",
            "record Session(",
            "record Login("),
        edit(
            "type-attribute-renamed",
            WayOut.BACKFILL,
            "name = \"shop\",",
            "name = \"shop\", entityTypeAttribute = \"kind\","),
        edit("attribute-renamed", WayOut.BACKFILL, "String device", "String agent"),
        edit(
            "optional-attribute-renamed",
            WayOut.BACKFILL,
            "Optional<String> note",
            "Optional<String> remark"),
        edit("stored-name-changed", WayOut.BACKFILL, "@Attribute(name = \"unit_price\") ", ""),
        edit("nested-attribute-renamed", WayOut.BACKFILL, "String city", "String town"),
        edit(
            "required-attribute-added",
            WayOut.BACKFILL,
            "String device,",
            "String device, int uses,"),
        edit("attribute-becomes-required", WayOut.BACKFILL, "Optional<String> note", "String note"),
        edit("attribute-retyped", WayOut.BACKFILL, "int quantity", "String quantity"),
        edit("attribute-narrowed", WayOut.BACKFILL, "BigDecimal price", "long price"),
        edit(
            "record-to-map-of-records",
            WayOut.BACKFILL,
            "Optional<Address> address",
            "Optional<java.util.Map<String, Address>> address"),
        edit("constant-of-elements-removed", WayOut.BACKFILL, "APP,\n    MAIL", "APP"),
        edit("text-to-enum", WayOut.BACKFILL, "String device", "Channel device"));
  }

  @ParameterizedTest
  @MethodSource("edits")
  void everyChangeIsToldWithItsWayOut(Edit edit) throws IOException {
    CompileResult said = compile(edit.name(), edit.of(base));

    List<Change> changes = ModelComparison.compare(locked, model(said));
    assertThat(changes).extracting(Change::wayOut).containsExactlyElementsOf(edit.wayOuts());
    boolean compatible = changes.stream().allMatch(Change::compatible);
    assertThat(said.errors().isEmpty()).isEqualTo(compatible);
    Golden.assertMatches("evolution/" + edit.name() + ".txt", text(said));
    assertThat(said.findings()).allMatch(Finding::ofKeyplan);
    assertThat(said.errors()).allMatch(error -> error.headline().matches("\\[KP81[2-5]] .*"));
    assertThat(ModelComparison.compare(model(said), model(said))).isEmpty();
  }

  private CompileResult compile(String name, String source) throws IOException {
    Path edited = Files.createDirectories(folder.resolve(name));
    Files.writeString(edited.resolve("options.txt"), "-Akeyplan.lock=" + lockFile());
    return javac.compile(Sources.write(edited, "Shop.java", source));
  }

  private Path lockFile() {
    return folder.resolve("keyplan.lock.json").toAbsolutePath();
  }

  /** Of evolution alone: an edit may bring other warnings with it. */
  private static String text(CompileResult said) {
    StringBuilder text = new StringBuilder();
    for (Finding finding : said.ofKeyplan()) {
      if (!finding.headline().startsWith("[KP81")) {
        continue;
      }
      text.append(finding.line()).append(':').append(finding.column()).append(": ");
      text.append(finding.kind()).append(": ").append(finding.message()).append("\n\n");
    }
    return text.toString();
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> model(CompileResult result) {
    String text =
        result.outputs().entrySet().stream()
            .filter(output -> output.getKey().endsWith("/model.json"))
            .findFirst()
            .orElseThrow()
            .getValue();
    return (Map<String, Object>) JsonReader.read(text);
  }
}
