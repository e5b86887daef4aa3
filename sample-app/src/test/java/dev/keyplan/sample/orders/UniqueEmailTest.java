package dev.keyplan.sample.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.ConditionFailedException;
import dev.keyplan.runtime.UniqueConstraintException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** No two users have one e-mail address, whatever is written at once. */
@KeyplanTest
class UniqueEmailTest {

  private static final User ADA = new User("ada", "Ada@example.org", "Ada");
  private static final User EVE = new User("eve", "eve@example.org", "Eve");

  private TestDatabase database;
  private String table;
  private CallRecorder calls;
  private UserRepository users;
  private UserAsyncRepository async;

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    table = database.createTable(OrdersTableDefinition::createTableRequest);
    calls = database.calls();
    users = OrdersTableClient.create(database.client(), table).userRepository();
    async = OrdersTableAsyncClient.create(database.asyncClient(), table).userRepository();
  }

  @Test
  void aUserIsStoredWithItsGuardByOneTransaction() {
    assertThat(users.create(ADA)).isEqualTo(ADA);

    assertThat(users.findUser("ada")).contains(ADA);
    assertThat(guard("ada@example.org"))
        .isEqualTo(
            Map.of(
                "PK", AttributeValue.fromS("EMAIL#ada@example.org"),
                "SK", AttributeValue.fromS("EMAIL"),
                "entityType", AttributeValue.fromS("User.email")));
    assertThat(calls.pattern("User.create").assertOne("TransactWriteItems").capacity())
        .isEqualTo(4.0);
  }

  @Test
  void anAddressThatIsTakenIsRefusedHoweverItIsWritten() {
    users.create(ADA);

    User second = new User("eve", "ADA@example.ORG", "Eve");
    UniqueConstraintException refused =
        catchThrowableOfType(UniqueConstraintException.class, () -> users.create(second));

    assertThat(refused).hasMessageContaining("USER#eve").hasMessageContaining("email");
    assertThat(refused.getMessage()).doesNotContainIgnoringCase("ada@example.org");
    assertThat(refused.attribute()).isEqualTo("email");
    assertThat(refused.value()).isEqualTo(AttributeValue.fromS("ADA@example.ORG"));
    assertThat(refused.guard()).isEqualTo(guard("ada@example.org"));
    assertThat(users.findUser("eve")).isEmpty();
  }

  @Test
  void aUserIdThatIsTakenIsToldAsSuch() {
    users.create(ADA);

    User second = new User("ada", "other@example.org", "Ada");
    AlreadyExistsException refused =
        catchThrowableOfType(AlreadyExistsException.class, () -> users.create(second));

    assertThat(refused).hasMessageContaining("USER#ada");
    assertThat(refused.item()).containsEntry("email", AttributeValue.fromS("Ada@example.org"));
    assertThat(guard("other@example.org")).isEmpty();
  }

  @Test
  void ofManyCreatesOfOneAddressAtOnceOneSucceeds() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(16);
    try {
      List<Callable<Boolean>> creates = new ArrayList<>();
      for (int i = 0; i < 64; i++) {
        User user = new User("u" + i, i % 2 == 0 ? "one@example.org" : "ONE@example.org", "N");
        creates.add(() -> created(user));
      }
      int successes = 0;
      for (Future<Boolean> create : threads.invokeAll(creates)) {
        successes += create.get() ? 1 : 0;
      }

      assertThat(successes).isEqualTo(1);
    } finally {
      threads.shutdownNow();
    }
    long stored = 0;
    for (int i = 0; i < 64; i++) {
      stored += users.findUser("u" + i).stream().count();
    }
    assertThat(stored).isEqualTo(1);
  }

  private boolean created(User user) {
    try {
      users.create(user);
      return true;
    } catch (UniqueConstraintException e) {
      return false;
    }
  }

  @Test
  void aChangedAddressFreesTheOldOne() {
    users.create(ADA);
    User changed = new User("ada", "ada@example.com", "Ada L.");

    assertThat(users.replace(ADA, changed)).isEqualTo(changed);

    assertThat(users.findUser("ada")).contains(changed);
    assertThat(guard("ada@example.org")).isEmpty();
    assertThat(guard("ada@example.com")).isNotEmpty();
    User next = new User("eve", "ada@example.org", "Eve");
    users.create(next);
    assertThat(users.findUser("eve")).contains(next);
  }

  @Test
  void anAddressInOtherLettersKeepsItsGuard() {
    users.create(ADA);
    User changed = new User("ada", "ADA@example.org", "Ada");

    users.replace(ADA, changed);

    assertThat(users.findUser("ada")).contains(changed);
    assertThat(guard("ada@example.org")).isNotEmpty();
    assertThat(calls.pattern("User.replace").assertOne("TransactWriteItems").capacity())
        .isEqualTo(2.0);
  }

  @Test
  void anAddressOfAnotherUserCannotBeTaken() {
    users.create(ADA);
    users.create(EVE);

    assertThatThrownBy(() -> users.replace(EVE, new User("eve", "ada@EXAMPLE.org", "Eve")))
        .isInstanceOf(UniqueConstraintException.class);

    assertThat(users.findUser("eve")).contains(EVE);
    assertThat(guard("eve@example.org")).isNotEmpty();
  }

  @Test
  void aStaleUserIsNotReplaced() {
    users.create(ADA);
    User moved = new User("ada", "ada@example.com", "Ada");
    users.replace(ADA, moved);

    ConditionFailedException refused =
        catchThrowableOfType(
            ConditionFailedException.class,
            () -> users.replace(ADA, new User("ada", "ada@example.net", "Ada")));

    assertThat(refused).hasMessageContaining("USER#ada");
    assertThat(refused.item()).containsEntry("email", AttributeValue.fromS("ada@example.com"));
    assertThat(users.findUser("ada")).contains(moved);
    assertThat(guard("ada@example.net")).isEmpty();
    assertThat(guard("ada@example.com")).isNotEmpty();
  }

  @Test
  void aUserThatIsGoneIsNeitherReplacedNorDeleted() {
    assertThatThrownBy(() -> users.replace(ADA, new User("ada", "Ada@example.org", "A.")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("no item of that key");
    assertThatThrownBy(() -> users.delete(ADA)).isInstanceOf(ConditionFailedException.class);

    assertThat(users.findUser("ada")).isEmpty();
  }

  @Test
  void anotherKeyIsRefusedBeforeAnyRequest() {
    assertThatThrownBy(() -> users.replace(ADA, EVE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("USER#ada");

    assertThat(calls.calls()).isEmpty();
  }

  @Test
  void aDeletedUserFreesItsAddress() {
    users.create(ADA);

    users.delete(ADA);

    assertThat(users.findUser("ada")).isEmpty();
    assertThat(guard("ada@example.org")).isEmpty();
    users.create(new User("eve", "ada@example.org", "Eve"));
    assertThat(guard("ada@example.org")).isNotEmpty();
  }

  @Test
  void aStaleUserIsNotDeleted() {
    users.create(ADA);
    User moved = new User("ada", "ada@example.com", "Ada");
    users.replace(ADA, moved);

    assertThatThrownBy(() -> users.delete(ADA)).isInstanceOf(ConditionFailedException.class);

    assertThat(users.findUser("ada")).contains(moved);
    assertThat(guard("ada@example.com")).isNotEmpty();
  }

  @Test
  void theAsynchronousRepositoryDoesTheSame() {
    User changed = new User("ada", "ada@example.com", "Ada");
    assertThat(async.create(ADA).join()).isEqualTo(ADA);
    assertThatThrownBy(() -> async.create(new User("eve", "ada@EXAMPLE.org", "Eve")).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(UniqueConstraintException.class);
    assertThat(async.replace(ADA, changed).join()).isEqualTo(changed);
    assertThatThrownBy(() -> async.delete(ADA).join())
        .hasCauseInstanceOf(ConditionFailedException.class);
    async.delete(changed).join();

    assertThat(users.findUser("ada")).isEmpty();
    assertThat(guard("ada@example.org")).isEmpty();
    assertThat(guard("ada@example.com")).isEmpty();
  }

  private Map<String, AttributeValue> guard(String email) {
    return database
        .uncheckedClient()
        .getItem(get -> get.tableName(table).key(UserKeys.emailGuard(email)).consistentRead(true))
        .item();
  }
}
