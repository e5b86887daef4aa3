package dev.keyplan.processor.export;

import dev.keyplan.processor.json.JsonText;
import dev.keyplan.processor.plan.TablePlan;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/**
 * Writes a table's exports into the class output, under {@code META-INF/keyplan/<table name>/},
 * each with the table root as its one originating element.
 */
public final class TableExporter {

  private final Filer filer;
  private final TypeElement root;
  private final Optional<String> chosen;

  /**
   * @param chosen the exports to write, by name; all if it is not said
   */
  public TableExporter(Filer filer, TypeElement root, Optional<String> chosen) {
    this.filer = filer;
    this.root = root;
    this.chosen = chosen;
  }

  /** Writes nothing for a table that was refused: no export may show an unproved design. */
  public void export(TablePlan plan) throws IOException {
    if (plan.sound()) {
      write(plan, "table.json", TableJson.of(plan));
      write(plan, "model.json", ModelJson.of(plan));
    }
  }

  private void write(TablePlan plan, String file, Map<String, Object> json) throws IOException {
    String path = "META-INF/keyplan/" + plan.table().name() + "/" + file;
    try (OutputStream output =
        filer.createResource(StandardLocation.CLASS_OUTPUT, "", path, root).openOutputStream()) {
      output.write(JsonText.of(json).getBytes(StandardCharsets.UTF_8));
    }
  }
}
