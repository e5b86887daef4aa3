package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.behaviour.AlbumsTable.Album;
import dev.keyplan.behaviour.AlbumsTable.AlbumItem;
import dev.keyplan.behaviour.AlbumsTable.Cover;
import dev.keyplan.behaviour.AlbumsTable.Track;
import dev.keyplan.runtime.ItemMappingException;
import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What another program wrote among the items of a collection is never read as what it is not. */
@KeyplanTest
class UnknownEntityTypesTest {

  private static final String STREAM_EXPECTS = "; expected is Album or Cover or T or Review";

  private TestDatabase database;
  private String table;
  private AlbumsTableClient albums;
  private AlbumsTableAsyncClient asynchronous;

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    table = database.createTable(AlbumsTableDefinition::createTableRequest);
    albums = AlbumsTableClient.create(database.client(), table);
    asynchronous = AlbumsTableAsyncClient.create(database.asyncClient(), table);
    albums.albumsTable_AlbumRepository().create(new Album("a1", "joni", 1971));
    albums.albumsTable_CoverRepository().create(new Cover("a1", "blue"));
  }

  @Test
  void anUnknownTypeIsAnErrorOfBothFormsThatNamesTheKeyTheTypeAndWhatWasExpected() {
    put("TRACK#005", Map.of("entityType", AttributeValue.fromS("Song")));

    assertThatThrownBy(() -> albums.albumsTable_AlbumPageRepository().albumPage("a1"))
        .isInstanceOf(ItemMappingException.class)
        .hasMessage(
            "AlbumPage: item PK=ALBUM#a1, SK=TRACK#005 has the entity type 'Song'"
                + STREAM_EXPECTS);
    assertThatThrownBy(() -> items().list())
        .isInstanceOf(ItemMappingException.class)
        .hasMessage(
            "AlbumItem: item PK=ALBUM#a1, SK=TRACK#005 has the entity type 'Song'"
                + STREAM_EXPECTS);
    assertThatThrownBy(() -> asynchronous.albumsTable_AlbumPageRepository().albumPage("a1").join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(ItemMappingException.class)
        .hasMessageContaining("SK=TRACK#005 has the entity type 'Song'");
    assertThatThrownBy(
            () -> asynchronous.albumsTable_AlbumItemRepository().albumItems("a1").list().join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(ItemMappingException.class)
        .hasMessageContaining("SK=TRACK#005 has the entity type 'Song'");
  }

  /** A stream is right as far as it is read; then it ends in the error, and skips nothing. */
  @Test
  void aStreamFailsWhereTheItemIsReached() {
    put("TRACK#005", Map.of("entityType", AttributeValue.fromS("Song")));
    albums.albumsTable_TrackRepository().create(new Track("a1", 9));

    assertThat(items().limit(2).list()).hasSize(2);
    assertThat(items().first()).isPresent();
    assertThatThrownBy(() -> items().limit(3).list()).isInstanceOf(ItemMappingException.class);
    assertThatThrownBy(() -> items().stream().count()).isInstanceOf(ItemMappingException.class);
    var backwards = albums.albumsTable_AlbumItemRepository().albumItemsBackwards("a1");
    assertThatThrownBy(backwards::page).isInstanceOf(ItemMappingException.class);
    assertThat(backwards.first()).contains(new Track("a1", 9));
  }

  @Test
  void aTypeOfAnotherEntityOfTheTableIsAsUnknown() {
    put("TRACK#005", Map.of("entityType", AttributeValue.fromS("Artist")));

    assertThatThrownBy(() -> albums.albumsTable_AlbumPageRepository().albumPage("a1"))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("SK=TRACK#005 has the entity type 'Artist'" + STREAM_EXPECTS);
    assertThatThrownBy(() -> items().list())
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("SK=TRACK#005 has the entity type 'Artist'" + STREAM_EXPECTS);
  }

  @Test
  void aMissingTypeIsToldAsMissing() {
    put("TRACK#005", Map.of("no", AttributeValue.fromN("5")));

    assertThatThrownBy(() -> albums.albumsTable_AlbumPageRepository().albumPage("a1"))
        .isInstanceOf(ItemMappingException.class)
        .hasMessage(
            "AlbumPage: item PK=ALBUM#a1, SK=TRACK#005 has no entity type: 'entityType' is absent"
                + STREAM_EXPECTS);
    assertThatThrownBy(() -> items().list())
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining(
            "SK=TRACK#005 has no entity type: 'entityType' is absent" + STREAM_EXPECTS);
  }

  @Test
  void aTypeThatIsNoTextIsToldWithWhatItIs() {
    put("TRACK#005", Map.of("entityType", AttributeValue.fromNul(true)));

    assertThatThrownBy(() -> items().list())
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("SK=TRACK#005 has no entity type: 'entityType' is stored as NUL");
  }

  /** The key says one thing and the type another: the type is believed, its mapper reads it. */
  @Test
  void anItemOfAMemberThatLacksItsAttributesNamesItsKey() {
    put("TRACK#005", Map.of("entityType", AttributeValue.fromS("Review")));

    assertThatThrownBy(() -> items().list())
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("Cannot read the Review at PK=ALBUM#a1, SK=TRACK#005")
        .hasMessageContaining("is missing");
  }

  @Test
  void aSecondItemForAMemberThatHoldsOneNamesTheKeysOfBoth() {
    put(
        "TRACK#005",
        Map.of(
            "entityType", AttributeValue.fromS("Cover"),
            "albumId", AttributeValue.fromS("a1"),
            "colour", AttributeValue.fromS("red")));

    assertThatThrownBy(() -> albums.albumsTable_AlbumPageRepository().albumPage("a1"))
        .isInstanceOf(ItemMappingException.class)
        .hasMessage(
            "AlbumPage has two items for 'cover', which holds one: PK=ALBUM#a1, SK=#COVER and"
                + " PK=ALBUM#a1, SK=TRACK#005");
  }

  @Test
  void aMissingMandatoryMemberNamesTheKeyThatWasRead() {
    albums.albumsTable_TrackRepository().create(new Track("a2", 1));

    assertThatThrownBy(() -> albums.albumsTable_AlbumPageRepository().albumPage("a2"))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("AlbumPage has no 'album'")
        .hasMessageContaining("PK=ALBUM#a2, SK=TRACK#001");
    assertThatThrownBy(() -> asynchronous.albumsTable_AlbumPageRepository().albumPage("a2").join())
        .hasCauseInstanceOf(ItemMappingException.class)
        .hasMessageContaining("PK=ALBUM#a2, SK=TRACK#001");
  }

  private PagedQuery<AlbumItem> items() {
    return albums.albumsTable_AlbumItemRepository().albumItems("a1");
  }

  private void put(String sort, Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.put("PK", AttributeValue.fromS("ALBUM#a1"));
    item.put("SK", AttributeValue.fromS(sort));
    database.uncheckedClient().putItem(put -> put.tableName(table).item(item));
  }
}
