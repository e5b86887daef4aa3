package dev.keyplan.capacity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.capacity.DocumentsTable.Document;
import dev.keyplan.capacity.DocumentsTable.State;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Indexes of large items: what each holds decides what reads and writes of it take. */
@KeyplanTest
class DocumentsCapacityTest {

  private static Estimates estimates;

  private TestDatabase database;
  private String table;
  private DocumentsTableClient client;
  private DocumentsTable_DocumentRepository documents;

  @BeforeAll
  static void readTheTable() {
    estimates = Estimates.of(DocumentsTable.class);
  }

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    table = database.createTable(DocumentsTableDefinition::createTableRequest);
    client = DocumentsTableClient.create(database.client(), table);
    documents = client.documentsTable_DocumentRepository();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 700, 3_000, 9_000})
  void readsTakeWhatIsEstimated(int length) {
    List<Document> stored = IntStream.range(0, 6).mapToObj(i -> document(i, length)).toList();
    stored.forEach(
        document ->
            database
                .uncheckedClient()
                .putItem(
                    put ->
                        put.tableName(table).item(DocumentsTable_DocumentMapper.toItem(document))));

    assertThat(documents.findDocument("f", id(0))).isPresent();
    assertThat(documents.documentsByTitle("f").list()).hasSize(6);
    assertThat(documents.documentsOfAuthor(id(7)).page().items()).hasSize(4);
    assertThat(documents.headsInState("f", State.DRAFT).list()).hasSize(6);

    consumed(length).assertReads();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 700, 3_000, 9_000})
  void writesTakeWhatIsEstimated(int length) {
    Consumed consumed = consumed(length);

    consumed.assertWrite("write", () -> documents.create(document(1, length)));
    consumed.assertWrite(
        "writeAtOnce",
        () -> client.transaction("at-once-" + length).create(document(2, length)).execute());
    consumed.assertWrite(
        "rewrite", () -> documents.update("f", id(1)).body(text("y", length)).execute());
    consumed.assertWrite(
        "sumUp", () -> documents.update("f", id(1)).summary(text("y", length)).execute());
    consumed.assertWrite("rename", () -> documents.update("f", id(1)).title(id(8)).execute());
    consumed.assertWrite("replace", () -> documents.put(moved(length)));
    consumed.assertWrite("remove", () -> documents.delete("f", id(2)));

    consumed.assertEveryWrite();
  }

  private Consumed consumed(int length) {
    return new Consumed(
        estimates
            .items(Document.class, DocumentsTable_DocumentMapper.toItem(document(1, length)), 6)
            .capacity(),
        database.calls());
  }

  private static Document document(int i, int length) {
    return new Document(
        "f", id(i), id(i), id(7), State.DRAFT, text("x", length), text("x", length));
  }

  /** In every index it has another key. */
  private static Document moved(int length) {
    return new Document(
        "f", id(1), id(9), id(9), State.FINAL, text("z", length), text("z", length));
  }

  /** As long as texts are taken to be. */
  private static String id(int i) {
    return "_".repeat(19) + i;
  }

  private static String text(String letter, int length) {
    return letter.repeat(length);
  }
}
