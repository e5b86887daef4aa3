package dev.keyplan.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportMojoTest {

  @TempDir Path folder;

  private final RecordedLog log = new RecordedLog();

  private ExportMojo goal(Path classes) {
    ExportMojo goal = new ExportMojo();
    goal.setLog(log);
    goal.classes = classes.toFile();
    goal.outputDirectory = folder.resolve("infra").toFile();
    return goal;
  }

  private Path compiled(String... files) throws IOException {
    Path classes = folder.resolve("classes");
    for (String file : files) {
      Path path = classes.resolve("META-INF/keyplan").resolve(file);
      Files.createDirectories(path.getParent());
      Files.writeString(path, "{ \"of\": \"" + file + "\" }\n");
    }
    return classes;
  }

  private List<String> written() throws IOException {
    Path infra = folder.resolve("infra");
    try (Stream<Path> tree = Files.walk(infra)) {
      return tree.filter(Files::isRegularFile)
          .map(file -> infra.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  @Test
  void allExportsOfAllTablesAreCopiedByteByByte() throws Exception {
    Path classes = compiled("a/table.json", "a/model.json", "b/table.json");

    goal(classes).execute();

    assertThat(written()).containsExactly("a/model.json", "a/table.json", "b/table.json");
    assertThat(folder.resolve("infra/b/table.json"))
        .hasSameBinaryContentAs(classes.resolve("META-INF/keyplan/b/table.json"));
  }

  @Test
  void tablesAndFormatsAreChosen() throws Exception {
    ExportMojo goal = goal(compiled("a/table.json", "a/model.json", "b/table.json"));
    goal.tables = List.of("a");
    goal.formats = List.of("table.json");
    goal.flat = true;

    goal.execute();

    assertThat(written()).containsExactly("a-table.json");
  }

  @Test
  void onlyWhatDiffersIsWritten() throws Exception {
    ExportMojo goal = goal(compiled("a/table.json", "b/table.json"));
    goal.execute();
    FileTime old = FileTime.fromMillis(1000);
    Path same = folder.resolve("infra/a/table.json");
    Files.setLastModifiedTime(same, old);
    Files.writeString(folder.resolve("infra/b/table.json"), "edited");
    log.lines().clear();

    goal.execute();

    assertThat(Files.getLastModifiedTime(same)).isEqualTo(old);
    assertThat(folder.resolve("infra/b/table.json")).content().contains("b/table.json");
    assertThat(log.lines().get(1)).endsWith("infra: 1 written, 1 unchanged");
  }

  @Test
  void withoutExportsItFails() {
    assertThatThrownBy(goal(folder.resolve("none"))::execute)
        .isInstanceOf(MojoExecutionException.class)
        .hasMessageStartingWith("no exports in ")
        .hasMessageEndingWith(
            ": compile first, with keyplan-processor among the annotation processors; a table that"
                + " was refused has none");
  }

  @Test
  void whatIsNotThereIsToldWithWhatIs() throws Exception {
    ExportMojo format = goal(compiled("a/table.json", "b/table.json"));
    format.formats = List.of("pulumi.json");
    ExportMojo table = goal(folder.resolve("classes"));
    table.tables = List.of("c");

    assertThatThrownBy(format::execute)
        .hasMessage("a has no export pulumi.json; there are: table.json");
    assertThatThrownBy(table::execute)
        .hasMessageStartingWith("no exports of table c in ")
        .hasMessageEndingWith("; there are: a, b");
    assertThat(folder.resolve("infra")).doesNotExist();
  }

  @Test
  void twoFilesOfOneNameAreRefused() throws Exception {
    ExportMojo goal = goal(compiled("a/b-table.json", "a-b/table.json"));
    goal.flat = true;

    assertThatThrownBy(goal::execute).hasMessageContaining(" would both be ");
  }

  @Test
  void aSkippedGoalAndAProjectWithoutClassesDoNothing() throws Exception {
    ExportMojo skipped = goal(folder.resolve("none"));
    skipped.skip = true;
    ExportMojo parent = goal(folder.resolve("none"));
    parent.packaging = "pom";

    skipped.execute();
    parent.execute();

    assertThat(log.lines())
        .containsExactly("info skipped", "info skipped: a project of packaging pom has no tables");
  }
}
