package dev.keyplan.processor.analysis;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.model.WritePatternModel;
import dev.keyplan.processor.plan.KeyAccess;
import dev.keyplan.processor.plan.LeadingKey;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.TenantKeys;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    if (roles.isEmpty()) {
      return;
    }
    if (open.isEmpty()) {
      checkApart(accesses, roles, name, origin);
      return;
    }
    String key = text(open.get().partition().get(0));
    diagnostics.add(
        DiagnosticCode.KP803,
        origin,
        headline(roles, name),
        "key      "
            + open.get().index().map(index -> index + " ").orElse("")
            + key
            + ": "
            + reason(open.get().partition().get(0)),
        "fix      begin the key with the tenant, as in " + example(key) + bound,
        "         or take the role away here, if only the application itself does this");
  }

  private String headline(List<String> roles, String name) {
    return name
        + " lets "
        + (roles.size() == 1 ? "the role " : "the roles ")
        + String.join(", ", roles)
        + " reach keys of more than one "
        + tenant;
  }

  /** A key of another template that the policy of some tenant would hold. */
  private void checkApart(
      List<KeyAccess> accesses, List<String> roles, String name, Origin origin) {
    TenantKeys keys = new TenantKeys(tenant);
    for (KeyAccess access : accesses) {
      LeadingKey reached = access.partition().get(0);
      Optional<LeadingKey> mixed =
          keysBeside(access).filter(other -> !keys.apart(reached, other)).findFirst();
      if (mixed.isPresent()) {
        String index = access.index().map(i -> i + " ").orElse("");
        diagnostics.add(
            DiagnosticCode.KP803,
            origin,
            headline(roles, name),
            "key      " + index + text(reached),
            "and      "
                + index
                + text(mixed.get())
                + ": begins so too, with some text for "
                + tenant
                + ", and a policy tells keys apart by their beginning alone",
            "fix      begin all keys of tenants with one literal, which no other key begins with,"
                + " and end the tenant with #,",
            "         as in " + example("…") + "; or take the role away here");
        return;
      }
    }
  }

  /** The partition keys that may stand in the same table or index, guards included. */
  private Stream<LeadingKey> keysBeside(KeyAccess access) {
    Stream<EntityKey> keys =
        table.entities().stream()
            .flatMap(
                entity ->
                    access.index().isPresent()
                        ? entity.keysOf(access.index().get()).stream()
                        : Stream.concat(
                            entity.tableKey().stream(),
                            entity.guarded().stream().map(UniqueModel::guard)));
    return keys.map(key -> LeadingKey.of(key.partition().get(0)))
        .filter(key -> key.type() == StoredType.S);
  }

  private String reason(LeadingKey key) {
    Optional<LeadingKey.Part> first =
        key.pieces().stream()
            .filter(LeadingKey.Part.class::isInstance)
            .map(LeadingKey.Part.class::cast)
            .findFirst();
    if (first.isEmpty() || !first.get().path().equals(tenant)) {
      return "does not begin with the tenant, so that no policy could keep one tenant from another's items";
    }
    return first.get().lossy()
        ? "several tenants may have one text there"
        : "no literal ends it, so that it could be the beginning of another";
  }

  private static String text(LeadingKey key) {
    return key.pieces().stream().map(TenantRule::text).collect(Collectors.joining());
  }

  private static String text(LeadingKey.Piece piece) {
    if (piece instanceof LeadingKey.Literal literal) {
      return literal.text();
    }
    LeadingKey.Part part = (LeadingKey.Part) piece;
    return part.declared().map(KeyPart::placeholder).orElse("{" + part.path() + "}");
  }

  /** {@code TENANT#{tenantId}#ORDER#{orderId}}. */
  private String example(String key) {
    String stem = tenant.toString().replaceFirst("I[dD]$", "").toUpperCase(Locale.ROOT);
    String placeholder = "{" + tenant + "}";
    return stem + "#" + placeholder + (key.contains(placeholder) ? "#…" : "#" + key);
  }
}
