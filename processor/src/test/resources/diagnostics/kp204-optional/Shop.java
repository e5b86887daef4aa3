import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Table;
import java.util.Optional;

@Table(
    name = "shop",
    entities = {Shop.A.class, Shop.B.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  @interface Nullable {}

  record Owner(@Nullable String mail) {}

  @Entity
  @Key(sort = "{owner.mail}")
  @Key(index = "GSI1", partition = "{id}", sort = "A")
  record A(@PartitionKey(prefix = "A#") Optional<String> id, Owner owner) {}

  @Entity
  @Key(partition = "B#{id}", sort = "{owner.mail}#{id}")
  record B(String id, @Nullable Owner owner) {}
}
