package dev.keyplan.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.processor.evolution.LockFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The goals {@code lock} and {@code diff}. */
class LockMojoTest {

  @TempDir Path folder;

  private final RecordedLog log = new RecordedLog();

  private Path lock() {
    return folder.resolve("keyplan.lock.json");
  }

  /** A table of the tickets, changed in one place. */
  private void compiled(String table, String text, String replacement) throws IOException {
    Path model = folder.resolve("classes/META-INF/keyplan").resolve(table).resolve("model.json");
    Files.createDirectories(model.getParent());
    String tickets = Files.readString(Designs.own().exports("tickets").resolve("model.json"));
    assertThat(tickets).contains(text);
    Files.writeString(
        model,
        tickets
            .replace(text, replacement)
            .replace("\"name\": \"tickets\"", "\"name\": \"" + table + "\""));
  }

  private LockMojo lockGoal() {
    LockMojo goal = new LockMojo();
    goal.setLog(log);
    goal.classes = folder.resolve("classes").toFile();
    goal.lockFile = lock().toFile();
    return goal;
  }

  private DiffMojo diffGoal() {
    DiffMojo goal = new DiffMojo();
    goal.setLog(log);
    goal.classes = folder.resolve("classes").toFile();
    goal.before = lock().toFile();
    return goal;
  }

  private LockFile written() throws IOException {
    return LockFile.read(Files.readString(lock()));
  }

  @Test
  void theFirstLockIsMade() throws Exception {
    compiled("tickets", "", "");

    lockGoal().execute();

    assertThat(written().tables()).containsOnlyKeys("tickets");
    assertThat(log.lines())
        .contains("info ## tickets", "info A new table.")
        .last()
        .isEqualTo("info wrote " + lock() + ": commit it");
  }

  @Test
  void anUnchangedLockIsNotTouched() throws Exception {
    compiled("tickets", "", "");
    lockGoal().execute();
    FileTime old = FileTime.fromMillis(1000);
    Files.setLastModifiedTime(lock(), old);
    log.lines().clear();

    lockGoal().execute();

    assertThat(Files.getLastModifiedTime(lock())).isEqualTo(old);
    assertThat(log.lines()).containsExactly("info " + lock() + " is up to date");
  }

  @Test
  void anIncompatibleChangeIsAgreedToInWords() throws Exception {
    compiled("tickets", "", "");
    lockGoal().execute();
    compiled("tickets", "USER#", "U#");
    log.lines().clear();

    lockGoal().execute();

    assertThat(written().text()).contains("U#{userId}").doesNotContain("USER#");
    assertThat(log.lines())
        .contains("info ## tickets")
        .anyMatch(line -> line.startsWith("info - way out: **backfill** (KP813)"));
  }

  @Test
  void aTableWithoutExportsStaysLockedUntilItIsPruned() throws Exception {
    compiled("tickets", "", "");
    compiled("others", "\"root\": \"tickets.TicketsTable\"", "\"root\": \"tickets.OthersTable\"");
    lockGoal().execute();
    Files.delete(folder.resolve("classes/META-INF/keyplan/others/model.json"));
    Files.delete(folder.resolve("classes/META-INF/keyplan/others"));
    log.lines().clear();

    lockGoal().execute();

    assertThat(written().tables()).containsOnlyKeys("others", "tickets");
    assertThat(log.lines().get(0)).startsWith("warn others stays locked");

    LockMojo pruning = lockGoal();
    pruning.prune = true;
    pruning.execute();

    assertThat(written().tables()).containsOnlyKeys("tickets");
  }

  @Test
  void aTableOfAnotherNameTakesThePlaceOfTheOldOne() throws Exception {
    compiled("tickets", "", "");
    lockGoal().execute();
    Files.delete(folder.resolve("classes/META-INF/keyplan/tickets/model.json"));
    Files.delete(folder.resolve("classes/META-INF/keyplan/tickets"));
    compiled("tickets-2", "", "");

    lockGoal().execute();

    assertThat(written().tables()).containsOnlyKeys("tickets-2");
  }

  @Test
  void exportsThatAreLeftOverAreNoticed() throws Exception {
    compiled("tickets", "", "");
    compiled("tickets-2", "", "");

    assertThatThrownBy(lockGoal()::execute)
        .isInstanceOf(MojoExecutionException.class)
        .hasMessage(
            "tickets and tickets-2 are both of tickets.TicketsTable: the exports of one are from"
                + " before it had this name; run mvn clean compile");
  }

  @Test
  void aLockThatCannotBeReadIsTold() throws Exception {
    compiled("tickets", "", "");
    Files.writeString(lock(), "<<<<<<< HEAD\n");

    assertThatThrownBy(lockGoal()::execute)
        .isInstanceOf(MojoExecutionException.class)
        .hasMessageStartingWith(lock() + " is no lock that can be read: line 1, column 1: ");
  }

  @Test
  void aDifferenceIsSaidInMarkdown() throws Exception {
    compiled("tickets", "", "");
    lockGoal().execute();
    compiled("tickets", "USER#", "U#");
    log.lines().clear();
    DiffMojo goal = diffGoal();
    goal.output = folder.resolve("out/diff.md").toFile();

    goal.execute();

    String text = Files.readString(goal.output.toPath());
    assertThat(text)
        .startsWith("## tickets\n\n### ")
        .contains("\n- was: `USER#{userId}, as in USER#u-17`\n- is: `U#{userId}`\n- stored: ")
        .contains("\n- way out: **backfill** (KP813)\n  1. ")
        .endsWith("\n")
        .doesNotEndWith("\n\n");
    assertThat(log.lines()).isEqualTo(text.lines().map(line -> "info " + line).toList());
  }

  /** In the words of KP813. */
  @Test
  void whatKeepsAKeyIsSaidInTheFormInWhichItIsDeclared() throws Exception {
    compiled("tickets", "", "");
    lockGoal().execute();
    compiled("tickets", "COMMENT#", "C#");

    diffGoal().execute();

    assertThat(log.lines())
        .containsSubsequence(
            "info - to keep what is stored, declare",
            "info   ```java",
            "info   @SortKey(prefix = \"COMMENT#\") on at",
            "info   ```");
  }

  @Test
  void aDifferenceFailsTheBuildIfItShall() throws Exception {
    compiled("tickets", "", "");
    lockGoal().execute();
    DiffMojo same = diffGoal();
    same.failOnIncompatible = true;
    same.execute();
    assertThat(log.lines()).last().isEqualTo("info Nothing changes in what is stored.");

    compiled("tickets", "USER#", "U#");
    DiffMojo changed = diffGoal();
    changed.failOnIncompatible = true;

    assertThatThrownBy(changed::execute)
        .isInstanceOf(MojoFailureException.class)
        .hasMessageContaining("do not fit what is stored");
  }

  @Test
  void twoFilesAreComparedWithoutABuild() throws Exception {
    compiled("tickets", "", "");
    Path before = Designs.own().exports("tickets").resolve("model.json");
    compiled("tickets", "\"GSI1\"", "\"GSI2\"");
    DiffMojo goal = diffGoal();
    goal.classes = folder.resolve("none").toFile();
    goal.before = before.toFile();
    goal.after = folder.resolve("classes/META-INF/keyplan/tickets/model.json").toFile();

    goal.execute();

    assertThat(log.lines()).contains("info ### GSI1 is gone", "info ### GSI2 is a new index");
  }

  @Test
  void ofSeveralTablesOnlyTheChosenAreCompared() throws Exception {
    compiled("tickets", "", "");
    compiled("others", "\"root\": \"tickets.TicketsTable\"", "\"root\": \"tickets.OthersTable\"");
    lockGoal().execute();
    compiled("tickets", "USER#", "U#");
    log.lines().clear();
    DiffMojo goal = diffGoal();
    goal.tables = List.of("tickets");

    goal.execute();

    assertThat(log.lines()).contains("info ## tickets").doesNotContain("info ## others");
  }

  @Test
  void whatIsNoModelIsTold() throws Exception {
    Path other = Files.writeString(folder.resolve("other.json"), "{ \"a\": 1 }");
    DiffMojo missing = diffGoal();
    DiffMojo wrong = diffGoal();
    wrong.before = other.toFile();
    wrong.tables = List.of();

    assertThatThrownBy(missing::execute)
        .hasMessage(
            lock()
                + " is not there: name the file to compare with (keyplan.before), or make the lock"
                + " (keyplan:lock)");
    assertThatThrownBy(wrong::execute).hasMessage(other + " is neither a lock nor a model.json");
  }
}
