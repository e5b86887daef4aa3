package dev.keyplan.processor.analysis;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.WritePatternModel;
import dev.keyplan.processor.plan.KeyAccess;
import dev.keyplan.processor.plan.LeadingKey;
import dev.keyplan.processor.plan.PlannedPattern;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * In a table of several tenants, whoever has a role reaches the keys of one tenant: each begins
 * with the tenant, and nothing that begins so is another's.
 */
final class TenantRule {

  private final TableModel table;
  private final AttributePath tenant;
  private final DiagnosticCollector diagnostics;

  private TenantRule(TableModel table, AttributePath tenant, DiagnosticCollector diagnostics) {
    this.table = table;
    this.tenant = tenant;
    this.diagnostics = diagnostics;
  }

  /** Nothing of a table without tenants. */
  static void check(
      TableModel table, List<PlannedPattern> patterns, DiagnosticCollector diagnostics) {
    table
        .settings()
        .tenant()
        .map(t -> new TenantRule(table, AttributePath.parse(t.attribute()), diagnostics))
        .ifPresent(rule -> rule.check(patterns));
  }

  private void check(List<PlannedPattern> patterns) {
    for (PlannedPattern planned : patterns) {
      check(
          KeyAccess.of(planned, table),
          planned.pattern().load().roles(),
          planned.pattern().name() + " on " + planned.owner().simpleName(),
          planned.pattern().origins().annotation(),
          ", and bind " + tenant + " in by");
    }
    for (EntityModel entity : table.entities()) {
      for (WritePatternModel write : entity.writes()) {
        check(
            KeyAccess.of(entity, write.operation()),
            write.roles(),
            write.name() + " on " + entity.type().simpleName(),
            write.origin(),
            "");
      }
    }
  }

  /** One key is told: the others may well be the same. */
  private void check(
      List<KeyAccess> accesses, List<String> roles, String name, Origin origin, String bound) {
    Optional<KeyAccess> open =
        accesses.stream()
            .filter(access -> !access.partition().get(0).beginsWith(tenant))
            .findFirst();
    if (roles.isEmpty() || open.isEmpty()) {
      return;
    }
    String key = text(open.get().partition().get(0));
    diagnostics.add(
        DiagnosticCode.KP803,
        origin,
        name
            + " lets "
            + (roles.size() == 1 ? "the role " : "the roles ")
            + String.join(", ", roles)
            + " reach keys of more than one "
            + tenant,
        "key      "
            + open.get().index().map(index -> index + " ").orElse("")
            + key
            + ": "
            + reason(open.get().partition().get(0)),
        "fix      begin the key with the tenant, as in " + example(key) + bound,
        "         or take the role away here, if only the application itself does this");
  }

  private String reason(LeadingKey key) {
    Optional<LeadingKey.Part> first =
        key.pieces().stream()
            .filter(LeadingKey.Part.class::isInstance)
            .map(LeadingKey.Part.class::cast)
            .findFirst();
    if (first.isEmpty() || !first.get().path().equals(tenant)) {
      return "does not begin with it, so that no policy could keep one tenant from another's items";
    }
    return first.get().lossy()
        ? "several tenants may have one text there"
        : "no literal ends it, so that it could be the beginning of another";
  }

  private static String text(LeadingKey key) {
    return key.pieces().stream().map(TenantRule::text).collect(Collectors.joining());
  }

  private static String text(LeadingKey.Piece piece) {
    return piece instanceof LeadingKey.Literal literal
        ? literal.text()
        : "{" + ((LeadingKey.Part) piece).path() + "}";
  }

  /** {@code TENANT#{tenantId}#ORDER#{orderId}}. */
  private String example(String key) {
    String stem = tenant.toString().replaceFirst("I[dD]$", "").toUpperCase(Locale.ROOT);
    String placeholder = "{" + tenant + "}";
    return stem + "#" + placeholder + (key.contains(placeholder) ? "#…" : "#" + key);
  }
}
