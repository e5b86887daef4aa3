import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "chat",
    entities = {Chat.Message.class, Chat.Pin.class},
    localIndexes = @LocalIndex(name = "LSI1"))
public interface Chat {

  @Entity
  @Key(partition = "ROOM#{roomId}", sort = "MESSAGE#{messageId}")
  @Key(index = "LSI1", sort = "{sentAt}")
  @AccessPattern(name = "messages", by = "roomId", orderBy = "sentAt")
  record Message(String roomId, String messageId, Instant sentAt) {}

  @Entity
  @Key(partition = "ROOM#{roomId}", sort = "PIN#{pinId}")
  @Key(index = "LSI1", sort = "{pinnedAt}")
  record Pin(String roomId, String pinId, Instant pinnedAt) {}
}
