package dev.keyplan.designs;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Table;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;

/**
 * Tempest's music library: a delimiter of its own, and the table's partition key as the sort key of
 * two indexes, and a local index of track titles. Left out: the playlist's version lock.
 */
@Table(
    name = "music",
    partitionKey = "partition_key",
    sortKey = "sort_key",
    entities = {
      MusicTable.AlbumInfo.class,
      MusicTable.AlbumTrack.class,
      MusicTable.PlaylistInfo.class
    },
    collections = MusicTable.Album.class,
    localIndexes = @LocalIndex(name = "track_title_index", sortKey = "track_title"),
    globalIndexes = {
      @GlobalIndex(
          name = "artist_album_index",
          partitionKey = "artist_name",
          sortKey = "partition_key"),
      @GlobalIndex(
          name = "genre_album_index",
          partitionKey = "genre_name",
          sortKey = "partition_key")
    })
interface MusicTable {

  @Entity
  @Key(partition = "ALBUM_{albumToken}", sort = "INFO")
  @AccessPattern(name = "albumsByArtist", by = "artistName", orderBy = "albumToken")
  @AccessPattern(name = "albumsByGenre", by = "genreName")
  record AlbumInfo(
      String albumToken,
      @Attribute(name = "album_title") String albumTitle,
      @Attribute(name = "artist_name") String artistName,
      @Attribute(name = "release_date") LocalDate releaseDate,
      @Attribute(name = "genre_name") String genreName) {}

  @Entity
  @Key(partition = "ALBUM_{albumToken}", sort = "TRACK_{trackNumber:digits(3)}")
  @AccessPattern(
      name = "findTrack",
      by = {"albumToken", "trackNumber"})
  @AccessPattern(
      name = "tracksByTitle",
      by = "albumToken",
      orderBy = "trackTitle",
      consistency = Consistency.STRONG)
  @AccessPattern(
      name = "tracksFromTitle",
      by = "albumToken",
      range = "trackTitle",
      pageSize = 2,
      returns = Title.class)
  record AlbumTrack(
      String albumToken,
      int trackNumber,
      @Attribute(name = "track_title") String trackTitle,
      @Attribute(name = "run_length") Duration runLength) {}

  record Title(int trackNumber, @Attribute(name = "track_title") String trackTitle) {}

  @Entity
  @Key(partition = "PLAYLIST_{playlistToken}", sort = "INFO")
  @AccessPattern(name = "findPlaylist", by = "playlistToken")
  record PlaylistInfo(
      String playlistToken,
      @Attribute(name = "playlist_size") int playlistSize,
      @Attribute(name = "playlist_tracks") List<String> playlistTracks) {}

  @ItemCollection
  @AccessPattern(name = "album", by = "albumToken", orderBy = "trackNumber")
  record Album(AlbumInfo info, List<AlbumTrack> tracks) {}
}
