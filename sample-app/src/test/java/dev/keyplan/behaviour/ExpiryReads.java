package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.behaviour.ExpiringTable.Ban;
import dev.keyplan.behaviour.ExpiringTable.BannedUser;
import dev.keyplan.behaviour.ExpiringTable.OnDevice;
import dev.keyplan.behaviour.ExpiringTable.Profile;
import dev.keyplan.behaviour.ExpiringTable.Session;
import dev.keyplan.behaviour.ExpiringTable.UserPage;
import dev.keyplan.runtime.AsyncPagedQuery;
import dev.keyplan.runtime.ItemMappingException;
import dev.keyplan.runtime.Page;
import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.RecordedCall;
import dev.keyplan.testkit.TestDatabase;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What has expired is as good as gone, though the table still holds it. */
abstract class ExpiryReads {

  /** So far away that no server deletes anything. */
  private static final Instant NOW = Instant.parse("2100-01-01T00:00:00Z");

  private static final Session LONG_GONE = session("S1", NOW.minusSeconds(100_000));
  private static final Session LIVE = session("S2", NOW.plusSeconds(1));
  private static final Session JUST_GONE = session("S3", NOW);
  private static final Session FOR_EVER = new Session("ada", "S4", "phone", Optional.empty());
  private static final Session LIVE_TOO = session("S5", NOW.plusSeconds(60));
  private static final List<Session> ALL = List.of(LONG_GONE, LIVE, JUST_GONE, FOR_EVER, LIVE_TOO);
  private static final List<Session> ALIVE = List.of(LIVE, FOR_EVER, LIVE_TOO);
  private static final Profile ADA = new Profile("ada", "Ada");

  private CallRecorder calls;
  private DynamoDbClient unchecked;
  private String table;
  private ExpiringTableClient client;
  private ExpiringTableAsyncClient asyncClient;
  private ExpiringTable_SessionRepository sessions;
  private ExpiringTable_SessionAsyncRepository sessionsAsync;

  @BeforeEach
  void createTable(TestDatabase database) {
    table =
        database.createTable(
            ExpiringTableDefinition::createTableRequest,
            ExpiringTableDefinition::timeToLiveRequest);
    calls = database.calls();
    unchecked = database.uncheckedClient();
    // The nanoseconds of the clock say nothing: times to live are whole seconds.
    Clock clock = Clock.fixed(NOW.plusNanos(999_999_999), ZoneOffset.UTC);
    client = ExpiringTableClient.create(database.client(), table).withClock(clock);
    asyncClient = ExpiringTableAsyncClient.create(database.asyncClient(), table).withClock(clock);
    sessions = client.expiringTable_SessionRepository();
    sessionsAsync = asyncClient.expiringTable_SessionRepository();
  }

  @Test
  void anItemIsAbsentFromItsSecondOn() {
    store(ALL);
    for (Session session : ALL) {
      Optional<Session> alive = Optional.of(session).filter(ALIVE::contains);
      assertThat(sessions.findSession("ada", session.sessionId())).isEqualTo(alive);
      assertThat(sessionsAsync.findSession("ada", session.sessionId()).join()).isEqualTo(alive);
    }
    Clock later = Clock.fixed(NOW.plusSeconds(1), ZoneOffset.UTC);
    assertThat(client.withClock(later).expiringTable_SessionRepository().findSession("ada", "S2"))
        .isEmpty();
  }

  @Test
  void theClockIsTheSystemsUnlessAnotherIsGiven(TestDatabase database) {
    store(List.of(session("S1", Instant.now().minusSeconds(5)), LIVE));
    ExpiringTable_SessionRepository now =
        ExpiringTableClient.create(database.client(), table).expiringTable_SessionRepository();
    assertThat(now.findSession("ada", "S1")).isEmpty();
    assertThat(now.sessionsOfUser("ada").list()).containsExactly(LIVE);
  }

  @Test
  void aBatchLeavesOutWhatHasExpired() {
    store(ALL);
    List<ExpiringTable_SessionKeys.PrimaryKey> keys =
        ALL.stream()
            .map(s -> new ExpiringTable_SessionKeys.PrimaryKey(s.userId(), s.sessionId()))
            .toList();
    assertThat(sessions.findSessionBatch(keys).values()).containsExactlyElementsOf(ALIVE);
    assertThat(sessionsAsync.findSessionBatch(keys).join().values())
        .containsExactlyElementsOf(ALIVE);
  }

  @Test
  void aQueryGoesByWhatIsAlive() {
    store(ALL);
    for (PagedQuery<Session> query :
        List.of(sessions.sessionsOfUser("ada"), sessions.sessionsByTwo("ada"))) {
      assertThat(query.list()).isEqualTo(ALIVE);
      assertThat(query.stream()).isEqualTo(ALIVE);
      assertThat(query.first()).contains(LIVE);
      assertThat(query.limit(1).list()).isEqualTo(ALIVE.subList(0, 1));
      assertThat(query.limit(2).list()).isEqualTo(ALIVE.subList(0, 2));
      assertThat(query.limit(2).stream()).isEqualTo(ALIVE.subList(0, 2));
      assertThat(query.limit(9).list()).isEqualTo(ALIVE);
      assertThat(query.count()).isEqualTo(3);
      assertThat(query.limit(2).count()).isEqualTo(2);
      assertThat(query.limit(9).count()).isEqualTo(3);
    }
  }

  @Test
  void anAsynchronousQueryGoesByWhatIsAlive() {
    store(ALL);
    for (AsyncPagedQuery<Session> query :
        List.of(sessionsAsync.sessionsOfUser("ada"), sessionsAsync.sessionsByTwo("ada"))) {
      List<Session> each = new ArrayList<>();
      query.forEach(each::add).join();
      assertThat(each).isEqualTo(ALIVE);
      assertThat(query.list().join()).isEqualTo(ALIVE);
      assertThat(query.first().join()).contains(LIVE);
      assertThat(query.limit(2).list().join()).isEqualTo(ALIVE.subList(0, 2));
      assertThat(query.count().join()).isEqualTo(3);
      assertThat(query.limit(2).count().join()).isEqualTo(2);
    }
  }

  @Test
  void aPageIsOneRequestAndMayHaveFewerItems() {
    store(ALL);
    Page<Session> first = sessions.sessionsByTwo("ada").page();
    assertThat(first.items()).containsExactly(LIVE);
    Page<Session> second = sessions.sessionsByTwo("ada").page(first.next().orElseThrow());
    assertThat(second.items()).containsExactly(FOR_EVER);
    Page<Session> third = sessions.sessionsByTwo("ada").page(second.next().orElseThrow());
    assertThat(third.items()).containsExactly(LIVE_TOO);
    calls.pattern("sessionsByTwo").assertQueries(3);

    assertThat(sessionsAsync.sessionsByTwo("ada").page().join().items()).containsExactly(LIVE);
  }

  @Test
  void aLimitOverCursorsCountsWhatIsAlive() {
    store(ALL);
    PagedQuery<Session> limited = sessions.sessionsByTwo("ada").limit(2);
    List<Session> read = new ArrayList<>();
    Page<Session> page = limited.page();
    read.addAll(page.items());
    while (page.next().isPresent()) {
      page = limited.page(page.next().get());
      read.addAll(page.items());
    }
    assertThat(read).isEqualTo(ALIVE.subList(0, 2));
  }

  @Test
  void theFirstBehindManyExpiredTakesFewRequests() {
    List<Session> gone =
        IntStream.range(100, 150).mapToObj(i -> session("R" + i, NOW.minusSeconds(i))).toList();
    store(gone);
    store(List.of(LIVE, LIVE_TOO));
    assertThat(sessions.sessionsOfUser("ada").first()).contains(LIVE);
    // 1 and 2 and 4 and so on: 63 reach the one behind 50.
    assertThat(calls.pattern("sessionsOfUser").assertQueries(6))
        .extracting(RecordedCall::itemCount)
        .startsWith(1, 2, 4, 8, 16);
    assertThat(sessionsAsync.sessionsOfUser("ada").limit(2).list().join())
        .containsExactly(LIVE, LIVE_TOO);
  }

  @Test
  void nothingAliveIsNothing() {
    store(List.of(LONG_GONE, JUST_GONE));
    assertThat(sessions.sessionsOfUser("ada").list()).isEmpty();
    assertThat(sessions.sessionsOfUser("ada").first()).isEmpty();
    assertThat(sessions.sessionsOfUser("ada").count()).isZero();
    assertThat(client.expiringTable_UserPageRepository().userPage("ada")).isEmpty();
    assertThat(asyncClient.expiringTable_UserPageRepository().userPage("ada").join()).isEmpty();
    assertThat(client.expiringTable_BannedUserRepository().bannedUser("ada")).isEmpty();
  }

  @Test
  void aViewThatDoesNotSayWhenIsDroppedAsWell() {
    store(ALL);
    List<OnDevice> alive = List.of(new OnDevice("S2"), new OnDevice("S4"), new OnDevice("S5"));
    assertThat(sessions.sessionsOnDevice("phone").list()).isEqualTo(alive);
    assertThat(sessions.sessionsOnDevice("phone").count()).isEqualTo(3);
    assertThat(sessionsAsync.sessionsOnDevice("phone").list().join()).isEqualTo(alive);
  }

  @Test
  void aCollectionIsMadeOfWhatIsAlive() {
    store(ALL);
    client.expiringTable_ProfileRepository().put(ADA);
    client.expiringTable_BanRepository().put(new Ban("ada", NOW));
    UserPage page = new UserPage(Optional.of(ADA), Optional.empty(), ALIVE);
    assertThat(client.expiringTable_UserPageRepository().userPage("ada")).contains(page);
    assertThat(asyncClient.expiringTable_UserPageRepository().userPage("ada").join())
        .contains(page);
    assertThat(client.expiringTable_UserItemRepository().itemsOfUser("ada").list())
        .containsExactly(ADA, LIVE, FOR_EVER, LIVE_TOO);
    assertThat(client.expiringTable_UserItemRepository().itemsOfUser("ada").count()).isEqualTo(4);
    assertThat(asyncClient.expiringTable_UserItemRepository().itemsOfUser("ada").list().join())
        .containsExactly(ADA, LIVE, FOR_EVER, LIVE_TOO);
  }

  @Test
  void aMandatoryMemberThatHasExpiredIsMissing() {
    store(ALL);
    client.expiringTable_BanRepository().put(new Ban("ada", NOW));
    assertThatThrownBy(() -> client.expiringTable_BannedUserRepository().bannedUser("ada"))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("BannedUser has no 'ban' among the 3 items read");
    Ban live = new Ban("ada", NOW.plusSeconds(1));
    client.expiringTable_BanRepository().put(live);
    assertThat(client.expiringTable_BannedUserRepository().bannedUser("ada"))
        .contains(new BannedUser(live, Optional.empty(), ALIVE));
  }

  @Test
  void aTimeToLiveIsStoredInWholeSecondsFloored() {
    Instant before1970 = Instant.parse("1969-12-31T23:59:58.999Z");
    store(List.of(session("S1", before1970), session("S2", NOW.plusMillis(1999)), FOR_EVER));
    assertThat(stored("USER#ada", "SESSION#S1").get("ttl")).isEqualTo(AttributeValue.fromN("-2"));
    assertThat(stored("USER#ada", "SESSION#S2").get("ttl"))
        .isEqualTo(AttributeValue.fromN("4102444801"));
    assertThat(stored("USER#ada", "SESSION#S4")).doesNotContainKey("ttl");

    Clock early = Clock.fixed(Instant.ofEpochSecond(-3), ZoneOffset.UTC);
    assertThat(
            client.withClock(early).expiringTable_SessionRepository().sessionsOfUser("ada").list())
        .extracting(Session::expiresAt)
        .containsExactly(
            Optional.of(Instant.ofEpochSecond(-2)),
            Optional.of(NOW.plusSeconds(1)),
            Optional.empty());
  }

  /** Absent means new, and 0 is a version like any other. */
  @Test
  void anAbsentVersionIsNullAndZeroIsAVersion() {
    ExpiringTable_NoteRepository notes = client.expiringTable_NoteRepository();
    putRaw("NOTE#n1", "Note", Map.of("noteId", AttributeValue.fromS("n1")));
    assertThat(notes.findNote("n1").orElseThrow().version()).isNull();
    Map<String, AttributeValue> zero = new HashMap<>();
    zero.put("noteId", AttributeValue.fromS("n2"));
    zero.put("version", AttributeValue.fromN("0"));
    putRaw("NOTE#n2", "Note", zero);
    assertThat(notes.findNote("n2").orElseThrow().version()).isZero();

    ExpiringTable_CounterRepository counters = client.expiringTable_CounterRepository();
    putRaw("COUNTER#c", "Counter", Map.of("name", AttributeValue.fromS("c")));
    assertThatThrownBy(() -> counters.findCounter("c"))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("Counter.version");
  }

  private void store(List<Session> all) {
    all.forEach(sessions::put);
  }

  private Map<String, AttributeValue> stored(String partition, String sort) {
    return unchecked
        .getItem(
            request ->
                request
                    .tableName(table)
                    .key(
                        Map.of(
                            "PK", AttributeValue.fromS(partition),
                            "SK", AttributeValue.fromS(sort))))
        .item();
  }

  private void putRaw(String partition, String type, Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.put("PK", AttributeValue.fromS(partition));
    item.put("SK", AttributeValue.fromS("META"));
    item.put("entityType", AttributeValue.fromS(type));
    unchecked.putItem(request -> request.tableName(table).item(item));
  }

  private static Session session(String id, Instant expiresAt) {
    return new Session("ada", id, "phone", Optional.of(expiresAt));
  }
}
