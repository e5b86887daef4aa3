package dev.keyplan.maven.read;

import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.shape.TimeToLiveShape;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * A create-table request, or the saved answer of describe-table. Neither says anything about time
 * to live, which has calls of its own: {@code time-to-live.json} beside it, as Keyplan exports it.
 */
final class CreateTableReader {

  private static final Stated UNTOLD = Stated.expression("another call, update-time-to-live");

  private CreateTableReader() {}

  static Candidate read(Map<?, ?> properties, Path file) {
    Fields fields = new Fields(properties);
    Optional<Stated> name = fields.stated("TableName");
    return new Candidate(
        name.map(Stated::text).orElse("the table"),
        name,
        file,
        () -> TableProperties.read(fields, Optional.of(timeToLive(file))));
  }

  private static TimeToLiveShape timeToLive(Path file) {
    Path beside = file.resolveSibling("time-to-live.json");
    return Files.exists(beside)
        ? TableProperties.timeToLive(
            new Fields(TableFiles.object(beside))
                .value("TimeToLiveSpecification")
                .orElseThrow(
                    () -> new UnreadableException(beside + " has no TimeToLiveSpecification")))
        : new TimeToLiveShape(UNTOLD, UNTOLD);
  }
}
