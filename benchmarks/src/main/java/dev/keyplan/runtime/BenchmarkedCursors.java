package dev.keyplan.runtime;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Cursors without the query that makes them: the runtime keeps their format to itself. */
public final class BenchmarkedCursors {

  private static final long FINGERPRINT = -9048713309572298630L;

  private final CursorFormat format;

  public BenchmarkedCursors(Map<String, AttributeValue> key) {
    this.format =
        new CursorFormat(
            FINGERPRINT, List.copyOf(new TreeSet<>(key.keySet())), new CursorSeal(null));
  }

  public String encode(Map<String, AttributeValue> key) {
    return format.encode(new CursorPosition(key, 0)).toString();
  }

  public Map<String, AttributeValue> decode(String cursor) {
    return format.decode(Cursor.of(cursor)).key();
  }
}
