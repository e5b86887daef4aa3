package dev.keyplan.maven;

import dev.keyplan.maven.read.UnreadableException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Copies exports to where infrastructure code wants them, byte by byte, and only those that differ.
 */
@Mojo(name = "export", defaultPhase = LifecyclePhase.PROCESS_CLASSES, threadSafe = true)
public class ExportMojo extends KeyplanMojo {

  /** Where the exports go. */
  @Parameter(
      property = "keyplan.outputDirectory",
      defaultValue = "${project.build.directory}/keyplan")
  File outputDirectory;

  /** The files to copy, such as {@code cloudformation.json}; all if none is named. */
  @Parameter(property = "keyplan.formats")
  List<String> formats = List.of();

  /**
   * Copies {@code orders/table.json} as {@code orders-table.json}, not into a folder of the table's
   * name.
   */
  @Parameter(property = "keyplan.flat", defaultValue = "false")
  boolean flat;

  @Override
  void run() throws IOException {
    CompiledTables tables = compiled();
    Map<Path, Path> copies = new LinkedHashMap<>();
    for (String table : tables.names()) {
      collect(tables, table, copies);
    }
    int written = 0;
    for (Map.Entry<Path, Path> copy : copies.entrySet()) {
      written += copy(copy.getValue(), copy.getKey()) ? 1 : 0;
    }
    getLog()
        .info(
            outputDirectory
                + ": "
                + written
                + " written, "
                + (copies.size() - written)
                + " unchanged");
  }

  private void collect(CompiledTables tables, String table, Map<Path, Path> copies)
      throws IOException {
    List<Path> exports = tables.exports(table);
    List<String> there = exports.stream().map(export -> export.getFileName().toString()).toList();
    List<String> wanted = formats.isEmpty() ? there : formats;
    for (String format : wanted) {
      if (!there.contains(format)) {
        throw new UnreadableException(
            table + " has no export " + format + "; there are: " + String.join(", ", there));
      }
      Path target = outputDirectory.toPath();
      target = flat ? target.resolve(table + "-" + format) : target.resolve(table).resolve(format);
      Path source = tables.root().resolve(table).resolve(format);
      // "a" with "b-table.json" and "a-b" with "table.json" would be one file.
      Path other = copies.put(target, source);
      if (other != null && !other.equals(source)) {
        throw new UnreadableException(other + " and " + source + " would both be " + target);
      }
    }
  }

  private boolean copy(Path source, Path target) throws IOException {
    if (Files.exists(target) && Files.mismatch(source, target) < 0) {
      return false;
    }
    Files.createDirectories(target.getParent());
    Files.write(target, Files.readAllBytes(source));
    getLog().info("wrote " + target);
    return true;
  }
}
