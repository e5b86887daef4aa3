package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP103;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Origin;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The parameters of a key builder are named after the attributes of the key, and two paths can make
 * one name: {@code owner.login} and {@code ownerLogin}.
 */
final class ParameterNames {

  private final ReadContext context;
  private final String scope;
  private final Map<String, AttributePath> paths = new LinkedHashMap<>();

  ParameterNames(ReadContext context, String scope) {
    this.context = context;
    this.scope = scope;
  }

  /** False, and told, if another attribute has that name already. */
  boolean add(AttributePath path, Origin origin) {
    AttributePath other = paths.putIfAbsent(path.camelCase(), path);
    boolean distinct = other == null || other.equals(path);
    if (!distinct) {
      context.report(
          KP103,
          origin,
          message(other.toString(), path.toString(), scope, path.camelCase()),
          REASON,
          FIX);
    }
    return distinct;
  }

  static final String REASON = "the generated methods take each value by a name of its own";

  static final String FIX =
      "fix      rename one of the attributes; @Attribute(name = …) can keep its stored name";

  static String message(String first, String second, String scope, String parameter) {
    return "'"
        + first
        + "' and '"
        + second
        + "' of "
        + scope
        + " would be one parameter '"
        + parameter
        + "'";
  }
}
