import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

@Table(name = "shop", entities = Shop.Order.class)
public interface Shop {

  @interface Nullable {}

  class Money {}

  record Pair<T>(T left, T right) {}

  record Line(String sku, Object anything) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "find", by = "orderId")
  @AccessPattern(name = "byMoney", by = "money")
  record Order(
      String orderId,
      Money money,
      Object object,
      int[] numbers,
      Pair<String> pair,
      List<?> wild,
      @SuppressWarnings("rawtypes") List raw,
      ArrayList<String> arrayList,
      Set<Line> setOfRecords,
      Map<Integer, String> map,
      List<Optional<String>> optionals,
      Date date,
      Line line,
      @Nullable int primitive) {}
}
