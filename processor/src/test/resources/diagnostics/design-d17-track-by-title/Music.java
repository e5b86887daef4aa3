import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.util.List;

@Table(
    name = "music",
    partitionKey = "partition_key",
    sortKey = "sort_key",
    entities = {Music.AlbumInfo.class, Music.AlbumTrack.class},
    collections = Music.Album.class)
public interface Music {

  @Entity
  @Key(partition = "ALBUM_{albumToken}", sort = "INFO")
  record AlbumInfo(String albumToken, String title) {}

  // The number is a text, so that TRACK_10 comes before TRACK_2.
  @Entity
  @Key(partition = "ALBUM_{albumToken}", sort = "TRACK_{trackToken}")
  @AccessPattern(name = "byTitle", by = "title")
  record AlbumTrack(String albumToken, String trackToken, int number, String title) {}

  @ItemCollection
  @AccessPattern(name = "album", by = "albumToken", orderBy = "number")
  record Album(AlbumInfo info, List<AlbumTrack> tracks) {}
}
