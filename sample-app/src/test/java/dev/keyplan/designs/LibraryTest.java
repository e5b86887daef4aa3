package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.designs.LibraryTable.Book;
import dev.keyplan.designs.LibraryTable.Member;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.LocalDate;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class LibraryTest {

  private CallRecorder calls;
  private LibraryTableClient library;
  private LibraryTable_BookRepository books;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(LibraryTableDefinition::createTableRequest);
    calls = database.calls();
    library = LibraryTableClient.create(database.client(), table);
    books = library.libraryTable_BookRepository();
  }

  @Test
  void loansComeByTheirEnds() {
    Book late = book("1", "a", "Arms", "ann", "2026-02-01");
    Book later = book("2", "a", "Arms", "ann", "2026-11-01");
    Stream.of(
            later,
            late,
            book("1", "b", "Arms", null, null),
            book("1", "c", "Arms", "anna", "2026-01-01"))
        .forEach(books::create);
    Member ann = new Member("ann", "Ann");
    library.libraryTable_MemberRepository().create(ann);

    assertThat(books.loansOf("ann").list()).containsExactly(late, later);
    calls.pattern("loansOf").assertOneQueryOf("gsi1");
    assertThat(library.libraryTable_MemberRepository().findMember("ann")).contains(ann);
    calls.pattern("findMember").assertOneGetItem();

    books.put(book("1", "a", "Arms", null, null));
    assertThat(books.loansOf("ann").list()).containsExactly(later);
  }

  @Test
  void anAuthorsWorksAreOnLoanOrNot() {
    Book lent = book("1", "a", "Arms", "ann", "2026-02-01");
    Book there = book("1", "b", "Arms", null, null);
    Book alsoThere = book("2", "a", "Bells", null, null);
    Stream.of(lent, there, alsoThere).forEach(books::create);

    assertThat(books.worksOf("Hemingway", "Ernest").list())
        .containsExactlyInAnyOrder(lent, there, alsoThere);
    assertThat(calls.pattern("worksOf").assertOneQueryOf("gsi2").keyCondition())
        .isEqualTo("gsi2PK = AUTHOR#Hemingway#Ernest");
    books.put(book("1", "a", "Arms", null, null));
    assertThat(books.worksOf("Hemingway", "Ernest").count()).isEqualTo(3);
  }

  @Test
  void copiesAndEditionsAreRuns() {
    Book first = book("1", "a", "Arms", null, null);
    Book second = book("1", "b", "Arms", null, null);
    Book reprint =
        new Book(
            "9",
            "a",
            "Arms",
            "Hemingway",
            "Ernest",
            LocalDate.parse("0930-01-01"),
            Optional.empty(),
            Optional.empty());
    Stream.of(second, first, reprint, book("10", "a", "Arms and the Man", null, null))
        .forEach(books::create);

    assertThat(books.copiesOf("1").list()).containsExactly(first, second);
    assertThat(books.editionsOf("Arms").list().get(0)).isEqualTo(reprint);
    assertThat(books.editionsOf("Arms").count()).isEqualTo(3);
    calls.pattern("copiesOf").assertOneQuery();
    calls.pattern("editionsOf").assertQueriesOf("gsi3", 2);
  }

  private static Book book(String isbn, String id, String title, String member, String loanEnd) {
    return new Book(
        isbn,
        id,
        title,
        "Hemingway",
        "Ernest",
        LocalDate.parse("1929-09-27"),
        Optional.ofNullable(member),
        Optional.ofNullable(loanEnd).map(LocalDate::parse));
  }
}
