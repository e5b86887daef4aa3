import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "posts",
    entities = {Posts.Author.class, Posts.Note.class, Posts.Photo.class},
    collections = {Posts.Post.class, Posts.Wall.class})
public interface Posts {

  @ItemCollection
  @AccessPattern(name = "newestPosts", by = "author", orderBy = "at", order = SortOrder.DESCENDING)
  sealed interface Post permits Note, Photo {}

  // The author is one, whenever it was.
  @ItemCollection
  @AccessPattern(name = "newestPhotos", by = "author", orderBy = "at")
  sealed interface Wall permits Author, Photo {}

  @Entity
  @Key(partition = "POSTS#{author}", sort = "OWNER")
  record Author(String author, Instant at) implements Wall {}

  @Entity
  @Key(partition = "POSTS#{author}", sort = "NOTE#{at}")
  record Note(String author, Instant at, String text) implements Post {}

  @Entity
  @Key(partition = "POSTS#{author}", sort = "PHOTO#{at}")
  record Photo(String author, Instant at, String url) implements Post, Wall {}
}
