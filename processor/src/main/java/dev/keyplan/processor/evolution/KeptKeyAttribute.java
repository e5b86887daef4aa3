package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.KeyAttribute;
import dev.keyplan.processor.evolution.StoredModel.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What to declare so that a key attribute stays as it is stored, in the names of the new model. */
final class KeptKeyAttribute {

  /** Doubled braces are literals. */
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{|}}|\\{([^:}]*)");

  private final KeyAttribute before;
  private final Optional<KeyDifference.Retyped> retyped;
  private final AttributePaths paths;

  KeptKeyAttribute(KeyAttribute before, KeyAttribute after, AttributePaths paths) {
    this.before = before;
    this.retyped = KeyDifference.retyped(before, after);
    this.paths = paths;
  }

  List<String> lines() {
    if (retyped.isPresent()) {
      Segment was = retyped.get().was();
      return retyped.get().enumerations()
          ? List.of(was.javaType() + " with " + retyped.get().lost())
          : List.of(declaration(was));
    }
    if (!before.composed()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add('"' + template().replace("\\", "\\\\").replace("\"", "\\\"") + '"');
    for (Segment segment : before.segments()) {
      if (!segment.isLiteral() && paths.after(segment.part()).isEmpty()) {
        lines.add(declaration(segment));
      }
    }
    return lines;
  }

  /** "" if it is not the template that has changed. */
  String template() {
    if (!before.composed() || retyped.isPresent()) {
      return "";
    }
    Matcher placeholders = PLACEHOLDER.matcher(before.template());
    return placeholders.replaceAll(
        found ->
            Matcher.quoteReplacement(
                found.group(1) == null ? found.group() : '{' + now(found.group(1))));
  }

  private String now(String path) {
    return paths.after(path).orElse(path);
  }

  /** {@code int line}; {@code String login in Account} of what is nested. */
  private String declaration(Segment segment) {
    String path = now(segment.part());
    String type = segment.javaType();
    String owner = paths.owner(path);
    return (type.startsWith("java.") ? type.substring(type.lastIndexOf('.') + 1) : type)
        + " "
        + path.substring(path.lastIndexOf('.') + 1)
        + (owner.isEmpty() ? "" : " in " + owner);
  }
}
