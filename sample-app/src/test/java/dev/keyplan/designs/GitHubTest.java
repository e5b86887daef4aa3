package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.designs.GitHubTable.AccountWithRepositories;
import dev.keyplan.designs.GitHubTable.Issue;
import dev.keyplan.designs.GitHubTable.IssueComment;
import dev.keyplan.designs.GitHubTable.Membership;
import dev.keyplan.designs.GitHubTable.Organization;
import dev.keyplan.designs.GitHubTable.PullRequest;
import dev.keyplan.designs.GitHubTable.Reaction;
import dev.keyplan.designs.GitHubTable.Repository;
import dev.keyplan.designs.GitHubTable.RepositoryWithIssues;
import dev.keyplan.designs.GitHubTable.RepositoryWithPulls;
import dev.keyplan.designs.GitHubTable.Source;
import dev.keyplan.designs.GitHubTable.Star;
import dev.keyplan.designs.GitHubTable.Status;
import dev.keyplan.designs.GitHubTable.Target;
import dev.keyplan.designs.GitHubTable.User;
import dev.keyplan.runtime.KeyValueException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class GitHubTest {

  private static final Repository DYNAMO =
      repository("ann", "dynamo", null, "2026-01-02T00:00:00Z");

  private CallRecorder calls;
  private GitHubTableClient hub;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(GitHubTableDefinition::createTableRequest);
    calls = database.calls();
    hub = GitHubTableClient.create(database.client(), table);
    hub.gitHubTable_RepositoryRepository().create(DYNAMO);
  }

  @Test
  void aRepositoryComesWithItsNewestIssues() {
    List<Issue> issues =
        Stream.of(1000L, 10L, 9L, 2L, 1L)
            .map(number -> new Issue("ann", "dynamo", number, Status.OPEN, Set.of()))
            .toList();
    issues.forEach(hub.gitHubTable_IssueRepository()::create);
    hub.gitHubTable_StarRepository().create(new Star("ann", "dynamo", "bob"));
    hub.gitHubTable_IssueRepository()
        .create(new Issue("ann", "dynamo2", 1, Status.OPEN, Set.of("bug")));

    assertThat(
            hub.gitHubTable_RepositoryWithIssuesRepository()
                .repositoryWithNewestIssues("ann", "dynamo"))
        .contains(new RepositoryWithIssues(DYNAMO, issues));
    assertThat(calls.pattern("repositoryWithNewestIssues").assertOneQuery().keyCondition())
        .isEqualTo("PK = REPO#ann#dynamo and SK between ISSUE# and REPO#ann#dynamo");
    assertThat(calls.pattern("repositoryWithNewestIssues").calls().get(0).itemCount()).isEqualTo(6);
    assertThat(
            hub.gitHubTable_RepositoryViewRepository()
                .repositoryThenNewestIssues("ann", "dynamo")
                .limit(3)
                .list())
        .containsExactly(DYNAMO, issues.get(0), issues.get(1));
    assertThat(calls.pattern("repositoryThenNewestIssues").assertOneQuery().itemCount())
        .isEqualTo(3);
    assertThat(hub.gitHubTable_IssueRepository().findIssue("ann", "dynamo", 10))
        .contains(issues.get(1));
    calls.pattern("findIssue").assertOneGetItem();
  }

  @Test
  void aRepositoryMeetsItsPullRequestsInAnIndex() {
    PullRequest second = new PullRequest("ann", "dynamo", 2, Status.OPEN);
    PullRequest tenth = new PullRequest("ann", "dynamo", 10, Status.CLOSED);
    Stream.of(tenth, second, new PullRequest("ann", "dynamo2", 1, Status.OPEN))
        .forEach(hub.gitHubTable_PullRequestRepository()::create);

    assertThat(hub.gitHubTable_RepositoryWithPullsRepository().repositoryWithPulls("ann", "dynamo"))
        .contains(new RepositoryWithPulls(DYNAMO, List.of(second, tenth)));
    calls.pattern("repositoryWithPulls").assertOneQueryOf("GSI1");
  }

  @Test
  void forksLieBesideTheirSource() {
    Repository bobs =
        repository("bob", "dynamo", new Source("ann", "dynamo"), "2026-01-01T00:00:00Z");
    Repository eves = repository("eve", "dyn", new Source("ann", "dynamo"), "2026-01-01T00:00:00Z");
    Repository other = repository("eve", "x", new Source("ann", "dynamo2"), "2026-01-01T00:00:00Z");
    Stream.of(eves, bobs, other).forEach(hub.gitHubTable_RepositoryRepository()::create);

    assertThat(hub.gitHubTable_RepositoryRepository().forksOf("ann", "dynamo").list())
        .containsExactly(bobs, eves);
    assertThat(calls.pattern("forksOf").assertOneQueryOf("GSI2").keyCondition())
        .isEqualTo("GSI2PK = REPO#ann#dynamo and begins_with(GSI2SK, FORK#)");
    assertThat(hub.gitHubTable_RepositoryRepository().findRepository("bob", "dynamo"))
        .contains(bobs);
  }

  @Test
  void anAccountsRepositoriesMoveAsTheyAreUpdated() {
    GitHubTable_RepositoryRepository repositories = hub.gitHubTable_RepositoryRepository();
    User ann = new User("ann", "ann@example.org");
    hub.gitHubTable_UserRepository().create(ann);
    Repository old = repository("ann", "old", null, "2025-01-01T00:00:00Z");
    Repository recent = repository("ann", "recent", null, "2026-01-01T00:00:00.5Z");
    Stream.of(old, recent, repository("anna", "x", null, "2026-03-01T00:00:00Z"))
        .forEach(repositories::create);
    GitHubTable_AccountWithRepositoriesRepository accounts =
        hub.gitHubTable_AccountWithRepositoriesRepository();

    assertThat(accounts.accountWithRepositories("ann")).contains(account(ann, DYNAMO, recent, old));
    Repository updated = repository("ann", "old", null, "2026-02-01T00:00:00Z");
    repositories.put(updated);
    assertThat(accounts.accountWithRepositories("ann"))
        .contains(account(ann, updated, DYNAMO, recent));
    assertThat(
            hub.gitHubTable_AccountViewRepository().accountThenRepositories("ann").limit(3).list())
        .containsExactly(ann, updated, DYNAMO);
    calls.pattern("accountThenRepositories").assertQueriesOf("GSI3", 3);
    assertThat(calls.pattern("accountWithRepositories").assertQueriesOf("GSI3", 2))
        .allSatisfy(call -> assertThat(call.descending()).isTrue());
  }

  @Test
  void starsCommentsAndMembersAreRuns() {
    Stream.of("zoe", "bob")
        .map(user -> new Star("ann", "dynamo", user))
        .forEach(hub.gitHubTable_StarRepository()::create);
    hub.gitHubTable_StarRepository().create(new Star("ann", "dyna", "eve"));
    IssueComment first = new IssueComment("ann", "dynamo", 1, "a", "first");
    IssueComment second = new IssueComment("ann", "dynamo", 1, "b", "second");
    Stream.of(second, first, new IssueComment("ann", "dynamo", 10, "a", "another issue's"))
        .forEach(hub.gitHubTable_IssueCommentRepository()::create);
    hub.gitHubTable_OrganizationRepository().create(new Organization("org", 5));
    hub.gitHubTable_MembershipRepository().create(new Membership("org", "ann"));

    assertThat(hub.gitHubTable_StarRepository().stargazersOf("ann", "dynamo").list())
        .extracting(Star::user)
        .containsExactly("bob", "zoe");
    assertThat(hub.gitHubTable_IssueCommentRepository().commentsOf("ann", "dynamo", 1).list())
        .containsExactly(first, second);
    assertThat(hub.gitHubTable_MembershipRepository().membersOf("org").list())
        .containsExactly(new Membership("org", "ann"));
    assertThat(hub.gitHubTable_OrganizationRepository().findOrganization("org"))
        .contains(new Organization("org", 5));
    calls.pattern("stargazersOf").assertOneQuery();
    calls.pattern("commentsOf").assertOneQuery();
    calls.pattern("membersOf").assertOneQuery();
  }

  @Test
  void aReactionIsOfOneKindOfTarget() {
    Reaction onIssue = new Reaction(Target.ISSUE, "ann", "dynamo", "1", "bob", Set.of("heart"));
    Reaction onComment = new Reaction(Target.ISSUECOMMENT, "ann", "dynamo", "1", "bob", Set.of());
    GitHubTable_ReactionRepository reactions = hub.gitHubTable_ReactionRepository();
    Stream.of(onIssue, onComment).forEach(reactions::create);

    assertThat(reactions.reactionOf(Target.ISSUE, "ann", "dynamo", "1", "bob")).contains(onIssue);
    assertThat(reactions.reactionOf(Target.ISSUECOMMENT, "ann", "dynamo", "1", "bob"))
        .contains(onComment);
    assertThat(reactions.reactionOf(Target.PR, "ann", "dynamo", "1", "bob")).isEmpty();
  }

  @Test
  void neitherOwnerNorRepositoryHoldsTheDelimiter() {
    assertThatThrownBy(() -> hub.gitHubTable_StarRepository().stargazersOf("ann#dynamo", "x"))
        .isInstanceOf(KeyValueException.class)
        .hasMessageContaining("owner");
    Repository forged =
        repository("bob", "dynamo", new Source("ann", "dyn#amo"), "2026-01-01T00:00:00Z");
    assertThatThrownBy(() -> hub.gitHubTable_RepositoryRepository().create(forged))
        .isInstanceOf(KeyValueException.class)
        .hasMessageContaining("forkSource.repo");
  }

  private static AccountWithRepositories account(User user, Repository... repositories) {
    return new AccountWithRepositories(Optional.of(user), Optional.empty(), List.of(repositories));
  }

  private static Repository repository(String owner, String repo, Source source, String updatedAt) {
    return new Repository(owner, repo, Optional.ofNullable(source), 0, Instant.parse(updatedAt));
  }
}
