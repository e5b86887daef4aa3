package dev.keyplan.designs;

import dev.keyplan.annotation.Accept;
import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * DeBrie's GitHub: seven kinds of items, overloaded indexes, a key template chosen by whether an
 * attribute is there, users and organizations in one name space. Comments have their number padded
 * as the issues have, unlike the published ones. Left out: the counter of issue numbers. A
 * repository <em>and</em> its forks are two reads: they are of one entity, and what is asked for is
 * a different attribute of each.
 */
@Table(
    name = "github",
    entities = {
      GitHubTable.Repository.class,
      GitHubTable.Issue.class,
      GitHubTable.PullRequest.class,
      GitHubTable.IssueComment.class,
      GitHubTable.Star.class,
      GitHubTable.Reaction.class,
      GitHubTable.User.class,
      GitHubTable.Organization.class,
      GitHubTable.Membership.class
    },
    collections = {
      GitHubTable.RepositoryWithIssues.class,
      GitHubTable.RepositoryWithPulls.class,
      GitHubTable.AccountWithRepositories.class,
      GitHubTable.RepositoryView.class,
      GitHubTable.AccountView.class
    },
    globalIndexes = {
      @GlobalIndex(name = "GSI1"),
      @GlobalIndex(name = "GSI2"),
      @GlobalIndex(name = "GSI3")
    })
interface GitHubTable {

  enum Status {
    OPEN,
    CLOSED
  }

  enum Target {
    ISSUE,
    PR,
    ISSUECOMMENT
  }

  record Source(String owner, String repo) {}

  @Entity
  @Key(partition = "REPO#{owner}#{repo}", sort = "REPO#{owner}#{repo}")
  @Key(index = "GSI1", partition = "REPO#{owner}#{repo}", sort = "REPO#{owner}#{repo}")
  @Key(
      index = "GSI2",
      partition = "REPO#{forkSource.owner}#{forkSource.repo}",
      sort = "FORK#{owner}",
      when = "forkSource present")
  @Key(
      index = "GSI2",
      partition = "REPO#{owner}#{repo}",
      sort = "#REPO#{repo}",
      when = "forkSource absent")
  @Key(index = "GSI3", partition = "ACCOUNT#{owner}", sort = "#{updatedAt}")
  @AccessPattern(
      name = "findRepository",
      by = {"owner", "repo"})
  @AccessPattern(
      name = "forksOf",
      by = {"forkSource.owner", "forkSource.repo"},
      orderBy = "owner")
  @Accept(code = "KP707", reason = "the published design lays a repository beside its forks")
  record Repository(
      String owner, String repo, Optional<Source> forkSource, int stars, Instant updatedAt)
      implements RepositoryView, AccountView {}

  @Entity
  @Key(partition = "REPO#{owner}#{repo}", sort = "ISSUE#{number:digits(10)}")
  @AccessPattern(
      name = "findIssue",
      by = {"owner", "repo", "number"})
  record Issue(String owner, String repo, long number, Status status, Set<String> labels)
      implements RepositoryView {}

  @Entity
  @Key(
      partition = "PR#{owner}#{repo}#{number:digits(10)}",
      sort = "PR#{owner}#{repo}#{number:digits(10)}")
  @Key(index = "GSI1", partition = "REPO#{owner}#{repo}", sort = "PR#{number:digits(10)}")
  record PullRequest(String owner, String repo, long number, Status status) {}

  @Entity
  @Key(
      partition = "ISSUECOMMENT#{owner}#{repo}#{number:digits(10)}",
      sort = "ISSUECOMMENT#{commentId}")
  @AccessPattern(
      name = "commentsOf",
      by = {"owner", "repo", "number"},
      orderBy = "commentId")
  record IssueComment(String owner, String repo, long number, String commentId, String text) {}

  @Entity
  @Key(partition = "REPO#{owner}#{repo}", sort = "STAR#{user}")
  @AccessPattern(
      name = "stargazersOf",
      by = {"owner", "repo"},
      orderBy = "user")
  record Star(String owner, String repo, String user) {}

  @Entity
  @Key(
      partition = "{target}REACTION#{owner}#{repo}#{targetId}#{user}",
      sort = "{target}REACTION#{owner}#{repo}#{targetId}#{user}")
  @AccessPattern(
      name = "reactionOf",
      by = {"target", "owner", "repo", "targetId", "user"})
  record Reaction(
      Target target,
      String owner,
      String repo,
      String targetId,
      String user,
      Set<String> reactions) {}

  @Entity(sharesKeysWith = Organization.class)
  @Key(partition = "ACCOUNT#{owner}", sort = "ACCOUNT#{owner}")
  @Key(index = "GSI3", partition = "ACCOUNT#{owner}", sort = "ACCOUNT#{owner}")
  @AccessPattern(name = "findUser", by = "owner")
  record User(String owner, String mail) implements AccountView {}

  @Entity(sharesKeysWith = User.class)
  @Key(partition = "ACCOUNT#{owner}", sort = "ACCOUNT#{owner}")
  @Key(index = "GSI3", partition = "ACCOUNT#{owner}", sort = "ACCOUNT#{owner}")
  @AccessPattern(name = "findOrganization", by = "owner", consistency = Consistency.STRONG)
  record Organization(String owner, int seats) implements AccountView {}

  @Entity
  @Key(partition = "ACCOUNT#{organization}", sort = "MEMBERSHIP#{user}")
  @AccessPattern(name = "membersOf", by = "organization", orderBy = "user")
  record Membership(String organization, String user) {}

  @ItemCollection
  @AccessPattern(
      name = "repositoryWithNewestIssues",
      by = {"owner", "repo"},
      orderBy = "number",
      order = SortOrder.DESCENDING)
  record RepositoryWithIssues(Repository repository, List<Issue> issues) {}

  @ItemCollection
  @AccessPattern(
      name = "repositoryWithPulls",
      by = {"owner", "repo"},
      orderBy = "number")
  record RepositoryWithPulls(Repository repository, List<PullRequest> pulls) {}

  @ItemCollection
  @AccessPattern(
      name = "accountWithRepositories",
      by = "owner",
      orderBy = "updatedAt",
      order = SortOrder.DESCENDING)
  record AccountWithRepositories(
      Optional<User> user, Optional<Organization> organization, List<Repository> repositories) {}

  @ItemCollection
  @AccessPattern(
      name = "repositoryThenNewestIssues",
      by = {"owner", "repo"},
      orderBy = "number",
      order = SortOrder.DESCENDING)
  sealed interface RepositoryView permits Repository, Issue {}

  @ItemCollection
  @AccessPattern(
      name = "accountThenRepositories",
      by = "owner",
      orderBy = "updatedAt",
      order = SortOrder.DESCENDING,
      pageSize = 1)
  sealed interface AccountView permits User, Organization, Repository {}
}
