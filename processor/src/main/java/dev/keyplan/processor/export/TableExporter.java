package dev.keyplan.processor.export;

import dev.keyplan.processor.export.note.DesignNote;
import dev.keyplan.processor.export.note.Finding;
import dev.keyplan.processor.json.JsonText;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.plan.TablePlan;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
  private final Set<Export> chosen;

  public TableExporter(Filer filer, TypeElement root, Set<Export> chosen) {
    this.filer = filer;
    this.root = root;
    this.chosen = chosen;
  }

  /** What {@code model.json} holds of a sound table. */
  public static Map<String, Object> model(TablePlan plan) {
    return ModelJson.of(plan);
  }

  /** How {@code model.json} speaks of a key. */
  public static String keyName(EntityModel entity, EntityKey key) {
    return KeyJson.name(entity, key);
  }

  /**
   * Writes nothing for a table that was refused: no export may show an unproved design.
   *
   * @param findings the warnings about it
   */
  public void export(TablePlan plan, List<Finding> findings) throws IOException {
    if (plan.sound()) {
      for (Export export : chosen) {
        write(export, plan, findings);
      }
    }
  }

  private void write(Export export, TablePlan plan, List<Finding> findings) throws IOException {
    switch (export) {
      case TABLE -> {
        write(plan, "table.json", TableJson.of(plan));
        write(plan, "time-to-live.json", TimeToLiveJson.of(plan.table()));
        write(plan, "continuous-backups.json", ContinuousBackupsJson.of(plan.table()));
      }
      case MODEL -> write(plan, "model.json", ModelJson.of(plan));
      case CLOUDFORMATION -> write(plan, "cloudformation.json", CloudFormationJson.of(plan));
      case IAM_POLICY -> {
        write(plan, "iam-policy.json", PolicyJson.of(plan));
        for (String role : PolicyJson.roles(plan)) {
          write(plan, "iam-policy-" + role + ".json", PolicyJson.of(plan, role));
        }
      }
      case TERRAFORM -> write(plan, "terraform.tf.json", TerraformJson.of(plan));
      case CAPACITY ->
          write(plan, "capacity.json", plan.capacity().map(c -> CapacityJson.of(c, plan.table())));
      case DESIGN -> {
        DesignNote note = DesignNote.of(plan, findings);
        write(plan, "design.md", note.markdown());
        write(plan, "design.html", note.html());
      }
    }
  }

  private void write(TablePlan plan, String file, Optional<Map<String, Object>> json)
      throws IOException {
    if (json.isPresent()) {
      write(plan, file, json.get());
    }
  }

  private void write(TablePlan plan, String file, Map<String, Object> json) throws IOException {
    write(plan, file, JsonText.of(json));
  }

  private void write(TablePlan plan, String file, String text) throws IOException {
    String path = "META-INF/keyplan/" + plan.table().name() + "/" + file;
    try (OutputStream output =
        filer.createResource(StandardLocation.CLASS_OUTPUT, "", path, root).openOutputStream()) {
      output.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
