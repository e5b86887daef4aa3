package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.designs.SessionsTable.Session;
import dev.keyplan.designs.SessionsTable.Token;
import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class SessionsTest {

  private static final Instant NOW = Instant.parse("2026-05-01T12:00:00Z");

  private CallRecorder calls;
  private SessionsTable_SessionRepository sessions;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(SessionsTableDefinition::createTableRequest);
    calls = database.calls();
    sessions =
        SessionsTableClient.create(database.client(), table).sessionsTable_SessionRepository();
  }

  @Test
  void anExpiredSessionIsDroppedAfterTheRead() {
    Session expired = session(1, "ann", NOW.minusSeconds(1));
    Session live = session(2, "ann", NOW.plusSeconds(1));
    Stream.of(expired, live).forEach(sessions::create);

    assertThat(find(live.sessionToken())).contains(live);
    assertThat(find(expired.sessionToken())).isEmpty();
    assertThatThrownBy(() -> sessions.create(live)).isInstanceOf(AlreadyExistsException.class);
    assertThat(calls.pattern("findSession").calls())
        .allSatisfy(call -> assertThat(call.operation()).isEqualTo("GetItem"))
        .hasSize(2);
  }

  private Optional<Session> find(UUID token) {
    return sessions.findSession(token).filter(session -> session.expiresAt().isAfter(NOW));
  }

  @Test
  void aUsersSessionsAreFoundByTokenAndDeleted() {
    for (int i = 0; i < 5; i++) {
      sessions.create(session(i, "ann", NOW));
    }
    Session other = session(9, "anna", NOW);
    sessions.create(other);

    List<Token> tokens = sessions.tokensOf("ann").list();
    assertThat(tokens).containsExactlyInAnyOrder(token(0), token(1), token(2), token(3), token(4));
    assertThat(calls.pattern("tokensOf").calls())
        .allSatisfy(call -> assertThat(call.index()).contains("UserIndex"));
    tokens.forEach(token -> sessions.delete(token.sessionToken()));
    assertThat(sessions.tokensOf("ann").list()).isEmpty();
    assertThat(sessions.findSession(other.sessionToken())).contains(other);
  }

  @Test
  void theIndexHoldsItsKeysOnly() {
    assertThat(
            SessionsTableDefinition.createTableRequest("sessions")
                .globalSecondaryIndexes()
                .get(0)
                .projection()
                .projectionTypeAsString())
        .isEqualTo("KEYS_ONLY");
  }

  private static Session session(int number, String user, Instant expiresAt) {
    return new Session(
        token(number).sessionToken(), user, NOW, expiresAt, expiresAt.getEpochSecond());
  }

  private static Token token(int number) {
    return new Token(new UUID(0xABCDEF, number));
  }
}
