package dev.keyplan.processor.model;

import java.util.List;

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

  @Override
  public String toString() {
    return String.join(".", names);
  }
}
