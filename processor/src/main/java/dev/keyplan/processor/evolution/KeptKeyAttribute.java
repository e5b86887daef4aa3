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

  /** Of one in the key of an entity, in the form of the key. */
  List<String> lines(KeptKey form) {
    if (retyped.isPresent()) {
      return List.of(type());
    }
    if (!before.composed()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.addAll(form.lines(before.template()));
    lines.addAll(absent());
    return lines;
  }

  /** That has changed. */
  String type() {
    Segment was = retyped.orElseThrow().was();
    return retyped.get().enumerations()
        ? was.javaType() + " with " + retyped.get().lost()
        : declaration(was);
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

  /** In the names of the new model. */
  String template() {
    return before.template();
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
