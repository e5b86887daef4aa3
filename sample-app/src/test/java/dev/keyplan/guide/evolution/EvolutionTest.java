package dev.keyplan.guide.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.guide.notes.NotesTableClient;
import dev.keyplan.guide.notes.NotesTableDefinition;
import dev.keyplan.processor.evolution.Change;
import dev.keyplan.processor.evolution.ModelComparison;
import dev.keyplan.processor.json.JsonReader;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the guide says of a later version of the notes. */
@KeyplanTest
class EvolutionTest {

  private static final Instant NOW = Instant.parse("2026-03-01T09:00:00Z");

  @Test
  void theLaterVersionReadsWhatIsStored(TestDatabase database) {
    String table = database.createTable(NotesTableDefinition::createTableRequest);
    NotesTableClient.create(database.client(), table)
        .noteRepository()
        .create(new dev.keyplan.guide.notes.Note("ada", NOW, "Buy tea", true));

    Optional<Note> read =
        LaterTableClient.create(database.client(), table).noteRepository().findNote("ada", NOW);

    assertThat(read).contains(new Note("ada", NOW, "Buy tea", true, Optional.empty()));
  }

  @Test
  void theChangeIsCompatible() throws IOException {
    List<Change> changes = ModelComparison.compare(model("notes"), model("notes-later"));

    assertThat(changes).extracting(Change::headline).singleElement().asString().contains("color");
    assertThat(changes).allMatch(Change::compatible);
  }

  /** As if both were versions of one table. */
  @SuppressWarnings("unchecked")
  private static Map<String, Object> model(String table) throws IOException {
    String text =
        Files.readString(Path.of("target/test-classes/META-INF/keyplan", table, "model.json"));
    return (Map<String, Object>) JsonReader.read(text.replace("notes-later", "notes"));
  }

  @Test
  void aBackfillWritesItemsAnew(TestDatabase database) {
    String tableName = database.createTable(NotesTableDefinition::createTableRequest);
    NotesTableClient.create(database.client(), tableName)
        .noteRepository()
        .create(new dev.keyplan.guide.notes.Note("ada", NOW, "Buy tea", true));
    DynamoDbClient dynamoDb = database.uncheckedClient();
    NoteRepository notes = LaterTableClient.create(dynamoDb, tableName).noteRepository();

    for (Map<String, AttributeValue> item :
        dynamoDb.scanPaginator(scan -> scan.tableName(tableName)).items()) {
      Note note = NoteMapper.fromItem(item);
      notes.put(
          new Note(
              note.userId(), note.writtenAt(), note.body(), note.pinned(), Optional.of("white")));
    }

    assertThat(notes.findNote("ada", NOW).flatMap(Note::color)).contains("white");
  }
}
