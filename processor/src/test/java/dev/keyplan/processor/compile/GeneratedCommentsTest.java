package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the comments of generated methods say. */
class GeneratedCommentsTest {

  private static final String CLINIC =
      """
      package clinic;

      import dev.keyplan.annotation.*;

      @Table(name = "clinic", entities = Visit.class)
      interface Clinic {}

      @Entity
      @Key(partition = "VET#{vet}", sort = "{status}#{visit}")
      @AccessPattern(name = "agenda", by = {"vet", "status = BOOKED"}, orderBy = "visit", description = "The day's visits")
      record Visit(String vet, Status status, String visit, @Version long version) {
        enum Status { BOOKED, DONE }
      }
      """;

  @TempDir private Path folder;
  private String repository;

  @BeforeEach
  void generate() {
    CompileResult result =
        InProcessCompiler.javac().compile(Sources.write(folder, "clinic/Clinic.java", CLINIC));
    assertThat(result.errors()).isEmpty();
    repository = result.outputs().get("clinic/VisitRepository.java").replaceAll("\\s+(\\* )?", " ");
  }

  /** It hides nothing. */
  @Test
  void aDescriptionComesBeforeWhatIsPromised() {
    assertThat(repository)
        .contains(
            "The day's visits. {@link Visit} items with this {@code vet} and {@code status ="
                + " BOOKED}, ordered by {@code visit}. One Query on the table:");
  }

  /** A primitive version is never absent, so that there is nothing to tell a new item by. */
  @Test
  void aPutOfAPrimitiveVersionStoresNothingNew() {
    assertThat(repository)
        .contains("Stores an item in place of the version that it has, which must be there:");
  }
}
