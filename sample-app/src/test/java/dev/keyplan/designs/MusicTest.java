package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.designs.MusicTable.Album;
import dev.keyplan.designs.MusicTable.AlbumInfo;
import dev.keyplan.designs.MusicTable.AlbumTrack;
import dev.keyplan.designs.MusicTable.PlaylistInfo;
import dev.keyplan.designs.MusicTable.Title;
import dev.keyplan.designs.MusicTable_AlbumTrackKeys.PrimaryKey;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.runtime.Page;
import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.RecordedCall;
import dev.keyplan.testkit.TestDatabase;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class MusicTest {

  private static final AlbumInfo WALL = album("1", "The Wall", "Pink Floyd", "Rock");

  private CallRecorder calls;
  private MusicTableClient music;
  private MusicTable_AlbumTrackRepository tracks;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(MusicTableDefinition::createTableRequest);
    calls = database.calls();
    music = MusicTableClient.create(database.client(), table);
    tracks = music.musicTable_AlbumTrackRepository();
    music.musicTable_AlbumInfoRepository().create(WALL);
  }

  @Test
  void theTenthTrackComesAfterTheSecond() {
    List<AlbumTrack> sorted = Stream.of(1, 2, 9, 10, 11, 100).map(n -> track("1", n)).toList();
    for (int i = sorted.size() - 1; i >= 0; i--) {
      tracks.create(sorted.get(i));
    }
    tracks.create(track("10", 1));

    assertThat(music.musicTable_AlbumRepository().album("1")).contains(new Album(WALL, sorted));
    assertThat(calls.pattern("album").assertOneQuery().keyCondition())
        .isEqualTo("partition_key = ALBUM_1");
    assertThat(tracks.findTrack("1", 10)).contains(track("1", 10));
    assertThat(calls.pattern("findTrack").assertOneGetItem().keyCondition())
        .isEqualTo("partition_key = ALBUM_1 and sort_key = TRACK_010");
  }

  @Test
  void tracksByTitleAreReadStronglyFromTheLocalIndex() {
    Stream.of(track(1, "Mother"), track(2, "Goodbye Blue Sky"), track(10, "Hey You"))
        .forEach(tracks::create);
    tracks.create(new AlbumTrack("10", 1, "Another album's", Duration.ofSeconds(73)));

    assertThat(tracks.tracksByTitle("1").list())
        .extracting(AlbumTrack::trackTitle)
        .containsExactly("Goodbye Blue Sky", "Hey You", "Mother");
    RecordedCall call = calls.pattern("tracksByTitle").assertOneQueryOf("track_title_index");
    assertThat(call.consistent()).isTrue();
    assertThat(call.keyCondition()).isEqualTo("partition_key = ALBUM_1");
  }

  @Test
  void pagesOfTheLocalIndexGoOnAmongEqualTitles() {
    for (int number = 1; number <= 5; number++) {
      tracks.create(track(number, "Another Brick in the Wall"));
    }
    tracks.create(track(6, "Young Lust"));
    tracks.create(track(7, "A Great Day"));
    PagedQuery<Title> query =
        tracks.tracksFromTitle("1", KeyRange.from("Another").until("Young Lust"));

    List<Integer> seen = new ArrayList<>();
    Page<Title> page = query.page();
    page.items().forEach(title -> seen.add(title.trackNumber()));
    while (page.next().isPresent()) {
      page = query.page(page.next().get());
      page.items().forEach(title -> seen.add(title.trackNumber()));
    }
    assertThat(seen).containsExactlyInAnyOrder(1, 2, 3, 4, 5);
    assertThat(calls.pattern("tracksFromTitle").assertQueriesOf("track_title_index", 3))
        .noneMatch(RecordedCall::consistent);
  }

  @Test
  void aPlaylistIsAGetAndABatch() {
    Stream.of(track("1", 2), track("1", 10), track("2", 1)).forEach(tracks::create);
    PlaylistInfo list = new PlaylistInfo("7", 2, List.of("2/1", "1/10", "1/99"));
    music.musicTable_PlaylistInfoRepository().create(list);

    List<PrimaryKey> keys =
        music
            .musicTable_PlaylistInfoRepository()
            .findPlaylist("7")
            .orElseThrow()
            .playlistTracks()
            .stream()
            .map(token -> token.split("/"))
            .map(parts -> new PrimaryKey(parts[0], Integer.parseInt(parts[1])))
            .toList();
    assertThat(tracks.findTrackBatch(keys).values()).containsExactly(track("2", 1), track("1", 10));
    calls.pattern("findPlaylist").assertOneGetItem();
    assertThat(calls.pattern("findTrack").assertOne("BatchGetItem").itemCount()).isEqualTo(2);
  }

  @Test
  void albumsAreFoundByArtistAndByGenre() {
    AlbumInfo animals = album("0", "Animals", "Pink Floyd", "Prog");
    AlbumInfo pink = album("2", "Missundaztood", "Pink", "Rock");
    Stream.of(pink, animals).forEach(music.musicTable_AlbumInfoRepository()::create);
    tracks.create(track("1", 1));

    assertThat(music.musicTable_AlbumInfoRepository().albumsByArtist("Pink Floyd").list())
        .containsExactly(animals, WALL);
    assertThat(music.musicTable_AlbumInfoRepository().albumsByGenre("Rock").list())
        .containsExactly(WALL, pink);
    calls.pattern("albumsByArtist").assertOneQueryOf("artist_album_index");
    calls.pattern("albumsByGenre").assertOneQueryOf("genre_album_index");
  }

  private static AlbumInfo album(String token, String title, String artist, String genre) {
    return new AlbumInfo(token, title, artist, LocalDate.parse("1979-11-30"), genre);
  }

  private static AlbumTrack track(int number, String title) {
    return new AlbumTrack("1", number, title, Duration.ofSeconds(73));
  }

  private static AlbumTrack track(String album, int number) {
    return new AlbumTrack(album, number, "Track " + number, Duration.ofSeconds(73));
  }
}
