import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.Optional;

/** Columns of a board, and forks of repositories: several keys of one entity in one index. */
@Table(
    name = "board",
    entities = {Board.Repo.class, Board.Ticket.class, Board.Note.class},
    globalIndexes = {@GlobalIndex(name = "GSI1"), @GlobalIndex(name = "GSI2")})
public interface Board {

  enum State {
    TODO,
    DOING,
    DONE
  }

  @Entity
  @Key(partition = "REPO#{owner}#{repo}", sort = "REPO#{owner}#{repo}")
  @Key(index = "GSI2", partition = "REPO#{source}#{repo}", sort = "FORK#{owner}", when = "source present")
  @Key(index = "GSI2", partition = "REPO#{owner}#{repo}", sort = "#REPO#{repo}", when = "source absent")
  @AccessPattern(name = "forks", by = {"source", "repo"}, orderBy = "owner")
  @AccessPattern(name = "original", by = {"owner", "repo", "source absent"})
  @AccessPattern(name = "allOf", by = {"owner", "repo"}, index = "GSI2")
  record Repo(String owner, String repo, Optional<String> source) {}

  @Entity
  @Key(partition = "TICKET#{id}", sort = "TICKET")
  @Key(index = "GSI1", partition = "BOARD#{board}", sort = "TODO#{priority:digits(2)}", when = "state = TODO")
  @Key(
      index = "GSI1",
      partition = "BOARD#{board}",
      sort = "DOING#{assignee}",
      when = {"state = DOING", "assignee present"})
  @AccessPattern(name = "todo", by = {"board", "state = TODO"}, orderBy = "priority")
  @AccessPattern(name = "doing", by = {"board", "state = DOING", "assignee"})
  @AccessPattern(name = "allDoing", by = {"board", "state = DOING"})
  @AccessPattern(name = "assigned", by = {"board", "state = DOING", "assignee present"}, orderBy = "assignee")
  @AccessPattern(name = "done", by = {"board", "state = DONE"})
  @AccessPattern(name = "started", by = {"board", "state in (TODO, DOING)"})
  record Ticket(String id, String board, State state, int priority, Optional<String> assignee) {}

  /** Its two keys are alike: together they hold every note, in one order. */
  @Entity
  @Key(partition = "NOTE#{id}", sort = "NOTE")
  @Key(index = "GSI1", partition = "NOTES#{board}", sort = "{id}", when = "state in (TODO, DOING)")
  @Key(index = "GSI1", partition = "NOTES#{board}", sort = "{id}", when = "state = DONE")
  @AccessPattern(name = "notes", by = "board", orderBy = "id")
  @AccessPattern(name = "notesDone", by = {"board", "state = DONE"})
  record Note(String id, String board, State state) {}
}
