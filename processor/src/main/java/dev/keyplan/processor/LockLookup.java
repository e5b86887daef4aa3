package dev.keyplan.processor;

import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.evolution.LockException;
import dev.keyplan.processor.evolution.LockFile;
import dev.keyplan.processor.model.Origin;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;

/** Reads the file that {@code -Akeyplan.lock} names, once in a compilation. */
final class LockLookup {

  /** What makes the file, or brings it up to date. */
  static final String COMMAND = "mvn keyplan:lock";

  /**
   * @param lock if there is one that can be read
   * @param problem of a lock that is missing or cannot be read
   */
  record Found(Optional<LockFile> lock, Optional<Diagnostic> problem) {}

  private final Optional<String> option;
  private final Filer filer;
  private Found found;

  LockLookup(Optional<String> option, Filer filer) {
    this.option = option;
    this.filer = filer;
  }

  Found find() {
    if (found == null) {
      found = option.map(this::read).orElse(new Found(Optional.empty(), Optional.empty()));
    }
    return found;
  }

  private Found read(String name) {
    if (name.isEmpty()) {
      return problem(unreadable("-Akeyplan.lock", "the option names no file"));
    }
    try {
      Path file = file(Path.of(name));
      if (!Files.exists(file)) {
        return problem(missing(name));
      }
      LockFile lock = LockFile.read(Files.readString(file));
      return new Found(Optional.of(lock), Optional.empty());
    } catch (LockException noLock) {
      return problem(unreadable(name, noLock.getMessage()));
    } catch (CharacterCodingException noText) {
      return problem(unreadable(name, "it is no text in UTF-8"));
    } catch (InvalidPathException noPath) {
      return problem(unreadable(name, "no file can have that name"));
    } catch (IOException failed) {
      return problem(unreadable(name, "it is no file that can be read"));
    }
  }

  /**
   * A relative path is looked for in the folders above the class output, as the working directory
   * of a compiler may be any: the nearest wins.
   */
  private Path file(Path named) {
    if (!named.isAbsolute()) {
      for (Path folder = classOutput(); folder != null; folder = folder.getParent()) {
        Path file = folder.resolve(named);
        if (Files.exists(file)) {
          return file;
        }
      }
    }
    return named;
  }

  private Path classOutput() {
    try {
      return Path.of(filer.getResource(StandardLocation.CLASS_OUTPUT, "", "keyplan.lock").toUri())
          .getParent();
    } catch (IOException | RuntimeException unknown) {
      return null; // A host that keeps its output elsewhere than in files.
    }
  }

  private static Found problem(Diagnostic problem) {
    return new Found(Optional.empty(), Optional.of(problem));
  }

  private static Diagnostic missing(String name) {
    return new Diagnostic(
        DiagnosticCode.KP816,
        Origin.UNKNOWN,
        "nothing is locked: there is no " + name,
        List.of(
            "keys of stored items may change unnoticed until their design is locked",
            "fix      " + COMMAND + ", and commit the file"));
  }

  private static Diagnostic unreadable(String name, String problem) {
    return new Diagnostic(
        DiagnosticCode.KP811,
        Origin.UNKNOWN,
        "the lock " + name + " cannot be read: " + problem,
        List.of(
            "nothing is compared with what is stored until it can be",
            "fix      take the file as it was committed last; of a conflict, either side",
            "         or delete it and lock what is compiled now, unchecked: " + COMMAND));
  }
}
