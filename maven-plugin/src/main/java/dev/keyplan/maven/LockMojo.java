package dev.keyplan.maven;

import dev.keyplan.processor.evolution.LockFile;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Writes the lock of what is stored, as it was compiled last: also after a compilation that refused
 * an incompatible change, which is thereby agreed to. The file is written only if it differs.
 */
@Mojo(name = "lock", threadSafe = true)
public class LockMojo extends KeyplanMojo {

  /** The lock. */
  @Parameter(property = "keyplan.lockFile", defaultValue = "${project.basedir}/keyplan.lock.json")
  File lockFile;

  /** Takes tables out of the lock that are no longer compiled. */
  @Parameter(property = "keyplan.prune", defaultValue = "false")
  boolean prune;

  @Override
  void run() throws IOException {
    Path file = lockFile.toPath().toAbsolutePath();
    boolean exists = Files.exists(file);
    LockFile old = exists ? Models.lock(file) : LockFile.empty();
    CompiledTables compiled = compiled();
    SortedMap<String, Map<String, Object>> models = Models.of(compiled);
    LockFile lock = old;
    for (Map<String, Object> model : models.values()) {
      lock = withoutFormerName(lock, model).with(model);
    }
    lock = pruned(lock, compiled);
    String text = lock.text();
    if (exists && Files.readString(file).equals(text)) {
      getLog().info(lockFile + " is up to date");
      return;
    }
    long incompatible = tell(old, lock);
    String agreed =
        incompatible == 0
            ? ""
            : ", which agrees to " + incompatible + " changes that do not fit what is stored";
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    getLog().info("wrote " + lockFile + agreed + ": commit it");
  }

  /** A table that got another name is not there under the old one. */
  private static LockFile withoutFormerName(LockFile lock, Map<String, Object> model) {
    LockFile result = lock;
    for (Map.Entry<String, Map<String, Object>> locked : lock.tables().entrySet()) {
      if (Models.root(locked.getValue()).equals(Models.root(model))) {
        result = result.without(locked.getKey());
      }
    }
    return result;
  }

  /** One that is missing may just have been refused: that must not unlock it. */
  private LockFile pruned(LockFile lock, CompiledTables compiled) {
    TreeSet<String> missing = new TreeSet<>(lock.tables().keySet());
    missing.removeAll(compiled.all());
    LockFile result = lock;
    for (String name : missing) {
      if (prune) {
        result = result.without(name);
      } else {
        getLog()
            .warn(
                name
                    + " stays locked, though there are no exports of it: if it is gone and was not just"
                    + " refused, take it out with -Dkeyplan.prune");
      }
    }
    return result;
  }

  /** Returns how many changes need more than a deployment. */
  private long tell(LockFile old, LockFile lock) {
    ChangeReport report =
        new ChangeReport(new TreeMap<>(old.tables()), new TreeMap<>(lock.tables()));
    if (!report.isEmpty()) {
      report.markdown().lines().forEach(getLog()::info);
    }
    return report.incompatible();
  }
}
