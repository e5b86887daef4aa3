package dev.keyplan.maven.read;

import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.shape.TimeToLiveShape;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * A create-table request, or the saved answer of describe-table. Neither says anything about time
 * to live, which has calls of its own.
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
        () -> TableProperties.read(fields, Optional.of(new TimeToLiveShape(UNTOLD, UNTOLD))));
  }
}
