package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.TableSettings;
import dev.keyplan.processor.model.TableSettings.Encryption;
import dev.keyplan.processor.model.Throughput;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What a table root says besides keys and indexes. */
final class SettingsReader {

  private final ReadContext context;

  SettingsReader(ReadContext context) {
    this.context = context;
  }

  TableSettings read(AnnotationView table) {
    new SettingsRule(context).check(table);
    return new TableSettings(
        table.enumConstant("billing").value().equals("PROVISIONED"),
        throughput(table),
        table.flag("pointInTimeRecovery").value(),
        table.integer("recoveryPeriodInDays").value(),
        table.flag("deletionProtection").value(),
        Optional.of(table.enumConstant("stream").value())
            .filter(view -> !view.isEmpty() && !view.equals("NONE")),
        encryption(table.enumConstant("encryption").value()),
        table.text("encryptionKey").value(),
        table.enumConstant("tableClass").value().equals("STANDARD_INFREQUENT_ACCESS")
            ? "STANDARD_INFREQUENT_ACCESS"
            : "STANDARD",
        tags(table),
        tenant(table.text("tenant")));
  }

  /** Of a table or a global index. */
  static Throughput throughput(AnnotationView view) {
    return view.annotations("throughput").stream()
        .findFirst()
        .map(
            units ->
                new Throughput(
                    units.longInteger("readUnits").value(),
                    units.longInteger("writeUnits").value()))
        .orElse(Throughput.NONE);
  }

  private static Encryption encryption(String constant) {
    for (Encryption encryption : Encryption.values()) {
      if (encryption.name().equals(constant)) {
        return encryption;
      }
    }
    return Encryption.AWS_OWNED_KEY;
  }

  private static Map<String, String> tags(AnnotationView table) {
    Map<String, String> tags = new LinkedHashMap<>();
    table
        .annotations("tags")
        .forEach(tag -> tags.put(tag.text("key").value(), tag.text("value").value()));
    return tags;
  }

  private static Optional<TableSettings.Tenant> tenant(Value<String> attribute) {
    return attribute.value().isEmpty()
        ? Optional.empty()
        : Optional.of(new TableSettings.Tenant(attribute.value(), attribute.origin()));
  }
}
