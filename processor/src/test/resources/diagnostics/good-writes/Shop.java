import static dev.keyplan.annotation.WriteOperation.CHECK;
import static dev.keyplan.annotation.WriteOperation.CREATE;
import static dev.keyplan.annotation.WriteOperation.DELETE;
import static dev.keyplan.annotation.WriteOperation.PUT;
import static dev.keyplan.annotation.WriteOperation.UPDATE;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import dev.keyplan.annotation.Version;
import dev.keyplan.annotation.WritePattern;

/** Each entity has the writes that it is declared for, and no others. */
@Table(
    name = "shop",
    entities = {
      Shop.User.class, Shop.Order.class, Shop.Line.class, Shop.Stock.class, Shop.Event.class, Shop.Sum.class,
      Shop.Note.class, Shop.Badge.class
    },
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  /** Checked by what refers to it, and given another name. */
  @Entity
  @Key(partition = "USER#{userId}", sort = "PROFILE")
  @AccessPattern(name = "findUser", by = "userId", role = {"web", "mail"}, budget = 1, busiestKeyShare = 0.01)
  @WritePattern(name = "placeOrder", operation = CHECK, transactional = true, peakRate = 50)
  @WritePattern(name = "rename", operation = UPDATE, changes = "name", peakRate = 0.5)
  record User(String userId, @Unique(partition = "MAIL#{mail:lower}", sort = "MAIL") String mail, String name) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(index = "GSI1", partition = "STATUS#{status}", sort = "{orderId}")
  @AccessPattern(name = "ordersOfStatus", by = "status")
  @WritePattern(
      name = "placeOrder", operation = CREATE, transactional = true, peakRate = 50, role = "web", budget = 23,
      description = "An order with its lines, if all of it is in stock.")
  @WritePattern(name = "shipOrder", operation = UPDATE, changes = "status", peakRate = 40, busiestKeyShare = 1)
  record Order(String orderId, String status, @Version long version) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{no:digits(3)}")
  @WritePattern(name = "placeOrder", operation = CREATE, transactional = true, items = 4, peakRate = 50)
  record Line(String orderId, int no, String sku) {}

  @Entity
  @Key(partition = "SKU#{sku}", sort = "STOCK")
  @WritePattern(name = "placeOrder", operation = UPDATE, transactional = true, changes = "left", items = 4, peakRate = 50)
  @WritePattern(name = "takeStock", operation = PUT, items = 25)
  record Stock(String sku, int left) {}

  /** Written once, and never again. */
  @Entity
  @Key(partition = "EVENT#{id}", sort = "EVENT")
  @AccessPattern(name = "findEvent", by = "id")
  @WritePattern(name = "record", operation = CREATE)
  record Event(String id, String text) {}

  @Entity
  @Key(partition = "SUM", sort = "SUM")
  @AccessPattern(name = "sum")
  @WritePattern(name = "placeOrder", operation = CHECK, transactional = true)
  record Sum(long limit) {}

  /** Moved, that is deleted and put, by one write of two operations. */
  @Entity
  @Key(partition = "NOTE#{folder}", sort = "NOTE#{id}")
  @WritePattern(name = "file", operation = DELETE)
  @WritePattern(name = "file", operation = PUT)
  record Note(String folder, String id, String text) {}

  @Entity
  @Key(partition = "BADGE#{no}", sort = "BADGE")
  @WritePattern(name = "issue", operation = CREATE)
  @WritePattern(name = "revoke", operation = DELETE)
  record Badge(int no, @Unique(partition = "HOLDER#{holder}", sort = "HOLDER") String holder) {}
}
