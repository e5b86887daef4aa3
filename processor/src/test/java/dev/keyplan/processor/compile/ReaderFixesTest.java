package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
        @AccessPattern(name = "room", by = "roomNo", returns = RoomView.class)
        record Room(int roomNo, Phase phase) {}
        """;
    Sources sources =
        Sources.write(
            folder,
            "Hotel.java",
            text,
            "Guest.java",
            "@dev.keyplan.annotation.Entity public class Guest { int no; }");

    assertThat(InProcessCompiler.javac().compile(sources).ofKeyplan())
        .extracting(Finding::message)
        .anyMatch(m -> m.contains("when = \"phase = BOOKED\" and when = \"phase = LEFT\""))
        .anyMatch(m -> m.contains("did you mean 'digits(4)'?"))
        .anyMatch(m -> m.contains("write a single =: phase = LEFT"))
        .anyMatch(m -> m.contains("fix      int roomNo"))
        .anyMatch(m -> m.contains("fix      public record Guest(int no) {}"));
  }
}
