import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "Rooms",
    entities = {Rooms.Message.class})
public interface Rooms {

  @Entity
  @Key(partition = "ROOM#{roomId}", sort = "MSG#{at}#{id}")
  @AccessPattern(
      name = "messagesOn",
      by = {"roomId", "at:day"})
  record Message(String roomId, Instant at, String id) {}
}
