package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.behaviour.ShelvesTable.Book;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class SharedIndexAttributesTest {

  private static final Book EMMA = book("1", "Emma", "novel", false);
  private static final Book ATLAS = book("2", "Atlas", "maps", false);
  private static final Book NO_GENRE = book("3", "Bits", null, false);
  private static final Book LENT = book("4", "Crime", "novel", true);

  private CallRecorder calls;
  private ShelvesTable_BookRepository books;

  @BeforeEach
  void createBooks(TestDatabase database) {
    String table = database.createTable(ShelvesTableDefinition::createTableRequest);
    calls = database.calls();
    books = ShelvesTableClient.create(database.client(), table).shelvesTable_BookRepository();
    books.create(EMMA);
    books.create(ATLAS);
    books.create(NO_GENRE);
    books.create(LENT);
  }

  @Test
  void anItemIsInAllIndexesOfAnAttributeOrInNone() {
    assertThat(books.ofGenre("novel").list()).containsExactly(EMMA);
    assertThat(books.onShelf("s").list()).containsExactly(ATLAS, EMMA);
    assertThat(books.ofTitle("Emma").list()).containsExactly(EMMA);
    assertThat(books.ofTitle("Crime").list()).isEmpty();
    calls.pattern("ofGenre").assertOneQueryOf("GSI1");
    assertThat(calls.pattern("onShelf").assertOneQueryOf("LSI1").consistent()).isTrue();
    calls.pattern("ofTitle").assertQueriesOf("Turned", 2);
  }

  @Test
  void anItemLeavesAndEntersThemTogether() {
    books.put(book("1", "Emma", "novel", true));
    books.put(book("3", "Bits", "computing", false));
    assertThat(books.onShelf("s").list()).extracting(Book::title).containsExactly("Atlas", "Bits");
    assertThat(books.ofTitle("Emma").list()).isEmpty();
    assertThat(books.ofGenre("computing").list()).extracting(Book::isbn).containsExactly("3");
  }

  private static Book book(String isbn, String title, String genre, boolean lent) {
    return new Book("s", isbn, title, Optional.ofNullable(genre), lent);
  }
}
