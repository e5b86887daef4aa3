import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "ProjectBoard",
    entities = Board.WebhookEvent.class)
public interface Board {

  @Entity
  @Key(partition = "WEBHOOK#{provider}", sort = "EVENT#{eventId}")
  @AccessPattern(name = "event", by = "eventId", consistency = Consistency.STRONG)
  record WebhookEvent(String provider, String eventId, Instant receivedAt) {}
}
