package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ways out that the reader tells speak of the user's own names and types. */
class ReaderFixesTest {

  @Test
  void nameWhatTheUserHas(@TempDir Path folder) {
    String text =
        """
        import dev.keyplan.annotation.*;

        @Table(name = "hotel", entities = {Stay.class, Room.class, Guest.class},
            globalIndexes = @GlobalIndex(name = "GSI1"))
        public interface Hotel {}

        enum Phase { BOOKED, LEFT }

        record RoomView(String roomNo) {}

        @Entity
        @Key(partition = "STAY#{stayId}", sort = "META")
        @Key(index = "GSI1", partition = "A", sort = "{stayId}")
        @Key(index = "GSI1", partition = "B", sort = "{stayId}", when = "phase = LEFT")
        record Stay(String stayId, Phase phase) {}

        @Entity
        @Key(partition = "ROOM#{roomNo:digit(4)}", sort = "META")
        @Key(index = "GSI1", partition = "A", sort = "R", when = "phase == LEFT")
        @Key(index = "GSI2", partition = "B", sort = "R")
        @Key(index = "GSY1", partition = "C", sort = "R")
        @AccessPattern(name = "room", by = "roomNo", returns = RoomView.class)
        record Room(int roomNo, Phase phase) {}
        """;
    Sources sources =
        Sources.write(
            folder,
            "Hotel.java",
            text,
            "Guest.java",
            "@dev.keyplan.annotation.Entity public enum Guest { FIRST; int no; }");

    assertThat(InProcessCompiler.javac().compile(sources).ofKeyplan())
        .extracting(Finding::message)
        .anyMatch(m -> m.contains("when = \"phase = BOOKED\" and when = \"phase = LEFT\""))
        .anyMatch(m -> m.contains("did you mean 'digits(4)'?"))
        .anyMatch(
            m ->
                m.contains("fix      globalIndexes = {…, @GlobalIndex(name = \"GSI2\")} in @Table"))
        .anyMatch(m -> m.contains("did you mean 'GSI1'?"))
        .anyMatch(m -> m.contains("write a single =: phase = LEFT"))
        .anyMatch(m -> m.contains("fix      int roomNo"))
        .anyMatch(m -> m.contains("fix      public record Guest(int no) {}"));
  }

  @Test
  void adviseARecordWhereAConstructorWouldMakeNothing(@TempDir Path folder) {
    String text =
        """
        import dev.keyplan.annotation.*;

        @Table(name = "post", entities = {Parcel.class, Letter.class})
        public interface Post {}

        @Entity
        @Key(partition = "PARCEL#{id}", sort = "META")
        abstract class Parcel { String id; }

        @Entity
        @Key(partition = "LETTER#{id}", sort = "META")
        interface Letter { String id(); }
        """;
    Sources sources = Sources.write(folder, "Post.java", text);

    assertThat(InProcessCompiler.javac().compile(sources).ofKeyplan())
        .extracting(Finding::message)
        .anyMatch(m -> m.contains("fix      public record Parcel(String id) {}"))
        .anyMatch(m -> m.contains("fix      public record Letter(String id) {}"));
  }

  @Test
  void nameWhatABuilderDoesNotTake(@TempDir Path folder) {
    String text =
        """
        import dev.keyplan.annotation.*;
        import java.util.Set;

        @Table(name = "parking", entities = Driver.class)
        public interface Parking {}

        @Entity
        @Key(partition = "DRIVER#{id}", sort = "META")
        class Driver {
          private final String id;
          private final Set<String> plates;

          private Driver(Builder builder) {
            this.id = builder.id;
            this.plates = builder.plates;
          }

          String getId() { return id; }
          Set<String> getPlates() { return plates; }
          static Builder builder() { return new Builder(); }

          static class Builder {
            private String id;
            private Set<String> plates;

            Builder id(String id) { this.id = id; return this; }
            // plates
            Driver build() { return new Driver(this); }
          }
        }
        """;
    Sources sources = Sources.write(folder, "Parking.java", text);

    List<Finding> findings = InProcessCompiler.javac().compile(sources).ofKeyplan();

    assertThat(findings).hasSize(1);
    String advised = "public Builder plates(Set<String> plates) {";
    assertThat(findings.get(0).message())
        .contains("its builder takes no plates", "fix      in Builder: " + advised);
    String fixed = text.replace("// plates", advised + " this.plates = plates; return this; }");
    assertThat(
            InProcessCompiler.javac()
                .compile(Sources.write(folder, "Parking.java", fixed))
                .errors())
        .isEmpty();
  }

  /** In the place of the declaration that is underlined. */
  @ParameterizedTest
  @ValueSource(strings = {"kp601-types", "kp603-versions"})
  void declareVersionsAndTimesToLiveAsTheyMustBe(String fixture, @TempDir Path folder)
      throws IOException {
    Path file = DiagnosticFixtures.sources(fixture).files().get(0);
    String source = Files.readString(file);
    List<Finding> findings =
        InProcessCompiler.javac().compile(DiagnosticFixtures.sources(fixture)).ofKeyplan();
    int declared = 0;
    for (Finding finding : findings) {
      String fix = fix(finding);
      if (fix.matches("\\S+ \\w+")) {
        declared++;
        String name = fix.substring(fix.indexOf(' ') + 1);
        List<String> lines = new ArrayList<>(source.lines().toList());
        int line = (int) finding.line() - 1;
        lines.set(line, lines.get(line).replaceFirst("[\\w<>]+ " + name, fix));
        Sources fixed =
            Sources.write(folder, file.getFileName().toString(), String.join("\n", lines));
        assertThat(InProcessCompiler.javac().compile(fixed).errors())
            .as(finding.message())
            .hasSize(findings.size() - 1);
      }
    }
    assertThat(declared).isEqualTo(2);
  }

  /** A flag alone means that it is true, what may be absent that it is there. */
  @Test
  void completeAConditionThatIsAnAttributeAlone(@TempDir Path folder) throws IOException {
    Sources sources = DiagnosticFixtures.sources("kp109-bare-conditions");
    String source = Files.readString(sources.files().get(0));
    List<Finding> findings = InProcessCompiler.javac().compile(sources).ofKeyplan();
    assertThat(findings.get(0).words()).endsWith("fix      when = \"free = true\"");
    assertThat(findings.get(1).words())
        .endsWith("fix      when = \"kind present\"\nor       when = \"kind = DAY\"");

    String pasted =
        source
            .replace("when = \"free\"", "when = \"free = true\"")
            .replace("when = \"kind\"", "when = \"kind present\"");
    assertThat(
            InProcessCompiler.javac()
                .compile(Sources.write(folder, "Parking.java", pasted))
                .errors())
        .hasSize(findings.size() - 2);
  }

  @Test
  void nameTheOneTimeToLiveOfATable(@TempDir Path folder) throws IOException {
    Sources sources = DiagnosticFixtures.sources("kp602-two-names");
    String source = Files.readString(sources.files().get(0));
    List<Finding> findings = InProcessCompiler.javac().compile(sources).ofKeyplan();
    String fix =
        findings.stream()
            .map(ReaderFixesTest::fix)
            .filter(text -> text.endsWith(" on ttl"))
            .findFirst()
            .orElseThrow();
    String pasted =
        source.replace(
            "@TimeToLive Instant ttl", fix.replace(" on ttl", "") + " @TimeToLive Instant ttl");

    assertThat(
            InProcessCompiler.javac().compile(Sources.write(folder, "Shop.java", pasted)).errors())
        .hasSize(findings.size() - 1)
        .noneMatch(finding -> finding.message().contains("ttl"));
  }

  /** What the constructor takes may be absent; a bean's setter is just not called. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "record Order(String id, List<Object> open) {}",
        "record Order(String id, Optional<Object> open) {}",
        "final class Order { final String id; final Object open;"
            + " Order(String id, Object open) { this.id = id; this.open = open; } }",
        "final class Order { String id; Object open; }"
      })
  void leaveOutWhatCannotBeStored(String declared, @TempDir Path folder) {
    String text =
        """
        import dev.keyplan.annotation.*;
        import java.util.*;

        @Table(name = "shop", entities = Order.class)
        public interface Shop {}

        @Entity
        @Key(partition = "ORDER#{id}", sort = "META")
        """
            + declared;
    List<Finding> findings =
        InProcessCompiler.javac().compile(Sources.write(folder, "Shop.java", text)).ofKeyplan();
    assertThat(findings).hasSize(1);
    String left = fix(findings.get(0)).replaceFirst(".*, or leave it out: ", "");
    assertThat(left).startsWith("@Ignore");

    String pasted =
        left.equals("@Ignore")
            ? text.replaceFirst("(\\S+) open\\b", "@Ignore $1 open")
            : text.replaceFirst("\\S+ open\\b", left)
                .replaceFirst("Object open\\)", left.replace("@Ignore ", "") + ")");

    assertThat(
            InProcessCompiler.javac().compile(Sources.write(folder, "Shop.java", pasted)).errors())
        .as(pasted)
        .isEmpty();
  }

  /** A number without a text, in the place of a template, of which it may be all or a part. */
  @ParameterizedTest
  @ValueSource(strings = {"{fee}", "FEE#{fee}"})
  void letBeTheKeyItselfWhatHasNoText(String template, @TempDir Path folder) {
    String text =
        """
        import dev.keyplan.annotation.*;
        import java.math.BigDecimal;

        @Table(name = "parking", entities = Rate.class,
            globalIndexes = @GlobalIndex(name = "GSI1"))
        public interface Parking {}

        @Entity
        @Key(partition = "LOT#{lot}", sort = "%s")
        @Key(index = "GSI1", partition = "RATE", sort = "%s")
        record Rate(String lot, @Attribute(name = "cents") BigDecimal fee, BigDecimal peak) {}
        """
            .formatted(template, template.replace("fee", "peak"));
    List<Finding> findings =
        InProcessCompiler.javac().compile(Sources.write(folder, "Parking.java", text)).ofKeyplan();

    assertThat(findings)
        .extracting(ReaderFixesTest::fix)
        .containsExactly(
            "let it be the whole sort key, without a template: @Table(sortKey = \"cents\") for all"
                + " entities; or scale it to a long",
            "let it be the whole sort key, without a template: sortKey = \"peak\" of GSI1 for all"
                + " entities; or scale it to a long");
    String pasted =
        text.replace("@Table(", "@Table(sortKey = \"cents\", ")
            .replace("@GlobalIndex(", "@GlobalIndex(sortKey = \"peak\", ")
            .replaceAll(", sort = \"[^\"]*\"", "");
    assertThat(
            InProcessCompiler.javac()
                .compile(Sources.write(folder, "Parking.java", pasted))
                .errors())
        .as(pasted)
        .isEmpty();
  }

  private static String fix(Finding finding) {
    return finding
        .message()
        .lines()
        .map(String::strip)
        .filter(line -> line.startsWith("fix "))
        .map(line -> line.replaceFirst("^fix +", ""))
        .findFirst()
        .orElse("");
  }
}
