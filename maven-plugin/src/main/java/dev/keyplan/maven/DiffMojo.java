package dev.keyplan.maven;

import dev.keyplan.maven.read.UnreadableException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Says in words what changes between two models, and what that means for stored items: of the build
 * against the lock, unless other files are named. Markdown, for pull requests.
 */
@Mojo(name = "diff", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public class DiffMojo extends KeyplanMojo {

  /** A lock or a {@code model.json}: how it was. */
  @Parameter(property = "keyplan.before", defaultValue = "${project.basedir}/keyplan.lock.json")
  File before;

  /** A lock or a {@code model.json}: how it is, if not as it was compiled last. */
  @Parameter(property = "keyplan.after")
  File after;

  /** A file to write the text into as well. */
  @Parameter(property = "keyplan.output")
  File output;

  /** Fails if a change needs more than a deployment. */
  @Parameter(property = "keyplan.failOnIncompatible", defaultValue = "false")
  boolean failOnIncompatible;

  @Override
  void run() throws IOException, MojoFailureException {
    if (!before.exists()) {
      throw new UnreadableException(
          before
              + " is not there: name the file to compare with (keyplan.before), or make the lock (keyplan:lock)");
    }
    ChangeReport report = new ChangeReport(chosen(Models.of(before.toPath())), after());
    String text = report.markdown();
    text.lines().forEach(getLog()::info);
    if (output != null) {
      Path file = output.toPath().toAbsolutePath();
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
    if (failOnIncompatible && report.incompatible() > 0) {
      throw new MojoFailureException(
          report.incompatible() + " changes do not fit what is stored:\n\n" + text);
    }
  }

  private SortedMap<String, Map<String, Object>> after() throws IOException {
    return after == null ? Models.of(compiled()) : chosen(Models.of(after.toPath()));
  }

  private SortedMap<String, Map<String, Object>> chosen(
      SortedMap<String, Map<String, Object>> models) {
    if (tables.isEmpty()) {
      return models;
    }
    SortedMap<String, Map<String, Object>> filtered = new TreeMap<>(models);
    filtered.keySet().retainAll(tables);
    return filtered;
  }
}
