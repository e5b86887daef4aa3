import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(name = "shop", entities = {Shop.A.class, Shop.B.class, Shop.C.class})
public interface Shop {

  @Entity
  @Key(partition = "A#{mail:lower}", sort = "{at:month}")
  record A(String mail, Instant at) {}

  @Entity
  record B(
      @PartitionKey(prefix = "B#", format = "day") Instant at, @SortKey(format = "seconds") Instant other) {}

  @Entity
  @Key(partition = "C#{at:month}", sort = "{at}#{mail:lower}#{mail}")
  record C(String mail, Instant at) {}
}
