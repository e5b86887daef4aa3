package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP110;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import java.util.List;
import java.util.Optional;

/** The attributes of one entity, and of the records nested in it. */
final class EntityScope implements Scope {

  private final ReadContext context;
  private final String name;
  private final AttributeScanner.Attributes attributes;
  private final NestedRecords nested;

  EntityScope(
      ReadContext context,
      String name,
      AttributeScanner.Attributes attributes,
      NestedRecords nested) {
    this.context = context;
    this.name = name;
    this.attributes = attributes;
    this.nested = nested;
  }

  @Override
  public String name() {
    return name;
  }

  AttributeScanner.Attributes attributes() {
    return attributes;
  }

  Optional<AttributeModel> stored(String storedName) {
    return attributes.attributes().stream()
        .filter(attribute -> attribute.storedName().equals(storedName))
        .findFirst();
  }

  boolean refused(AttributeModel attribute) {
    return attributes.refused().contains(attribute.name());
  }

  @Override
  public Optional<Resolved> resolve(String text, SourceOrigin origin) {
    AttributePath path = AttributePath.parse(text);
    AttributeScanner.Attributes level = attributes;
    String owner = name;
    boolean mayBeAbsent = false;
    AttributeModel found = null;
    for (String step : path.names()) {
      if (found != null) {
        if (!(found.type() instanceof AttributeType.Nested record)) {
          context.report(
              KP110,
              origin,
              text + " leads into " + found.name() + ", which is no record",
              found.name() + " is of type " + Describe.type(found.type()));
          return Optional.empty();
        }
        level = nested.attributes(record.type());
        owner = record.type().nestedName();
      }
      found = find(level, step).orElse(null);
      if (found == null) {
        unknown(level, owner, step, origin);
        return Optional.empty();
      }
      if (level.refused().contains(step)) {
        return Optional.empty();
      }
      mayBeAbsent |= found.presence().mayBeAbsent();
    }
    return Optional.of(new Resolved(path, found.type(), mayBeAbsent, found.role()));
  }

  private static Optional<AttributeModel> find(AttributeScanner.Attributes level, String name) {
    return level.attributes().stream().filter(a -> a.name().equals(name)).findFirst();
  }

  private void unknown(
      AttributeScanner.Attributes level, String owner, String step, SourceOrigin origin) {
    if (level.ignored().contains(step)) {
      context.report(
          KP110,
          origin,
          step + " of " + owner + " is not stored",
          "fix      remove @Ignore from it, or name another attribute");
      return;
    }
    List<String> known = level.attributes().stream().map(AttributeModel::name).toList();
    context.report(
        KP110,
        origin,
        owner + " has no attribute '" + step + "'",
        Suggestions.didYouMean(step, known));
  }
}
