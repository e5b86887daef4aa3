import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = {Shop.Book.class, Shop.Globe.class},
    localIndexes = @LocalIndex(name = "LSI1", sortKey = "GSI1SK"),
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  @Entity
  @Key(partition = "SHELF#{shelf}", sort = "BOOK#{isbn}")
  @Key(index = "LSI1", sort = "{title}")
  @AccessPattern(name = "onShelf", by = "shelf", orderBy = "title", index = "LSI1")
  record Book(String shelf, String isbn, String title) {}

  /** In LSI1 as well, by what it stores for GSI1. */
  @Entity
  @Key(partition = "SHELF#{shelf}", sort = "GLOBE#{globeId}")
  @Key(index = "GSI1", partition = "GLOBES", sort = "{year}")
  @AccessPattern(name = "globes")
  record Globe(String shelf, String globeId, int year) {}
}
