package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP103;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP204;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP205;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the table's own key must do: be there for every item, and tell the items apart. */
final class PrimaryKeyRules {

  /** Of Java's records (JLS 8.10.1), and our own; an accessor would have the same signature. */
  private static final Set<String> METHODS_OF_THE_RECORD =
      Set.of(
          "clone",
          "finalize",
          "getClass",
          "hashCode",
          "notify",
          "notifyAll",
          "toMap",
          "toString",
          "wait");

  private final ReadContext context;
  private final EntityScope scope;

  PrimaryKeyRules(ReadContext context, EntityScope scope) {
    this.context = context;
    this.scope = scope;
  }

  boolean holdFor(EntityKey key) {
    List<KeyAttribute> attributes =
        Stream.concat(key.partition().stream(), key.sort().stream()).toList();
    boolean hold = true;
    ParameterNames names = new ParameterNames(context, scope.name());
    List<KeyPart> parts = new ArrayList<>();
    for (KeyAttribute attribute : attributes) {
      if (attribute instanceof KeyAttribute.Native ownKey) {
        AttributePath path = AttributePath.parse(ownKey.attribute().name());
        hold &= required(path, attribute.origin()) & nameable(path, attribute.origin(), names);
      } else {
        for (KeyPart part : ((KeyAttribute.Composed) attribute).template().parts()) {
          hold &=
              required(part.path(), part.origin()) & nameable(part.path(), part.origin(), names);
          parts.add(part);
        }
      }
    }
    return lossless(parts, attributes) && hold;
  }

  /** Each is a parameter, and a component of the generated record {@code PrimaryKey}. */
  private boolean nameable(AttributePath path, Origin origin, ParameterNames names) {
    String component = path.camelCase();
    if (METHODS_OF_THE_RECORD.contains(component)) {
      context.report(
          KP103,
          origin,
          "'" + path + "' of " + scope.name() + " would be '" + component + "' of its PrimaryKey",
          "that generated record has another method of this name",
          "fix      rename " + last(path) + "; @Attribute(name = …) can keep its stored name");
      return false;
    }
    return names.add(path, origin);
  }

  private static String last(AttributePath path) {
    return path.names().get(path.names().size() - 1);
  }

  private boolean required(AttributePath path, Origin origin) {
    boolean mayBeAbsent =
        scope.resolve(path.toString(), null).map(Scope.Resolved::mayBeAbsent).orElse(false);
    if (mayBeAbsent) {
      context.report(
          KP204,
          origin,
          path + " of " + scope.name() + " is optional but part of the table's key",
          "every item needs the whole key",
          "fix      make " + path + " required, or leave it out of the table's key");
    }
    return !mayBeAbsent;
  }

  private boolean lossless(List<KeyPart> parts, List<KeyAttribute> attributes) {
    Set<AttributePath> exact =
        parts.stream()
            .filter(part -> !part.encoding().lossy())
            .map(KeyPart::path)
            .collect(Collectors.toSet());
    for (KeyAttribute attribute : attributes) {
      if (attribute instanceof KeyAttribute.Native ownKey) {
        exact.add(AttributePath.parse(ownKey.attribute().name()));
      }
    }
    boolean hold = true;
    for (KeyPart part : parts) {
      if (part.encoding().lossy() && !exact.contains(part.path())) {
        hold = false;
        context.report(
            KP205,
            part.origin(),
            "items of " + scope.name() + " whose " + part.path() + " differ can have one key",
            part.path()
                + " is in the table's key only cut or folded, so that one item would overwrite the other",
            "fix      add {" + part.path() + "} to the partition or the sort key");
      }
    }
    return hold;
  }
}
