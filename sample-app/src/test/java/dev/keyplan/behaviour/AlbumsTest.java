package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.behaviour.AlbumsTable.Album;
import dev.keyplan.behaviour.AlbumsTable.AlbumItem;
import dev.keyplan.behaviour.AlbumsTable.AlbumPage;
import dev.keyplan.behaviour.AlbumsTable.Artist;
import dev.keyplan.behaviour.AlbumsTable.ArtistItem;
import dev.keyplan.behaviour.AlbumsTable.ArtistPage;
import dev.keyplan.behaviour.AlbumsTable.Cover;
import dev.keyplan.behaviour.AlbumsTable.Note;
import dev.keyplan.behaviour.AlbumsTable.Photo;
import dev.keyplan.behaviour.AlbumsTable.Post;
import dev.keyplan.behaviour.AlbumsTable.Review;
import dev.keyplan.behaviour.AlbumsTable.Shelf;
import dev.keyplan.behaviour.AlbumsTable.Track;
import dev.keyplan.runtime.Cursor;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.runtime.Page;
import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class AlbumsTest {

  private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");

  private static final Album BLUE = new Album("a1", "joni", 1971);
  private static final Cover COVER = new Cover("a1", "blue");
  private static final List<Track> TRACKS =
      IntStream.of(1, 2, 10, 100).mapToObj(no -> new Track("a1", no)).toList();
  private static final List<Review> REVIEWS =
      List.of(new Review("a1", NOON, "zoe"), new Review("a1", NOON.plusSeconds(1), "ann"));

  private CallRecorder calls;
  private AlbumsTableClient albums;
  private AlbumsTableAsyncClient asynchronous;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(AlbumsTableDefinition::createTableRequest);
    calls = database.calls();
    albums = AlbumsTableClient.create(database.client(), table);
    asynchronous = AlbumsTableAsyncClient.create(database.asyncClient(), table);
  }

  @Test
  void aRecordIsAssembledFromPagesOfOneItemByStrongReads() {
    writeAlbums();
    AlbumPage page = new AlbumPage(BLUE, Optional.of(COVER), TRACKS, REVIEWS);

    assertThat(albums.albumsTable_AlbumPageRepository().albumPage("a1")).contains(page);
    assertThat(calls.pattern("albumPage").calls())
        .hasSizeBetween(8, 9)
        .allSatisfy(
            call -> {
              assertThat(call.operation()).isEqualTo("Query");
              assertThat(call.consistent()).isTrue();
              assertThat(call.itemCount()).isLessThanOrEqualTo(1);
            });
    assertThat(asynchronous.albumsTable_AlbumPageRepository().albumPage("a1").join())
        .contains(page);
    assertThat(calls.pattern("albumPage").calls()).hasSizeBetween(16, 18);
  }

  @Test
  void aRecordOfNothingIsEmpty() {
    writeAlbums();

    assertThat(albums.albumsTable_AlbumPageRepository().albumPage("a")).isEmpty();
    assertThat(asynchronous.albumsTable_AlbumPageRepository().albumPage("b").join()).isEmpty();
    calls.pattern("albumPage").assertQueries(2);
  }

  @Test
  void aStreamIsOfTypedItemsByStrongReadsInPagesOfOne() {
    writeAlbums();
    List<AlbumItem> all = all();

    PagedQuery<AlbumItem> query = albums.albumsTable_AlbumItemRepository().albumItems("a1");
    assertThat(query.list()).isEqualTo(all);
    assertThat(calls.pattern("albumItems").calls())
        .hasSizeBetween(8, 9)
        .allSatisfy(call -> assertThat(call.consistent()).isTrue());
    assertThat(query.stream()).containsExactlyElementsOf(all);
    assertThat(query.limit(3).list()).isEqualTo(all.subList(0, 3));
    assertThat(query.first()).contains(BLUE);
    assertThat(query.count()).isEqualTo(8);
    assertThat(query.request().consistentRead()).isTrue();
    assertThat(asynchronous.albumsTable_AlbumItemRepository().albumItems("a1").list().join())
        .isEqualTo(all);
    assertThat(
            asynchronous.albumsTable_AlbumItemRepository().albumItems("a1").limit(2).list().join())
        .isEqualTo(all.subList(0, 2));
  }

  @Test
  void aStreamOfNothingIsEmpty() {
    writeAlbums();
    PagedQuery<AlbumItem> query = albums.albumsTable_AlbumItemRepository().albumItems("a");

    assertThat(query.list()).isEmpty();
    assertThat(query.page()).isEqualTo(new Page<>(List.of(), Optional.empty()));
    assertThat(query.first()).isEmpty();
    assertThat(query.count()).isZero();
  }

  /** The first page too, which begins behind the last of the items. */
  @Test
  void aBackwardStreamIsReadPageByPageFromItsCursors() {
    writeAlbums();
    List<AlbumItem> backwards = new ArrayList<>(all());
    Collections.reverse(backwards);
    PagedQuery<AlbumItem> query =
        albums.albumsTable_AlbumItemRepository().albumItemsBackwards("a1");

    Page<AlbumItem> page = query.page();
    assertThat(page.items()).isEqualTo(backwards.subList(0, 2));
    List<AlbumItem> read = new ArrayList<>(page.items());
    while (page.next().isPresent()) {
      page = query.page(Cursor.of(page.next().get().toString()));
      read.addAll(page.items());
    }

    assertThat(read).isEqualTo(backwards);
  }

  @Test
  void anEntityOfASealedTypeBetweenIsAMemberOfBoth() {
    writeAlbums();

    assertThat(albums.albumsTable_SleeveRepository().sleevesOf("a1").list()).containsExactly(COVER);
    assertThat(calls.pattern("sleevesOf").assertOneQuery().keyCondition())
        .isEqualTo("PK = ALBUM#a1 and SK = #COVER");
  }

  @Test
  void bothFormsReadAnIndex() {
    Artist joni = new Artist("joni");
    Album hejira = new Album("a2", "joni", 1976);
    albums.albumsTable_ArtistRepository().create(joni);
    writeAlbums();
    albums.albumsTable_AlbumRepository().create(hejira);

    assertThat(albums.albumsTable_ArtistPageRepository().artistPage("joni"))
        .contains(new ArtistPage(Optional.of(joni), List.of(hejira, BLUE)));
    assertThat(albums.albumsTable_ArtistItemRepository().artistItems("joni").limit(2).list())
        .containsExactly(joni, hejira);
    assertThat(asynchronous.albumsTable_ArtistItemRepository().artistItems("joni").list().join())
        .containsExactly((ArtistItem) joni, hejira, BLUE);
    assertThat(calls.pattern("artistItems").calls())
        .allSatisfy(call -> assertThat(call.index()).contains("GSI1"));
    assertThat(albums.albumsTable_ArtistPageRepository().artistPage("neil"))
        .contains(new ArtistPage(Optional.empty(), List.of(new Album("a10", "neil", 1970))));
  }

  @Test
  void aStreamReadsALocalIndexStrongly() {
    writeAlbums();
    List<Shelf> newestFirst = new ArrayList<>(TRACKS);
    Collections.reverse(newestFirst);
    newestFirst.add(COVER);

    assertThat(albums.albumsTable_ShelfRepository().shelf("a1").list()).isEqualTo(newestFirst);
    assertThat(asynchronous.albumsTable_ShelfRepository().shelf("a1").limit(3).list().join())
        .isEqualTo(newestFirst.subList(0, 3));
    assertThat(calls.pattern("shelf").calls())
        .hasSizeBetween(5, 6)
        .allSatisfy(
            call -> {
              assertThat(call.index()).contains("LSI1");
              assertThat(call.consistent()).isTrue();
            });
  }

  @Test
  void aRangeBoundsAllEntitiesOfAStream() {
    List<Post> posts =
        IntStream.range(0, 4)
            .boxed()
            .<Post>flatMap(
                second ->
                    Stream.of(
                        new Note("joni", NOON.plusSeconds(second), "text"),
                        new Photo("joni", NOON.plusSeconds(second))))
            .toList();
    for (Post post : posts) {
      if (post instanceof Note note) {
        albums.albumsTable_NoteRepository().create(note);
      } else if (post instanceof Photo photo) {
        albums.albumsTable_PhotoRepository().create(photo);
      }
    }
    List<Post> newest = new ArrayList<>(posts);
    Collections.reverse(newest);
    AlbumsTable_PostRepository repository = albums.albumsTable_PostRepository();

    assertThat(repository.postsBetween("joni", KeyRange.all()).list()).isEqualTo(newest);
    assertThat(
            repository
                .postsBetween("joni", KeyRange.between(NOON.plusSeconds(1), NOON.plusSeconds(2)))
                .list())
        .isEqualTo(newest.subList(2, 6));
    assertThat(repository.postsBetween("joni", KeyRange.greaterThan(NOON.plusSeconds(1))).list())
        .isEqualTo(newest.subList(0, 4));
    assertThat(repository.postsBetween("joni", KeyRange.lessThan(NOON.plusSeconds(1))).list())
        .isEqualTo(newest.subList(6, 8));
    assertThat(repository.postsBetween("joni", KeyRange.atMost(NOON)).limit(1).list())
        .isEqualTo(newest.subList(6, 7));
  }

  private static List<AlbumItem> all() {
    List<AlbumItem> all = new ArrayList<>(List.of(BLUE, COVER));
    all.addAll(REVIEWS);
    all.addAll(TRACKS);
    return all;
  }

  private void writeAlbums() {
    albums.albumsTable_AlbumRepository().create(BLUE);
    albums.albumsTable_AlbumRepository().create(new Album("a10", "neil", 1970));
    albums.albumsTable_CoverRepository().create(COVER);
    albums.albumsTable_CoverRepository().create(new Cover("a10", "red"));
    TRACKS.forEach(albums.albumsTable_TrackRepository()::create);
    REVIEWS.forEach(albums.albumsTable_ReviewRepository()::create);
    albums.albumsTable_TrackRepository().create(new Track("a10", 1));
  }
}
