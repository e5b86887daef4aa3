package dev.keyplan.designs;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.LocalDate;
import java.util.Optional;

/**
 * ElectroDB's library: the date a loan ends is optional, yet stands in two sort keys. The index of
 * a member's loans holds the books on loan only; that of an author all books.
 */
@Table(
    name = "library",
    entities = {LibraryTable.Book.class, LibraryTable.Member.class},
    globalIndexes = {
      @GlobalIndex(name = "gsi1"),
      @GlobalIndex(name = "gsi2"),
      @GlobalIndex(name = "gsi3")
    })
interface LibraryTable {

  @Entity
  @Key(partition = "ISBN#{isbn}", sort = "BOOK#{bookId}")
  @Key(index = "gsi1", partition = "MEMBER#{memberId}", sort = "LOAN#{loanEndDate}")
  @Key(
      index = "gsi2",
      partition = "AUTHOR#{authorLastName}#{authorFirstName}",
      sort = "LOAN#{loanEndDate}",
      when = "loanEndDate present")
  @Key(
      index = "gsi2",
      partition = "AUTHOR#{authorLastName}#{authorFirstName}",
      sort = "SHELF",
      when = "loanEndDate absent")
  @Key(index = "gsi3", partition = "TITLE#{bookTitle}", sort = "{releaseDate}")
  @AccessPattern(name = "copiesOf", by = "isbn")
  @AccessPattern(
      name = "loansOf",
      by = {"memberId", "loanEndDate present"},
      orderBy = "loanEndDate")
  @AccessPattern(
      name = "worksOf",
      by = {"authorLastName", "authorFirstName"})
  @AccessPattern(name = "editionsOf", by = "bookTitle", orderBy = "releaseDate")
  record Book(
      String isbn,
      String bookId,
      String bookTitle,
      String authorLastName,
      String authorFirstName,
      LocalDate releaseDate,
      Optional<String> memberId,
      Optional<LocalDate> loanEndDate) {}

  @Entity
  @Key(partition = "MEMBER#{memberId}", sort = "MEMBER")
  @AccessPattern(name = "findMember", by = "memberId")
  record Member(String memberId, String name) {}
}
