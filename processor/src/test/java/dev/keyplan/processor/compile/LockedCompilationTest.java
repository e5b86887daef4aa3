package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.evolution.LockFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Where the lock is looked for, what is done with an odd one, and what a refusal leaves as it is.
 */
class LockedCompilationTest {

  private static final Path REFUSED =
      Path.of("src", "test", "resources", "diagnostics", "kp813-literal");

  private final InProcessCompiler javac = InProcessCompiler.javac();

  @TempDir private Path folder;

  private String source;
  private String lock;

  @BeforeEach
  void readTheDesign() throws IOException {
    source = Files.readString(REFUSED.resolve("Shop.java"));
    lock = Files.readString(REFUSED.resolve("keyplan.lock.json"));
  }

  @Test
  void aRelativePathIsLookedForAboveTheClassOutputTheNearestFirst() throws IOException {
    Path first = Files.createDirectories(folder.resolve("module/target/classes"));
    Path second = Files.createDirectories(folder.resolve("module/target/again"));
    Files.writeString(folder.resolve("keyplan.lock.json"), "no lock");
    assertThat(headlines(first)).singleElement().asString().startsWith("[KP811]");

    Files.writeString(folder.resolve("module/keyplan.lock.json"), lock);
    assertThat(headlines(second)).singleElement().asString().startsWith("[KP813]");
  }

  private List<String> headlines(Path output) throws IOException {
    Files.writeString(folder.resolve("options.txt"), "-Akeyplan.lock=keyplan.lock.json");
    Sources sources = Sources.write(folder, "Shop.java", source).only("Shop.java");
    return javac.compileInto(output, sources, List.of(), List.of()).findings().stream()
        .map(Finding::headline)
        .toList();
  }

  @Test
  void aRefusedChangeLeavesClassesAndExportsAsTheyWouldBe() throws IOException {
    CompileResult refused = compile(lock, source);
    Files.delete(folder.resolve("options.txt"));
    CompileResult unlocked = javac.compile(Sources.in(folder));

    assertThat(refused.errors()).hasSize(1);
    assertThat(unlocked.errors()).isEmpty();
    assertThat(refused.outputs()).isEqualTo(unlocked.outputs());
    assertThat(refused.outputs()).containsKey("META-INF/keyplan/shop/model.json");
  }

  @Test
  void aTableThatIsNotInTheLockIsToldOnce() throws IOException {
    assertThat(compile(LockFile.empty().text(), source).findings())
        .singleElement()
        .asString()
        .contains("8:1: warning: [KP816] the table shop is not locked");
  }

  @Test
  void aNotLockedTableMayBeAccepted() throws IOException {
    String accepted =
        source
            .replace("@Table(", "@Accept(code = \"KP816\", reason = \"a draft\")\n@Table(")
            .replace(
                "import dev.keyplan.annotation.Access",
                "import dev.keyplan.annotation.Accept;\nimport dev.keyplan.annotation.Access");

    assertThat(compile(LockFile.empty().text(), accepted).findings()).isEmpty();
  }

  @Test
  void theSameValuesMustMakeTheSameBytes() throws IOException {
    String asStored = source.replace("ORDERS#", "ORDER#");
    assertThat(compile(lock, asStored).findings()).isEmpty();

    String otherBytes = lock.replace("\"ORDER#o-17\"", "\"ORDER#O-17\"");
    CompileResult result = compile(otherBytes, asStored);

    assertThat(result.errors()).hasSize(1);
    assertThat(result.errors().get(0).message())
        .startsWith("[KP813] PK of Order is written in other bytes than stored, of the same values")
        .contains("was      ORDER#O-17", "is       ORDER#o-17");
  }

  @Test
  void examplesThatCannotBeMadeAreToldAndNotThrown() throws IOException {
    String numbered = source.replace("String orderId", "int orderId").replace("ORDERS#", "ORDER#");
    CompileResult first = compile(LockFile.empty().text(), numbered);
    assertThat(first.errors()).isEmpty();
    String locked =
        LockFile.empty()
            .with(
                LockFile.read(
                        "{\"lockFormat\": 1, \"tables\": {\"shop\": "
                            + first.outputs().get("META-INF/keyplan/shop/model.json")
                            + "}}")
                    .table("shop")
                    .orElseThrow())
            .text();
    String edited =
        locked.replaceFirst(
            "\"values\": \\{ \"orderId\": \"\\d+\" }", "\"values\": { \"orderId\": \"x\" }");
    assertThat(edited).isNotEqualTo(locked);

    assertThat(compile(locked, numbered).findings()).isEmpty();
    assertThat(compile(edited, numbered).errors())
        .singleElement()
        .asString()
        .contains("[KP813] PK of Order is written in other bytes");
  }

  @Test
  void anOptionWithoutAFileIsAnError() throws IOException {
    Files.writeString(folder.resolve("options.txt"), "-Akeyplan.lock=");

    assertThat(javac.compile(Sources.write(folder, "Shop.java", source)).errors())
        .singleElement()
        .asString()
        .contains("[KP811] the lock -Akeyplan.lock cannot be read: the option names no file");
  }

  @Test
  void aFolderOrATextOfAnotherCharsetIsNoLock() throws IOException {
    Path file = folder.resolve("keyplan.lock.json");
    Files.write(file, new byte[] {'"', (byte) 0xe4, '"'});
    Files.writeString(folder.resolve("options.txt"), "-Akeyplan.lock=" + file);
    Sources sources = Sources.write(folder, "Shop.java", source);
    assertThat(javac.compile(sources).errors())
        .singleElement()
        .asString()
        .endsWith("it is no text in UTF-8");

    Files.delete(file);
    Files.createDirectory(file);
    assertThat(javac.compile(sources).errors())
        .singleElement()
        .asString()
        .endsWith("it is no file that can be read");
  }

  private CompileResult compile(String locked, String design) throws IOException {
    Path file = folder.resolve("keyplan.lock.json");
    Files.writeString(file, locked);
    Files.writeString(folder.resolve("options.txt"), "-Akeyplan.lock=" + file);
    return javac.compile(Sources.write(folder, "Shop.java", design));
  }
}
