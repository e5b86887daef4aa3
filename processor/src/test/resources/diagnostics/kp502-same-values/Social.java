import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "social",
    entities = {Social.Follow.class, Social.Mark.class})
public interface Social {

  @Entity
  @Key(partition = "USER#{userId}", sort = "BY#{followerId}")
  @AccessPattern(name = "followers", by = "userId")
  record Follow(String userId, String followerId) {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "BY#{userId}#MARK")
  record Mark(String userId, String text) {}
}
