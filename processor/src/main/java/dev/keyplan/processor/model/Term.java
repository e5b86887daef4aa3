package dev.keyplan.processor.model;

import java.util.List;
import java.util.stream.Collectors;

/** A term of {@code by} or {@code when}. {@code toString} is its declared form. */
public sealed interface Term {

  AttributePath path();

  /** The one annotation value that declares it. */
  Origin origin();

  /**
   * A value given at call time, in {@code by} only.
   *
   * @param transform a lossy encoding, whose type the parameter then has; null for the plain
   *     attribute
   */
  record Parameter(AttributePath path, KeyEncoding transform, String text, Origin origin)
      implements Term {

    /**
     * The generated method's parameter: {@code orderId}, {@code createdAtMonth} of {@code
     * createdAt:month}, which may stand beside {@code createdAt}.
     */
    public String parameterName() {
      String suffix = transform == null ? "" : transform.transform();
      return new AttributePath(List.of(path.camelCase(), suffix)).camelCase();
    }

    @Override
    public String toString() {
      return text;
    }
  }

  record Equal(AttributePath path, Constant constant, Origin origin) implements Term {
    @Override
    public String toString() {
      return path + " = " + constant;
    }
  }

  record In(AttributePath path, List<Constant> constants, Origin origin) implements Term {
    public In {
      constants = List.copyOf(constants);
    }

    @Override
    public String toString() {
      return path
          + " in "
          + constants.stream().map(Constant::toString).collect(Collectors.joining(", ", "(", ")"));
    }
  }

  record Present(AttributePath path, Origin origin) implements Term {
    @Override
    public String toString() {
      return path + " present";
    }
  }

  record Absent(AttributePath path, Origin origin) implements Term {
    @Override
    public String toString() {
      return path + " absent";
    }
  }
}
