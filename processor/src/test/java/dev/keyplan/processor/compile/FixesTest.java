package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The fixes of refused patterns, pasted where the message says, compile. */
class FixesTest {

  private final InProcessCompiler javac = InProcessCompiler.javac();

  static List<String> fixtures() {
    return DiagnosticFixtures.names().stream()
        .filter(name -> name.matches("kp(3\\d\\d|50\\d)-.*"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void everyFixOfARefusalCompiles(String fixture, @TempDir Path folder) throws IOException {
    Sources sources = DiagnosticFixtures.sources(fixture);
    assertThat(sources.files()).hasSize(1);
    Path file = sources.files().get(0);
    List<Finding> findings = javac.compile(sources).ofKeyplan();
    assertThat(findings).isNotEmpty();
    // The last, if one brings the other about.
    String message = findings.get(findings.size() - 1).message();
    List<List<String>> advice = FixPaster.advice(message);
    assertThat(advice).as(message).isNotEmpty();
    for (List<String> one : advice) {
      if (FixPaster.inWords(one)) {
        assertThat(fixture).matches("kp30[35]-.*|kp304-sessions-until-they-expire");
        continue;
      }
      String pasted = FixPaster.paste(Files.readString(file), one);
      Sources fixed = Sources.write(folder, file.getFileName().toString(), pasted);
      assertThat(javac.compile(fixed).errors()).as(pasted).isEmpty();
    }
  }

  @Test
  void aForgottenPartOfTheKeyIsTheFirstThingToGive() {
    List<Finding> findings =
        javac.compile(DiagnosticFixtures.sources("kp302-space-without-its-level")).ofKeyplan();

    assertThat(findings).hasSize(1);
    List<String> first = FixPaster.advice(findings.get(0).message()).get(0);
    assertThat(first)
        .containsExactly(
            "give level too, replacing the pattern on Space:",
            "@AccessPattern(name = \"findSpace\", by = {\"lotId\", \"level\", \"number\"})");
  }

  @Test
  void whatIsUniqueIsAskedForByTheKeyThatHoldsIt(@TempDir Path folder) {
    String text =
        """
        import dev.keyplan.annotation.*;

        @Table(name = "parking", entities = Driver.class,
            globalIndexes = @GlobalIndex(name = "GSI1"))
        public interface Parking {}

        @Entity
        @Key(partition = "DRIVER#{id}", sort = "META")
        @Key(index = "GSI1", partition = "EMAIL#{email:lower}", sort = "DRIVER")
        @AccessPattern(name = "findByEmail", by = "email")
        record Driver(
            String id,
            @Unique(partition = "MAIL#{email:lower}", sort = "MAIL") String email) {}
        """;
    List<Finding> findings = javac.compile(Sources.write(folder, "Parking.java", text)).ofKeyplan();

    assertThat(findings).hasSize(1);
    List<String> first = FixPaster.advice(findings.get(0).message()).get(0);
    assertThat(first)
        .containsExactly(
            "ask by what is unique, email:lower, replacing the pattern on Driver:",
            "@AccessPattern(name = \"findByEmail\", by = \"email:lower\")");
  }

  /** A key that holds a folded text, or the beginning of one, is no reason for an index more. */
  @ParameterizedTest
  @CsvSource({
    "EMAIL#{email:lower}, email, email:lower",
    "DAY#{since:day}, since, since:day",
  })
  void whatTheKeyHoldsIsTheFirstThingToAskFor(
      String partition, String by, String held, @TempDir Path folder) {
    String text =
        """
        import dev.keyplan.annotation.*;
        import java.time.Instant;

        @Table(name = "parking", entities = Driver.class,
            globalIndexes = @GlobalIndex(name = "GSI1"))
        public interface Parking {}

        @Entity
        @Key(partition = "DRIVER#{id}", sort = "META")
        @Key(index = "GSI1", partition = "%s", sort = "{id}")
        @AccessPattern(name = "find", by = "%s")
        record Driver(String id, String email, Instant since) {}
        """
            .formatted(partition, by);
    List<Finding> findings = javac.compile(Sources.write(folder, "Parking.java", text)).ofKeyplan();

    assertThat(findings).hasSize(1);
    List<String> first = FixPaster.advice(findings.get(0).message()).get(0);
    assertThat(first)
        .containsExactly(
            "ask by what the key holds, " + held + ", replacing the pattern on Driver:",
            "@AccessPattern(name = \"find\", by = \"" + held + "\")");
    Sources pasted = Sources.write(folder, "Parking.java", FixPaster.paste(text, first));
    assertThat(javac.compile(pasted).errors()).isEmpty();
  }

  @Test
  void whatIsInNoTableIsListedAsToldInOneRun(@TempDir Path folder) throws IOException {
    Sources sources = DiagnosticFixtures.sources("kp104-unlisted");
    Path file = sources.files().get(0);
    String pasted = Files.readString(file);
    List<Finding> findings = javac.compile(sources).ofKeyplan();
    assertThat(findings).hasSize(2);
    for (Finding finding : findings) {
      List<List<String>> advice = FixPaster.advice(finding.message());
      assertThat(advice).hasSize(1);
      pasted = FixPaster.list(pasted, advice.get(0));
    }
    Sources fixed = Sources.write(folder, file.getFileName().toString(), pasted);
    assertThat(javac.compile(fixed).errors()).as(pasted).isEmpty();
  }

  /** Patterns of one entity that want an index key each: not the same one. */
  @Test
  void fixesOfOneRunCanAllBeFollowed(@TempDir Path folder) throws IOException {
    Sources sources = DiagnosticFixtures.sources("design-ships-of-a-fleet");
    Path file = sources.files().get(0);
    String pasted = Files.readString(file);
    List<Finding> findings = javac.compile(sources).ofKeyplan();
    assertThat(findings).hasSize(4);
    for (Finding finding : findings) {
      pasted = FixPaster.paste(pasted, FixPaster.advice(finding.message()).get(0));
    }
    Sources fixed = Sources.write(folder, file.getFileName().toString(), pasted);
    assertThat(javac.compile(fixed).errors()).as(pasted).isEmpty();
  }

  /** Each of two patterns reads the other's items. */
  @Test
  void fixesOfPatternsThatReadEachOthersItemsAreOne(@TempDir Path folder) {
    String text =
        """
        import dev.keyplan.annotation.*;
        import java.time.Instant;

        @Table(name = "clinic", entities = {Clinic.Pet.class, Clinic.Visit.class})
        public interface Clinic {
          @Entity
          @Key(partition = "PET#{petId}", sort = "VISIT#{name}")
          @AccessPattern(name = "findPet", by = "petId")
          record Pet(String petId, String name) {}

          @Entity
          @Key(partition = "PET#{petId}", sort = "VISIT#{at}#{visitId}")
          @AccessPattern(name = "visitsOfPet", by = "petId")
          record Visit(String petId, Instant at, String visitId) {}
        }
        """;
    List<Finding> findings = javac.compile(Sources.write(folder, "Clinic.java", text)).ofKeyplan();

    List<Finding> mutual =
        findings.stream().filter(one -> one.message().startsWith("[KP502]")).toList();
    assertThat(mutual).hasSize(2);
    List<List<String>> advice = FixPaster.advice(mutual.get(0).message());
    assertThat(advice).hasSize(1).isEqualTo(FixPaster.advice(mutual.get(1).message()));
    assertThat(advice.get(0)).contains("@Key(partition = \"PET#{petId}\", sort = \"PET#{name}\")");
    Sources pasted = Sources.write(folder, "Clinic.java", FixPaster.paste(text, advice.get(0)));
    assertThat(javac.compile(pasted).errors()).isEmpty();
  }

  static List<String> designs() {
    return DiagnosticFixtures.names().stream().filter(name -> name.startsWith("design-")).toList();
  }

  /** After each fix its pattern is served, and none is refused that was not before. */
  @ParameterizedTest
  @MethodSource("designs")
  void everyFixOfADesignServesItsPattern(String fixture, @TempDir Path folder) throws IOException {
    Sources sources = DiagnosticFixtures.sources(fixture);
    assertThat(sources.files()).hasSize(1);
    Path file = sources.files().get(0);
    List<Finding> findings = javac.compile(sources).errors();
    assertThat(findings).isNotEmpty().allMatch(Finding::ofKeyplan);
    for (Finding finding : findings) {
      boolean refusal = finding.message().matches("(?s)\\[KP[35].*");
      List<List<String>> advice = refusal ? FixPaster.advice(finding.message()) : List.of();
      for (List<String> one : advice) {
        if (FixPaster.inWords(one)) {
          assertThat(finding.message()).matches("(?s)\\[KP30[35]].*");
          continue;
        }
        String pasted = FixPaster.paste(Files.readString(file), one);
        Sources fixed = Sources.write(folder, file.getFileName().toString(), pasted);
        assertThat(javac.compile(fixed).errors())
            .as(pasted)
            .extracting(FixesTest::pattern)
            .isSubsetOf(
                findings.stream()
                    .filter(other -> other != finding)
                    .map(FixesTest::pattern)
                    .toList());
      }
    }
  }

  /** What the headline begins with after the code. */
  private static String pattern(Finding finding) {
    return finding.headline().split(" ", 3)[1];
  }
}
