package dev.keyplan.maven.shape;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The key of a table or an index: attributes in key order. */
public record KeyShape(List<KeyAttribute> partition, List<KeyAttribute> sort) {

  public KeyShape {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }

  public Stream<KeyAttribute> attributes() {
    return Stream.concat(partition.stream(), sort.stream());
  }

  /** The attributes of half a key, or {@code none}. */
  public static String text(List<KeyAttribute> half) {
    return half.isEmpty()
        ? "none"
        : half.stream().map(KeyAttribute::toString).collect(Collectors.joining(", "));
  }
}
