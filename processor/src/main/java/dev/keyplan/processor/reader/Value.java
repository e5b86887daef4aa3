package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.function.Function;

/**
 * An annotation value and where it stands.
 *
 * @param value the default where none was written
 * @param written in the source; a default has no position of its own, its origin is the
 *     annotation's
 */
record Value<T>(T value, boolean written, SourceOrigin origin) {

  <R> Value<R> map(Function<? super T, ? extends R> function) {
    return new Value<>(function.apply(value), written, origin);
  }
}
