package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.KeyAttribute;
import dev.keyplan.processor.evolution.StoredModel.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What to declare so that a key attribute stays as it is stored, in the names of the new model. */
final class KeptKeyAttribute {

  private final KeyAttribute before;
  private final Optional<KeyDifference.Retyped> retyped;
  private final AttributePaths paths;

  KeptKeyAttribute(KeyAttribute before, KeyAttribute after, AttributePaths paths) {
    this.before = paths.named(before);
    this.retyped = KeyDifference.retyped(this.before, after);
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
    lines.add(JavaText.quoted(template()));
    lines.addAll(absent());
    return lines;
  }

  Optional<KeyDifference.Retyped> retyped() {
    return retyped;
  }

  /** The attributes that are no longer there. */
  List<String> absent() {
    List<String> lines = new ArrayList<>();
    for (Segment segment : before.segments()) {
      if (!segment.isLiteral() && paths.after(segment.part()).isEmpty()) {
        lines.add(declaration(segment));
      }
    }
    return lines;
  }

  /** "" if it is not the template that has changed. */
  String template() {
    return before.composed() && retyped.isEmpty() ? before.template() : "";
  }

  /** {@code int line}; {@code String login in Account} of what is nested. */
  private String declaration(Segment segment) {
    String path = paths.after(segment.part()).orElse(segment.part());
    String type = segment.javaType();
    String owner = paths.owner(path);
    return (type.startsWith("java.") ? type.substring(type.lastIndexOf('.') + 1) : type)
        + " "
        + path.substring(path.lastIndexOf('.') + 1)
        + (owner.isEmpty() ? "" : " in " + owner);
  }
}
