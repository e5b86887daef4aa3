import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Volume;
import java.time.Instant;

@Table(
    name = "chat",
    entities = Chat.Message.class,
    localIndexes = @LocalIndex(name = "byAuthor"))
public interface Chat {

  @Entity
  @Volume(itemBytes = 1_000, itemsPerPartition = 20_000, maxItemsPerPartition = 8_000_000)
  @Key(partition = "ROOM#{room}", sort = "MESSAGE#{at}")
  @Key(index = "byAuthor", sort = "AUTHOR#{author}#{at}")
  @AccessPattern(
      name = "messagesOfAuthor",
      by = {"room", "author"},
      orderBy = "at",
      pageSize = 50)
  record Message(String room, Instant at, String author, String text) {}
}
