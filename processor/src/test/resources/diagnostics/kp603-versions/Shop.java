import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import dev.keyplan.annotation.Version;
import java.math.BigInteger;
import java.util.Optional;

@Table(
    name = "shop",
    entities = {
      Shop.Text.class,
      Shop.Big.class,
      Shop.Twice.class,
      Shop.Sorted.class,
      Shop.Native.class,
      Shop.Member.class,
      Shop.Guarded.class
    },
    globalIndexes = {
      @GlobalIndex(name = "GSI1"),
      @GlobalIndex(name = "Versions", partitionKey = "kind", sortKey = "revision")
    })
public interface Shop {

  @Entity
  @Key(partition = "TEXT#{id}", sort = "META")
  record Text(String id, @Version String version) {}

  @Entity
  @Key(partition = "BIG#{id}", sort = "META")
  record Big(String id, @Version Optional<BigInteger> version) {}

  @Entity
  @Key(partition = "TWICE#{id}", sort = "META")
  record Twice(String id, @Version long version, @Version int count) {}

  @Entity
  record Sorted(
      @PartitionKey(prefix = "SORTED#") String id, @SortKey(prefix = "V#") @Version long version) {}

  @Entity
  @Key(partition = "NATIVE#{id}", sort = "META")
  record Native(String id, String kind, @Version long revision) {}

  @Entity
  @Key(partition = "MEMBER#{id}", sort = "META")
  @Key(index = "GSI1", partition = "NEW#{id}", when = "version = 1")
  record Member(String id, @Version int version) {}

  @Entity
  @Key(partition = "GUARDED#{id}", sort = "META")
  record Guarded(
      String id,
      @Unique(partition = "EMAIL#{email}#{version}", sort = "EMAIL") String email,
      @Version long version) {}
}
