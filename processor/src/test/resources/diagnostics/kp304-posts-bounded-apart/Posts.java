import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "posts",
    entities = {Posts.Note.class, Posts.Photo.class},
    collections = Posts.Post.class)
public interface Posts {

  @ItemCollection
  @AccessPattern(name = "postsBetween", by = "author", range = "at")
  sealed interface Post permits Note, Photo {}

  @Entity
  @Key(partition = "POSTS#{author}", sort = "NOTE#{at}")
  record Note(String author, Instant at, String text) implements Post {}

  @Entity
  @Key(partition = "POSTS#{author}", sort = "PHOTO#{at}")
  record Photo(String author, Instant at, String url) implements Post {}
}
