import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.LocalDate;
import java.util.Optional;

@Table(
    name = "library",
    entities = Library.Book.class,
    globalIndexes = {@GlobalIndex(name = "gsi1"), @GlobalIndex(name = "gsi2")})
public interface Library {

  @Entity
  @Key(partition = "ISBN#{isbn}", sort = "BOOK#{bookId}")
  @Key(index = "gsi1", partition = "MEMBER#{memberId}", sort = "{loanEndDate}")
  @Key(
      index = "gsi2",
      partition = "AUTHOR#{authorLastName}#{authorFirstName}",
      sort = "{loanEndDate}")
  @AccessPattern(
      name = "loansOf",
      by = {"memberId", "loanEndDate present"},
      orderBy = "loanEndDate")
  @AccessPattern(name = "worksByLastName", by = "authorLastName")
  @AccessPattern(
      name = "worksOf",
      by = {"authorLastName", "authorFirstName"})
  @AccessPattern(name = "overdue", range = "loanEndDate")
  @AccessPattern(name = "available", by = "memberId absent")
  record Book(
      String isbn,
      String bookId,
      String authorLastName,
      String authorFirstName,
      Optional<String> memberId,
      Optional<LocalDate> loanEndDate) {}
}
