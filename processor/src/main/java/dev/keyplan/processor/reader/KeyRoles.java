package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP602;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP603;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeModel.Role;

/** Attributes that no key may be made of: what DynamoDB or every write changes or looks at. */
final class KeyRoles {

  private KeyRoles() {}

  /** Reports a part of a template that is a version or a time to live. */
  static boolean refused(
      ReadContext context, String entity, Scope.Resolved attribute, SourceOrigin origin) {
    return refused(context, entity, attribute.path().toString(), attribute.role(), origin);
  }

  /** Reports a key attribute that is a version or a time to live. */
  static boolean refused(ReadContext context, String entity, AttributeModel attribute) {
    return refused(
        context, entity, attribute.name(), attribute.role(), (SourceOrigin) attribute.origin());
  }

  private static boolean refused(
      ReadContext context, String entity, String name, Role role, SourceOrigin origin) {
    if (role == Role.VERSION) {
      context.report(
          KP603,
          origin,
          name + " of " + entity + " is a version and part of a key",
          "every write changes it, and the item would lie under another key each time",
          "fix      leave " + name + " out of the key, or @Version on another attribute");
    } else if (role == Role.TIME_TO_LIVE) {
      context.report(
          KP602,
          origin,
          name + " of " + entity + " is a time to live and part of a key",
          "a longer life would move the item to another key, and whole seconds are all that is stored",
          "fix      keep a second Instant for the key, without @TimeToLive");
    }
    return role != Role.PLAIN;
  }

  /** Reports a term of a {@code when}, or of a pattern that would need one, about a version. */
  static boolean refusedTerm(
      ReadContext context, String entity, Scope.Resolved attribute, Value<String> term) {
    if (attribute.role() != Role.VERSION) {
      return false;
    }
    context.report(
        KP603,
        term.origin(),
        "'" + term.value() + "' of " + entity + " rests on its version",
        "every write changes the version, and would move the item into the index or out of it",
        "fix      take an attribute of its own for what the index tells apart");
    return true;
  }
}
