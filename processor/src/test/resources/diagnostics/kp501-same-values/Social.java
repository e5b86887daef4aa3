import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "social",
    entities = {Social.User.class, Social.Follow.class})
public interface Social {

  @Entity
  @Key(partition = "USER#{userId}", sort = "{userId}")
  record User(String userId, String name) {}

  /** Who follows himself has the user's own key. */
  @Entity
  @Key(partition = "USER#{userId}", sort = "{followerId}")
  record Follow(String userId, String followerId) {}
}
