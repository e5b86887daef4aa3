import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Volume;

@Table(name = "docs", entities = Docs.Document.class)
public interface Docs {

  @Entity
  @Key(sort = "CONTENT")
  @Volume(itemBytes = 40_000, maxItemBytes = 390_000)
  @AccessPattern(name = "findDocument", by = "id")
  record Document(@PartitionKey(prefix = "DOC#") String id, String content) {}
}
