import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import java.time.LocalDate;

@Entity
@Key(partition = "READER#{reader}", sort = "{due}#{book}")
@AccessPattern(name = "loansDue", by = "reader", range = "due", orderBy = "due")
public record Loan(String reader, LocalDate due, String book) {}
