package dev.keyplan.guide.notes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import dev.keyplan.testkit.proof.ModelProof;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@KeyplanTest
class FirstTableTest {

  @Test
  void storesAndReads(TestDatabase database, CallRecorder calls) {
    DynamoDbClient dynamoDb = database.client();
    String tableName = database.createTable(NotesTableDefinition::createTableRequest);

    NotesTableClient table = NotesTableClient.create(dynamoDb, tableName);
    NoteRepository notes = table.noteRepository();

    Instant now = Instant.parse("2026-03-01T09:00:00Z");
    Note stored = notes.create(new Note("ada", now, "Buy tea", false));
    Optional<Note> found = notes.findNote("ada", now);
    List<Note> newest = notes.notesOfUser("ada").limit(5).list();

    assertThat(found).contains(stored);
    assertThat(newest).containsExactly(stored);
    calls.pattern("notesOfUser").assertOneQuery();
    Assertions.assertThatThrownBy(() -> notes.create(stored))
        .isInstanceOf(AlreadyExistsException.class);

    Map<String, AttributeValue> item =
        dynamoDb
            .getItem(get -> get.tableName(tableName).key(NoteKeys.primaryKey("ada", now)))
            .item();
    assertThat(item.get("PK").s()).isEqualTo("USER#ada");
    assertThat(item.get("SK").s()).isEqualTo("NOTE#2026-03-01T09:00:00.000000000Z");
    assertThat(item.get("entityType").s()).isEqualTo("Note");
  }

  @Test
  void everyPatternIsProved() {
    ModelProof.load(NotesTable.class).verify();
  }

  /** What the page on testing shows: a table from its definition, in a server of your own. */
  @Test
  void createsTheTable(TestDatabase database) {
    String tableName = "notes-" + java.util.UUID.randomUUID();
    DynamoDbClient dynamoDb = database.uncheckedClient();

    dynamoDb.createTable(NotesTableDefinition.createTableRequest(tableName));
    dynamoDb.waiter().waitUntilTableExists(request -> request.tableName(tableName));

    assertThat(dynamoDb.listTables().tableNames()).contains(tableName);
    dynamoDb.deleteTable(request -> request.tableName(tableName));
  }
}
