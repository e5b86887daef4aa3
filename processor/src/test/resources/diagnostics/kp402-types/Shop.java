import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "shop",
    entities = {Shop.A.class, Shop.B.class, Shop.C.class, Shop.D.class},
    globalIndexes = {
      @GlobalIndex(name = "ByScore", partitionKey = "userId", sortKey = "score"),
      @GlobalIndex(name = "ByOther", partitionKey = "other")
    })
public interface Shop {

  @Entity
  @Key(partition = "A#{userId}", sort = "META")
  record A(String userId, int score) {}

  @Entity
  @Key(partition = "B#{userId}", sort = "META")
  record B(String userId, @Attribute(name = "score") String points) {}

  @Entity
  @Key(partition = "C#{userId}", sort = "META")
  @Key(index = "ByScore", sort = "S#{userId}")
  record C(String userId) {}

  @Entity
  @Key(partition = "D#{id}", sort = "META")
  record D(String id, Instant score) {}
}
