package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.behaviour.RangesTable.Booking;
import dev.keyplan.behaviour.RangesTable.Entry;
import dev.keyplan.behaviour.RangesTable.Header;
import dev.keyplan.behaviour.RangesTable.Journal;
import dev.keyplan.behaviour.RangesTable.Note;
import dev.keyplan.behaviour.RangesTable.Seat;
import dev.keyplan.behaviour.RangesTable.Word;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class RangesTest {

  private static final LocalDate MAY_1 = LocalDate.of(2026, 5, 1);

  private CallRecorder calls;
  private RangesTableClient client;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(RangesTableDefinition::createTableRequest);
    calls = database.calls();
    client = RangesTableClient.create(database.client(), table);
  }

  @Test
  void daysBeforeAFurtherPart() {
    RangesTable_BookingRepository bookings = client.rangesTable_BookingRepository();
    List<Booking> sorted =
        IntStream.range(0, 4)
            .boxed()
            .flatMap(
                day ->
                    Stream.of("ann", "bob")
                        .map(guest -> new Booking("r", MAY_1.plusDays(day), guest)))
            .toList();
    sorted.forEach(bookings::create);
    client.rangesTable_SeatRepository().create(new Seat("r", 1, 1));

    assertThat(bookings.bookingsOfRoom("r", KeyRange.all()).list()).isEqualTo(sorted);
    assertThat(bookings.bookingsOfRoom("r", KeyRange.between(day(1), day(2))).list())
        .isEqualTo(sorted.subList(2, 6));
    assertThat(bookings.bookingsOfRoom("r", KeyRange.greaterThan(day(1))).list())
        .isEqualTo(sorted.subList(4, 8));
    assertThat(bookings.bookingsOfRoom("r", KeyRange.lessThan(day(1))).list())
        .isEqualTo(sorted.subList(0, 2));
    assertThat(bookings.bookingsOfRoom("r", KeyRange.atMost(day(1))).list())
        .isEqualTo(sorted.subList(0, 4));
    calls.pattern("bookingsOfRoom").assertQueries(5);
    assertThat(bookings.latestBookings("r", KeyRange.from(day(0)).until(day(2))).list())
        .containsExactly(sorted.get(3), sorted.get(2), sorted.get(1), sorted.get(0));
  }

  @Test
  void stringsByTheirBytes() {
    RangesTable_WordRepository words = client.rangesTable_WordRepository();
    // By UTF-16 units the last two would change places.
    List<Word> sorted =
        Stream.of("a", "a#", "aa", "b", "\u00e9", "\uff5e", "\ud83d\ude00")
            .map(word -> new Word("x", word))
            .toList();
    sorted.forEach(words::create);

    assertThat(words.words("x", KeyRange.all()).list()).isEqualTo(sorted);
    assertThat(words.words("x", KeyRange.between("a", "b")).list()).isEqualTo(sorted.subList(0, 4));
    assertThat(words.words("x", KeyRange.from("a").until("b")).list())
        .isEqualTo(sorted.subList(0, 3));
    assertThat(words.words("x", KeyRange.greaterThan("a")).list()).isEqualTo(sorted.subList(1, 7));
    assertThat(words.words("x", KeyRange.lessThan("\ud83d\ude00")).list())
        .isEqualTo(sorted.subList(0, 6));
    calls.pattern("words").assertQueries(5);
  }

  @Test
  void digitsBehindAnotherNumber() {
    RangesTable_SeatRepository seats = client.rangesTable_SeatRepository();
    List<Seat> sorted =
        IntStream.of(0, 9, 10, 99, 100, 999).mapToObj(n -> new Seat("r", 7, n)).toList();
    sorted.forEach(seats::create);
    Stream.of(new Seat("r", 70, 9), new Seat("r", -7, 9), new Seat("r", 8, 9))
        .forEach(seats::create);

    assertThat(seats.seatsOfRow("r", 7, KeyRange.all()).list()).isEqualTo(sorted);
    assertThat(seats.seatsOfRow("r", 7, KeyRange.between(9, 100)).list())
        .isEqualTo(sorted.subList(1, 5));
    assertThat(seats.seatsOfRow("r", 7, KeyRange.greaterThan(999)).list()).isEmpty();
    assertThat(seats.seatsOfRow("r", -7, KeyRange.all()).list()).hasSize(1);
  }

  @Test
  void aCollectionInPartOfAPartition() {
    Header header = new Header("j", "Diary");
    List<Entry> entries =
        IntStream.range(1, 4).mapToObj(number -> new Entry("j", number, "text")).toList();
    entries.forEach(client.rangesTable_EntryRepository()::create);
    client.rangesTable_NoteRepository().create(new Note("j", "not part of it"));
    RangesTable_JournalRepository journals = client.rangesTable_JournalRepository();

    assertThat(journals.journal("j")).contains(new Journal(Optional.empty(), entries));

    client.rangesTable_HeaderRepository().create(header);

    assertThat(journals.journal("j")).contains(new Journal(Optional.of(header), entries));
    assertThat(calls.pattern("journal").assertQueries(2).get(1).itemCount()).isEqualTo(4);
    assertThat(client.rangesTable_NoteRepository().findNote("j")).isPresent();
    assertThat(journals.journal("k")).isEmpty();
  }

  private static LocalDate day(int day) {
    return MAY_1.plusDays(day);
  }
}
