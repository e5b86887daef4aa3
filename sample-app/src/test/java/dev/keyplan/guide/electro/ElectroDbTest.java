package dev.keyplan.guide.electro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keyplan.exports.NpmFolder;
import dev.keyplan.exports.Program;
import dev.keyplan.guide.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The real ElectroDB, with the declaration of the guide's page, beside the table of the page. */
class ElectroDbTest {

  private static final Task TASK = Task.newTask("blue", "t1", "Draw it", "Ada", 3);
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private static Path folder;
  private static JsonNode electro;
  private static ObjectNode ours;

  @BeforeAll
  static void run() throws IOException {
    NpmFolder npm = NpmFolder.of("electrodb");
    Optional<String> missing = npm.missing();
    assumeTrue(missing.isEmpty(), () -> "No ElectroDB: " + missing.orElseThrow());
    ours = plain(TaskMapper.toItem(TASK));
    ObjectNode input = JSON.createObjectNode();
    input
        .putObject("attributes")
        .put("teamId", "blue")
        .put("taskId", "t1")
        .put("title", "Draw it")
        .put("owner", "Ada")
        .put("points", 3);
    input.putObject("key").put("teamId", "blue").put("taskId", "t1");
    input.put("owner", "Ada");
    input.set("written", ours);
    Path declaration =
        Files.writeString(
            folder.resolve("task.js"), Page.of("coming-from-electrodb.md").block("js"));
    Path inputFile = Files.writeString(folder.resolve("input.json"), input.toString());
    Path resultFile = folder.resolve("result.json");
    Program.Result result =
        Program.run(
            npm.path(),
            Map.of(),
            List.of(
                "node",
                "run.js",
                declaration.toAbsolutePath().toString(),
                inputFile.toAbsolutePath().toString(),
                resultFile.toAbsolutePath().toString()));
    assertThat(result.succeeded()).as(result.output()).isTrue();
    electro = JSON.readTree(Files.readString(resultFile));
  }

  private static ObjectNode plain(Map<String, AttributeValue> item) {
    ObjectNode node = JSON.createObjectNode();
    item.forEach(
        (name, value) -> {
          if (value.n() != null) {
            node.put(name, Integer.parseInt(value.n()));
          } else {
            node.put(name, value.s());
          }
        });
    return node;
  }

  @Test
  void itemsAreTheSameToTheByte() {
    assertThat(ours).isEqualTo(electro.get("item"));
  }

  @Test
  void keysAreTheSame() {
    assertThat(plain(TaskKeys.primaryKey("blue", "t1"))).isEqualTo(electro.get("key"));
    assertThat(electro.get("values").toString())
        .contains(TaskKeys.gsi1PartitionKey("Ada"), "$assignments#task_1#points_");
  }

  @Test
  void electroDbReadsWhatKeyplanWrote() {
    assertThat(electro.get("read").get("title").textValue()).isEqualTo("Draw it");
    assertThat(electro.get("read").get("points").intValue()).isEqualTo(3);
  }

  @Test
  void idsThatElectroDbWouldFoldAreRefused() {
    assertThatThrownBy(() -> Task.newTask("Blue", "t1", "Draw it", "Ada", 3))
        .hasMessageContaining("lower case");
  }
}
