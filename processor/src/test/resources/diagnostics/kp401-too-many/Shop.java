import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    globalIndexes = {
      @GlobalIndex(name = "GSI1"),
      @GlobalIndex(name = "GSI2"),
      @GlobalIndex(name = "GSI3"),
      @GlobalIndex(name = "GSI4"),
      @GlobalIndex(name = "GSI5"),
      @GlobalIndex(name = "GSI6"),
      @GlobalIndex(name = "GSI7"),
      @GlobalIndex(name = "GSI8"),
      @GlobalIndex(name = "GSI9"),
      @GlobalIndex(name = "GSI10"),
      @GlobalIndex(name = "GSI11"),
      @GlobalIndex(name = "GSI12"),
      @GlobalIndex(name = "GSI13"),
      @GlobalIndex(name = "GSI14"),
      @GlobalIndex(name = "GSI15"),
      @GlobalIndex(name = "GSI16"),
      @GlobalIndex(name = "GSI17"),
      @GlobalIndex(name = "GSI18"),
      @GlobalIndex(name = "GSI19"),
      @GlobalIndex(name = "GSI20"),
      @GlobalIndex(name = "GSI21")
    })
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(String orderId) {}
}
