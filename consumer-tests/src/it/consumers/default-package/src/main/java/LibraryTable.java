import dev.keyplan.annotation.Table;

@Table(name = "library", entities = Loan.class)
public interface LibraryTable {}
