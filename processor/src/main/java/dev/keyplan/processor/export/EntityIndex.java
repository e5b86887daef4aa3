package dev.keyplan.processor.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/**
 * Which root lists an entity or a collection, as one small file for each in the class output. An
 * incremental compilation may see an entity without its root; this leads from the one to the other.
 */
public final class EntityIndex {

  /** Beside the exports, not among them: those folders have the names of tables. */
  private static final String FOLDER = "META-INF/keyplan-entities/";

  private final Filer filer;

  public EntityIndex(Filer filer) {
    this.filer = filer;
  }

  /**
   * @param entities qualified names
   */
  public void write(TypeElement root, Collection<String> entities) throws IOException {
    String name = root.getQualifiedName() + "\n";
    for (String entity : entities) {
      try (OutputStream output =
          filer
              .createResource(StandardLocation.CLASS_OUTPUT, "", FOLDER + entity, root)
              .openOutputStream()) {
        output.write(name.getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  /** What an earlier compilation wrote; the root may have changed since, or be gone. */
  public Optional<String> rootOf(String entity) {
    try {
      CharSequence content =
          filer
              .getResource(StandardLocation.CLASS_OUTPUT, "", FOLDER + entity)
              .getCharContent(true);
      return Optional.of(content.toString().strip());
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException none) {
      // Not written, written just now, or a host that cannot read its own output.
      return Optional.empty();
    }
  }
}
