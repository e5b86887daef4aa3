package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.designs.GitHubTable.AccountWithRepositories;
import dev.keyplan.designs.GitHubTable.Organization;
import dev.keyplan.designs.GitHubTable.Repository;
import dev.keyplan.designs.GitHubTable.User;
import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.ConditionFailedException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Users and organizations share their keys: a name is that of one or the other. */
@KeyplanTest
class GitHubAccountsTest {

  private static final Organization ACME = new Organization("acme", 5);
  private static final User USER = new User("acme", "acme@example.org");

  private CallRecorder calls;
  private DynamoDbClient client;
  private String table;
  private GitHubTable_UserRepository users;
  private GitHubTable_OrganizationRepository organizations;
  private GitHubTableClient hub;
  private GitHubTable_UserAsyncRepository asyncUsers;

  @BeforeEach
  void createAnOrganization(TestDatabase database) {
    table = database.createTable(GitHubTableDefinition::createTableRequest);
    calls = database.calls();
    client = database.client();
    hub = GitHubTableClient.create(client, table);
    users = hub.gitHubTable_UserRepository();
    organizations = hub.gitHubTable_OrganizationRepository();
    asyncUsers =
        GitHubTableAsyncClient.create(database.asyncClient(), table).gitHubTable_UserRepository();
    organizations.create(ACME);
  }

  @Test
  void aNameIsGivenOnce() {
    assertThatThrownBy(() -> users.create(USER))
        .isInstanceOfSatisfying(
            AlreadyExistsException.class,
            e -> assertThat(e.item()).containsEntry("seats", AttributeValue.fromN("5")))
        .hasMessage(
            "Cannot create GitHubTable_User PK=ACCOUNT#acme, SK=ACCOUNT#acme: table %s has an item of"
                + " type 'Organization' of that key; it is left as it was: take another key",
            table);
    assertThat(organizations.findOrganization("acme")).contains(ACME);
  }

  @Test
  void aUserIsNotPutOverAnOrganization() {
    assertThatThrownBy(() -> users.put(USER))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            e -> assertThat(e.item()).containsEntry("seats", AttributeValue.fromN("5")))
        .hasMessage(
            "Cannot put GitHubTable_User PK=ACCOUNT#acme, SK=ACCOUNT#acme: table %s has an item of"
                + " type 'Organization' of that key, which is left as it is",
            table);
    assertThatThrownBy(() -> asyncUsers.put(USER).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(ConditionFailedException.class);
    assertThat(organizations.findOrganization("acme")).contains(ACME);
  }

  @Test
  void aUserIsNotDeletedWhereAnOrganizationLies() {
    assertThatThrownBy(() -> users.delete("acme")).isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(() -> users.delete(USER)).isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(() -> asyncUsers.delete("acme").join())
        .hasCauseInstanceOf(ConditionFailedException.class);
    assertThat(organizations.findOrganization("acme")).contains(ACME);
  }

  @Test
  void anEntitysOwnItemsAreReplacedAndDeletedAsEver() {
    User ann = new User("ann", "ann@example.org");
    users.put(ann);
    users.put(new User("ann", "ann@example.com"));
    assertThat(users.findUser("ann")).map(User::mail).contains("ann@example.com");
    users.delete(ann);
    users.delete("ann");
    assertThat(users.findUser("ann")).isEmpty();
    organizations.create(new Organization("ann", 1));
    assertThat(organizations.findOrganization("ann")).isPresent();
  }

  @Test
  void anOrganizationIsNoUser() {
    User ann = new User("ann", "ann@example.org");
    users.create(ann);
    List<GitHubTable_UserKeys.PrimaryKey> keys =
        List.of(
            new GitHubTable_UserKeys.PrimaryKey("acme"),
            new GitHubTable_UserKeys.PrimaryKey("ann"));

    assertThat(users.findUser("acme")).isEmpty();
    assertThat(organizations.findOrganization("ann")).isEmpty();
    assertThat(calls.pattern("findOrganization").assertOneGetItem().consistent()).isTrue();
    assertThat(users.findUserBatch(keys)).containsOnlyKeys(keys.get(1)).containsValue(ann);
    assertThat(asyncUsers.findUser("acme").join()).isEmpty();
    assertThat(asyncUsers.findUserBatch(keys).join()).containsOnlyKeys(keys.get(1));
  }

  @Test
  void whatSaysNoTypeIsNobodysAndNotTouched() {
    Map<String, AttributeValue> stray =
        Map.of(
            "PK", AttributeValue.fromS("ACCOUNT#stray"),
            "SK", AttributeValue.fromS("ACCOUNT#stray"));
    client.putItem(request -> request.tableName(table).item(stray));

    assertThat(users.findUser("stray")).isEmpty();
    assertThatThrownBy(() -> users.put(new User("stray", "stray@example.org")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("an item without the type attribute 'entityType'");
  }

  @Test
  void anAccountComesWithItsRepositoriesWhicheverItIs() {
    Repository repository =
        new Repository("acme", "x", Optional.empty(), 0, Instant.parse("2026-01-01T00:00:00Z"));
    hub.gitHubTable_RepositoryRepository().create(repository);
    users.create(new User("ann", "ann@example.org"));
    GitHubTable_AccountWithRepositoriesRepository accounts =
        hub.gitHubTable_AccountWithRepositoriesRepository();

    assertThat(accounts.accountWithRepositories("acme"))
        .contains(
            new AccountWithRepositories(Optional.empty(), Optional.of(ACME), List.of(repository)));
    assertThat(accounts.accountWithRepositories("ann"))
        .flatMap(AccountWithRepositories::user)
        .map(User::owner)
        .contains("ann");
    calls.pattern("accountWithRepositories").assertQueriesOf("GSI3", 2);
  }
}
