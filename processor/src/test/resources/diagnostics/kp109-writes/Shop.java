import static dev.keyplan.annotation.WriteOperation.CHECK;
import static dev.keyplan.annotation.WriteOperation.CREATE;
import static dev.keyplan.annotation.WriteOperation.PUT;
import static dev.keyplan.annotation.WriteOperation.UPDATE;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import dev.keyplan.annotation.WritePattern;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Line.class, Shop.User.class})
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @WritePattern(name = "placeOrder", operation = CREATE, transactional = true)
  @WritePattern(name = "shipOrder", operation = UPDATE, changes = {"status", "state", "status:lower", "orderId"})
  @WritePattern(name = "replaceOrder", operation = PUT, changes = "status")
  record Order(String orderId, String status) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{no:digits(3)}")
  @WritePattern(name = "placeOrder", operation = CREATE, items = 4)
  @WritePattern(name = "shipOrder", operation = UPDATE, transactional = true)
  @WritePattern(name = "countLines", operation = UPDATE, items = 0)
  record Line(String orderId, int no) {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "PROFILE")
  @WritePattern(name = "placeOrder", operation = CHECK, transactional = true)
  @WritePattern(name = "signIn", operation = CHECK)
  @WritePattern(name = "changeMail", operation = UPDATE, changes = {"mail", "name"})
  record User(String userId, @Unique(partition = "MAIL#{mail}", sort = "MAIL") String mail, String name) {}
}
