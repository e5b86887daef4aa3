package dev.keyplan.benchmarks.start;

import java.util.List;

/** Who reads. */
public enum Contestant {
  /** Leaves the item a map: the limit. */
  SDK("the SDK alone", "order.NoReader"),
  /** The generated mapper. */
  KEYPLAN("Keyplan's mapper", "order.MapperReader"),
  /** The generated client and its repository. */
  KEYPLAN_CLIENT("Keyplan's client", "order.ClientReader"),
  HAND("written by hand", "hand.HandReader"),
  BEAN("Enhanced, bean", "enhanced.BeanReader"),
  STATIC("Enhanced, static", "enhanced.StaticReader"),
  IMMUTABLE("Enhanced, immutable", "enhanced.ImmutableReader");

  private static final String PACKAGE = "dev.keyplan.benchmarks.";

  private final String text;
  private final String reader;

  Contestant(String text, String reader) {
    this.text = text;
    this.reader = reader;
  }

  public String text() {
    return text;
  }

  /**
   * Readers of so many entity types, each with classes of its own: the same code in as many class
   * loaders.
   */
  public List<Reader> readers(int types) {
    Reader[] readers = new Reader[types];
    for (int i = 0; i < types; i++) {
      try {
        readers[i] =
            (Reader)
                new TypeLoader().loadClass(PACKAGE + reader).getDeclaredConstructor().newInstance();
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
    return List.of(readers);
  }
}
