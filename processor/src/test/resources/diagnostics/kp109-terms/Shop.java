import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

@Table(name = "shop", entities = Shop.Order.class, globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  enum Status {
    OPEN,
    DONE
  }

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(
      index = "GSI1",
      partition = "A",
      sort = "{orderId}",
      when = {"status = OPNE", "quantity", "note present", "orderId absent"})
  @AccessPattern(
      name = "terms",
      by = {
        "orderId",
        "status = PENDING",
        "status == OPEN",
        "quantity = 1.5",
        "quantity = 3000000000",
        "note = plain",
        "note = 'it''s'",
        "flag = yes",
        "uuid = '1'",
        "orderId has",
        "orderId",
        "createdAt:digits(3)",
        "createdAt:millis",
        "status in (OPEN, CLOSED)",
        "status in ()"
      })
  record Order(
      String orderId,
      Status status,
      int quantity,
      Optional<String> note,
      boolean flag,
      UUID uuid,
      Instant createdAt) {}
}
