import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.List;

@Table(
    name = "posts",
    entities = {Posts.Post.class, Posts.Comment.class, Posts.Draft.class, Posts.Flag.class},
    collections = Posts.PostWithComments.class)
public interface Posts {

  @Entity
  @Key(partition = "POST#{postId}", sort = "META")
  record Post(String postId, String title) {}

  @Entity
  @Key(partition = "POST#{postId}", sort = "COMMENT#{no:digits(5)}")
  record Comment(String postId, int no, String text) {}

  @Entity
  @Key(partition = "POST#{postId}", sort = "DRAFT#{no:digits(5)}")
  @AccessPattern(name = "drafts", by = "postId", orderBy = "no")
  record Draft(String postId, int no, String text) {}

  @Entity
  @Key(partition = "POST#{postId}", sort = "FLAG#{user}")
  record Flag(String postId, String user) {}

  @ItemCollection
  @AccessPattern(name = "postWithComments", by = "postId")
  record PostWithComments(Post post, List<Comment> comments) {}
}
