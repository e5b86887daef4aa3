package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Ranges over composed parts of several types, and a collection in part of a partition. */
@Table(
    name = "ranges",
    entities = {
      RangesTable.Booking.class,
      RangesTable.Word.class,
      RangesTable.Seat.class,
      RangesTable.Header.class,
      RangesTable.Note.class,
      RangesTable.Entry.class
    },
    collections = RangesTable.Journal.class)
interface RangesTable {

  @Entity
  @Key(partition = "ROOM#{room}", sort = "DAY#{day}#{guest}")
  @AccessPattern(name = "bookingsOfRoom", by = "room", range = "day", orderBy = "day")
  @AccessPattern(
      name = "latestBookings",
      by = "room",
      range = "day",
      orderBy = {"day", "guest"},
      order = SortOrder.DESCENDING,
      pageSize = 2)
  record Booking(String room, LocalDate day, String guest) {}

  @Entity
  @Key(partition = "WORDS#{language}", sort = "{word:free}")
  @AccessPattern(name = "words", by = "language", range = "word", orderBy = "word")
  record Word(String language, String word) {}

  @Entity
  @Key(partition = "ROOM#{room}", sort = "SEAT#{row}#{number:digits(3)}")
  @AccessPattern(
      name = "seatsOfRow",
      by = {"room", "row"},
      range = "number",
      orderBy = "number")
  record Seat(String room, int row, int number) {}

  @Entity
  @Key(partition = "JOURNAL#{journal}", sort = "A#HEADER")
  record Header(String journal, String title) {}

  @Entity
  @Key(partition = "JOURNAL#{journal}", sort = "A#ENTRY#{number:digits(4)}")
  record Entry(String journal, int number, String text) {}

  @Entity
  @Key(partition = "JOURNAL#{journal}", sort = "B#NOTE")
  @AccessPattern(name = "findNote", by = "journal")
  record Note(String journal, String text) {}

  @ItemCollection
  @AccessPattern(name = "journal", by = "journal")
  record Journal(Optional<Header> header, List<Entry> entries) {}
}
