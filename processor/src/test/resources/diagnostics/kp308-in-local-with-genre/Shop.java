import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Table;
import java.util.Optional;

@Table(
    name = "shop",
    entities = Shop.Book.class,
    localIndexes = @LocalIndex(name = "LSI1", sortKey = "GSI1SK"),
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  /** What it stores for GSI1, it stores together: without a genre it has no title there. */
  @Entity
  @Key(partition = "SHELF#{shelf}", sort = "BOOK#{isbn}")
  @Key(index = "GSI1", partition = "GENRE#{genre}", sort = "{title}")
  @AccessPattern(name = "ofGenre", by = "genre", orderBy = "title")
  @AccessPattern(name = "onShelf", by = "shelf", orderBy = "title")
  record Book(String shelf, String isbn, String title, Optional<String> genre) {}
}
