import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;

@Table(name = "shop", entities = {Shop.Order.class, Shop.Line.class})
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "findOrder", by = "orderId", role = {"agent", "clerk"})
  @WritePattern(name = "place", operation = WriteOperation.CREATE, role = "agent")
  record Order(String orderId) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{no}")
  @AccessPattern(name = "findLine", by = {"orderId", "no"}, role = {"clerk", "Agent"})
  @WritePattern(name = "add", operation = WriteOperation.CREATE, role = "CLERK")
  record Line(String orderId, int no) {}
}
