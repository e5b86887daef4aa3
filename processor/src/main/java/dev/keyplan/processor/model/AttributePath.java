package dev.keyplan.processor.model;

import java.util.List;
import java.util.Locale;

/** A Java path to an attribute: {@code status}, or {@code owner.login} into a nested record. */
public record AttributePath(List<String> names) {

  public AttributePath {
    names = List.copyOf(names);
  }

  public static AttributePath parse(String dotted) {
    return new AttributePath(List.of(dotted.split("\\.", -1)));
  }

  public String first() {
    return names.get(0);
  }

  /** The inner path is this one, or lies inside it. */
  public boolean holds(AttributePath inner) {
    int depth = names.size();
    return depth <= inner.names.size() && inner.names.subList(0, depth).equals(names);
  }

  /** {@code ownerLogin} of {@code owner.login}: the parameter of a generated method. */
  public String camelCase() {
    StringBuilder name = new StringBuilder(first());
    for (String part : names.subList(1, names.size())) {
      int head = Math.min(1, part.length());
      name.append(part.substring(0, head).toUpperCase(Locale.ROOT)).append(part.substring(head));
    }
    return name.toString();
  }

  @Override
  public String toString() {
    return String.join(".", names);
  }
}
