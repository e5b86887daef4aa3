package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP102;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP204;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP205;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.UniqueModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The unique attributes of one entity, with the keys of their guards. */
final class UniqueReader {

  private final ReadContext context;
  private final TableKeys table;
  private final EntityScope scope;
  private final TemplateReader templates;

  UniqueReader(ReadContext context, TableKeys table, EntityScope scope) {
    this.context = context;
    this.table = table;
    this.scope = scope;
    this.templates = new TemplateReader(context, scope);
  }

  /** In record order. One that was refused is among them, without a guard. */
  List<UniqueModel> read() {
    List<UniqueModel> uniques = new ArrayList<>();
    for (Component component : scope.attributes().components()) {
      for (AnnotationView annotation : component.annotations(context, KeyplanAnnotations.UNIQUE)) {
        boolean stored = scope.resolve(component.name(), annotation.origin()).isPresent();
        scope.attributes().attributes().stream()
            .filter(attribute -> attribute.name().equals(component.name()))
            .map(attribute -> unique(attribute, annotation, stored))
            .forEach(uniques::add);
      }
    }
    return uniques;
  }

  private UniqueModel unique(AttributeModel attribute, AnnotationView annotation, boolean known) {
    SourceOrigin origin = annotation.origin();
    Optional<EntityKey> guard = known ? guard(attribute, annotation) : Optional.empty();
    return guard
        .map(key -> new UniqueModel(attribute, key, origin))
        .orElseGet(() -> UniqueModel.refused(attribute, origin));
  }

  private Optional<EntityKey> guard(AttributeModel attribute, AnnotationView annotation) {
    Value<String> sort = annotation.text("sort");
    if (table.sortKey().isPresent() == sort.value().isEmpty() && !context.unresolved()) {
      sortKeyMismatch(attribute, annotation, sort);
      return Optional.empty();
    }
    Optional<KeyAttribute> partitionKey =
        key(table.partitionKey(), "partition", annotation.text("partition"));
    Optional<KeyAttribute> sortKey = table.sortKey().flatMap(name -> key(name, "sort", sort));
    if (partitionKey.isEmpty() || sortKey.isPresent() != table.sortKey().isPresent()) {
      return Optional.empty();
    }
    EntityKey guard =
        new EntityKey(
            "",
            List.of(partitionKey.get()),
            sortKey.stream().toList(),
            List.of(),
            annotation.origin());
    return holds(attribute, guard) && othersAreRequired(attribute, guard)
        ? Optional.of(guard)
        : Optional.empty();
  }

  private Optional<KeyAttribute> key(String storedName, String member, Value<String> template) {
    Optional<KeyTemplate> read = templates.template(member, template);
    return read.map(found -> new KeyAttribute.Composed(storedName, found, template.origin()));
  }

  private void sortKeyMismatch(
      AttributeModel attribute, AnnotationView annotation, Value<String> sort) {
    String guard = "the guard of " + attribute.name() + " of " + scope.name();
    if (table.sortKey().isEmpty()) {
      context.report(
          KP102,
          sort.origin(),
          guard + " has a sort key where the table has none",
          "fix      leave sort out");
      return;
    }
    String template = annotation.text("partition").value();
    context.report(
        KP102,
        annotation.origin(),
        guard + " has no sort key",
        "the table has one, '" + table.sortKey().get() + "', and every item has the whole key",
        "fix      "
            + ("@Unique(partition = \"" + template + "\", sort = \"")
            + (upper(attribute.name()) + "\")"));
  }

  private static String upper(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
  }

  /** The value can be told from the guard's key, but for the case of letters, where so declared. */
  private boolean holds(AttributeModel attribute, EntityKey guard) {
    AttributePath path = new AttributePath(List.of(attribute.name()));
    List<KeyPart> parts = parts(guard).stream().filter(part -> part.path().equals(path)).toList();
    if (parts.stream().anyMatch(part -> !part.encoding().truncation())) {
      return true;
    }
    context.report(
        KP205,
        parts.isEmpty() ? guard.partition().get(0).origin() : parts.get(0).origin(),
        "items of " + scope.name() + " whose " + path + " differ can have one guard",
        parts.isEmpty()
            ? "the guard's key does not hold " + path
            : path + " is in the guard's key only cut",
        "fix      add {" + path + "} to partition or sort");
    return false;
  }

  /** Else what is meant to be unique would not be guarded where one of them is absent. */
  private boolean othersAreRequired(AttributeModel attribute, EntityKey guard) {
    boolean required = true;
    for (KeyPart part : parts(guard)) {
      boolean other = !part.path().toString().equals(attribute.name());
      if (other && mayBeAbsent(part.path())) {
        required = false;
        context.report(
            KP204,
            part.origin(),
            part.path() + " of " + scope.name() + " is optional but part of a guard's key",
            "items without it would have no guard, and their "
                + attribute.name()
                + " not be unique",
            "fix      make " + part.path() + " required, or leave it out of the guard's key");
      }
    }
    return required;
  }

  private boolean mayBeAbsent(AttributePath path) {
    return scope.resolve(path.toString(), null).map(Scope.Resolved::mayBeAbsent).orElse(false);
  }

  private static List<KeyPart> parts(EntityKey guard) {
    return guard.attributes().stream()
        .map(KeyAttribute.Composed.class::cast)
        .flatMap(key -> key.template().parts().stream())
        .toList();
  }
}
