import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.UUID;

@Table(
    name = "social",
    entities = {Social.Request.class, Social.Post.class})
public interface Social {

  @Entity
  @Key(partition = "u#{userId}#request", sort = "u#{followerId}")
  @AccessPattern(name = "requestsByDate", by = "userId", orderBy = "requestedAt")
  record Request(String userId, String followerId, Instant requestedAt) {}

  @Entity
  @Key(partition = "u#{userId}#post", sort = "p#{postId}")
  @AccessPattern(
      name = "newestPosts",
      by = "userId",
      orderBy = "postId",
      order = SortOrder.DESCENDING)
  record Post(String userId, UUID postId, Instant postedAt) {}
}
