package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Both forms of item collections, over the table and an index, in pages of one item. */
@Table(
    name = "albums",
    entities = {
      AlbumsTable.Artist.class,
      AlbumsTable.Album.class,
      AlbumsTable.Cover.class,
      AlbumsTable.Track.class,
      AlbumsTable.Review.class,
      AlbumsTable.Note.class,
      AlbumsTable.Photo.class
    },
    collections = {
      AlbumsTable.AlbumPage.class,
      AlbumsTable.AlbumItem.class,
      AlbumsTable.ArtistPage.class,
      AlbumsTable.ArtistItem.class,
      AlbumsTable.Post.class,
      AlbumsTable.Sleeve.class,
      AlbumsTable.Shelf.class
    },
    globalIndexes = @GlobalIndex(name = "GSI1"),
    localIndexes = @LocalIndex(name = "LSI1"))
interface AlbumsTable {

  @Entity
  @Key(partition = "ARTIST#{artist}", sort = "ARTIST")
  @Key(index = "GSI1", partition = "ARTIST#{artist}", sort = "ARTIST")
  record Artist(String artist) implements ArtistItem {}

  @Entity
  @Key(partition = "ALBUM#{albumId}", sort = "#ALBUM")
  @Key(index = "GSI1", partition = "ARTIST#{artist}", sort = "ALBUM#{year}#{albumId}")
  record Album(String albumId, String artist, int year) implements AlbumItem, ArtistItem {}

  @Entity
  @Key(partition = "ALBUM#{albumId}", sort = "#COVER")
  @Key(index = "LSI1", sort = "COVER#{colour}")
  record Cover(String albumId, String colour) implements Sleeve, Shelf {}

  // Stored under a name of its own.
  @Entity(type = "T")
  @Key(partition = "ALBUM#{albumId}", sort = "TRACK#{no:digits(3)}")
  @Key(index = "LSI1", sort = "TRACK#{no}")
  record Track(String albumId, int no) implements AlbumItem, Shelf {}

  @Entity
  @Key(partition = "ALBUM#{albumId}", sort = "REVIEW#{at:seconds}#{user}")
  record Review(String albumId, Instant at, String user) implements AlbumItem {}

  @ItemCollection
  @AccessPattern(
      name = "albumPage",
      by = "albumId",
      orderBy = "no",
      consistency = Consistency.STRONG,
      pageSize = 1)
  record AlbumPage(Album album, Optional<Cover> cover, List<Track> tracks, List<Review> reviews) {}

  @ItemCollection
  @AccessPattern(
      name = "albumItems",
      by = "albumId",
      orderBy = "no",
      consistency = Consistency.STRONG,
      pageSize = 1)
  @AccessPattern(
      name = "albumItemsBackwards",
      by = "albumId",
      orderBy = "no",
      order = SortOrder.DESCENDING,
      pageSize = 2)
  sealed interface AlbumItem permits Album, Sleeve, Track, Review {}

  /** Permitted by another collection, and one itself: of one entity alone. */
  @ItemCollection
  @AccessPattern(name = "sleevesOf", by = "albumId")
  sealed interface Sleeve extends AlbumItem permits Cover {}

  /** The whole partition of a local index, strongly. */
  @ItemCollection
  @AccessPattern(
      name = "shelf",
      by = "albumId",
      orderBy = "no",
      order = SortOrder.DESCENDING,
      index = "LSI1",
      consistency = Consistency.STRONG,
      pageSize = 2)
  sealed interface Shelf permits Cover, Track {}

  @ItemCollection
  @AccessPattern(
      name = "artistPage",
      by = "artist",
      orderBy = {"year", "albumId"},
      order = SortOrder.DESCENDING,
      index = "GSI1",
      pageSize = 1)
  record ArtistPage(Optional<Artist> artist, List<Album> albums) {}

  @ItemCollection
  @AccessPattern(
      name = "artistItems",
      by = "artist",
      orderBy = "year",
      order = SortOrder.DESCENDING,
      pageSize = 1)
  sealed interface ArtistItem permits Artist, Album {}

  /** Two entities that lie among each other, by time. */
  @ItemCollection
  @AccessPattern(
      name = "postsBetween",
      by = "artist",
      range = "at",
      orderBy = "at",
      order = SortOrder.DESCENDING,
      pageSize = 2)
  sealed interface Post {
    Instant at();
  }

  @Entity
  @Key(partition = "POSTS#{artist}", sort = "AT#{at:seconds}#NOTE")
  record Note(String artist, Instant at, String text) implements Post {}

  @Entity
  @Key(partition = "POSTS#{artist}", sort = "AT#{at:seconds}#PHOTO")
  record Photo(String artist, Instant at) implements Post {}
}
