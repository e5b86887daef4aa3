package dev.keyplan.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.compile.Finding;
import dev.keyplan.processor.compile.InProcessCompiler;
import dev.keyplan.processor.compile.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the guide shows as refused, in place of a source that compiles, is refused with the message
 * that follows it.
 */
class GuideMessagesTest {

  private static final Path PAGE = Path.of("../docs/guide/first-table.md");
  private static final Path SOURCES =
      Path.of("../sample-app/src/test/java/dev/keyplan/guide/notes");
  private static final Pattern REFUSED =
      Pattern.compile(
          "^```java refused\n((?s:.*?))^```\n(?s:.*?)^```text\n((?s:.*?))^```$", Pattern.MULTILINE);

  @TempDir private Path folder;

  @Test
  void theFirstTablesRefusedPatternHasTheMessageShown() throws IOException {
    String page = Files.readString(PAGE);
    Matcher refused = REFUSED.matcher(page);
    assertThat(refused.find()).isTrue();

    String message = message(refused.group(1));
    if (System.getProperty("golden.update") != null) {
      Files.writeString(
          PAGE,
          page.substring(0, refused.start(2)) + message + "\n" + page.substring(refused.end(2)));
    }

    assertThat(refused.group(2).strip()).isEqualTo(message);
  }

  private String message(String declaration) throws IOException {
    String note = Files.readString(SOURCES.resolve("Note.java"));
    String source = note.substring(0, note.indexOf("@Entity")) + declaration;
    Sources.write(
        folder,
        "dev/keyplan/guide/notes/NotesTable.java",
        Files.readString(SOURCES.resolve("NotesTable.java")));
    Sources sources = Sources.write(folder, "dev/keyplan/guide/notes/Note.java", source);
    List<Finding> findings = InProcessCompiler.javac().compile(sources).findings();

    assertThat(findings).hasSize(1);
    Finding finding = findings.get(0);
    // Line numbers are those of the lines shown.
    long line = finding.line() - note.substring(0, note.indexOf("@Entity")).lines().count();
    Stream<String> position =
        Stream.of(
            "Note.java:" + line + ": error: " + finding.headline(),
            source.lines().toList().get((int) finding.line() - 1),
            " ".repeat((int) finding.column() - 1) + "^");
    return String.join("\n", Stream.concat(position, finding.message().lines().skip(1)).toList());
  }
}
