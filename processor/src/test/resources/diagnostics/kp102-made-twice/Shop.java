import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = Shop.Book.class,
    localIndexes = @LocalIndex(name = "LSI1", sortKey = "GSI1SK"),
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  @Entity
  @Key(partition = "SHELF#{shelf}", sort = "BOOK#{isbn}")
  @Key(index = "LSI1", sort = "{author}")
  @Key(index = "GSI1", partition = "BOOKS", sort = "{title}")
  record Book(String shelf, String isbn, String title, String author) {}
}
