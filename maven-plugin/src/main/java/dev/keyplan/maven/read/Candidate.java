package dev.keyplan.maven.read;

import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.shape.TableShape;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A table that a source describes, read only if it is chosen: a table that is not asked for may be
 * beyond what is understood.
 *
 * @param address what the source calls it: a logical id, or a Terraform address
 * @param name the name of the table, if it is stated
 * @param file where it stands
 */
public record Candidate(
    String address, Optional<Stated> name, Path file, Supplier<TableShape> shape) {

  /** As it is listed for a choice. */
  @Override
  public String toString() {
    return address + name.map(n -> " (named " + n + ")").orElse("");
  }
}
