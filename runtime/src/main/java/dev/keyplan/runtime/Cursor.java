package dev.keyplan.runtime;

import java.util.Objects;

/**
 * Where a paged read goes on: an opaque text, safe in URLs, that may leave the process and come
 * back.
 *
 * <p>It belongs to one access pattern and to the values it was called with. {@link
 * PagedQuery#page(Cursor)} refuses any other with {@link InvalidCursorException}: a damaged one,
 * one of another pattern or partition, one outside the interval being read.
 *
 * <p>It holds the keys of the last item read, in plain sight of whoever decodes it. Without {@link
 * CursorKeys} its checksum detects damage and misuse, <em>not forgery</em>: a client that knows the
 * format can start anywhere inside the interval that its call may read anyway. With a signing key
 * it is tamper-proof, though as readable as before.
 */
public final class Cursor {

  private final String token;

  private Cursor(String token) {
    this.token = token;
  }

  /** A cursor that was turned into text by {@link #toString()}. It is checked where it is used. */
  public static Cursor of(String token) {
    return new Cursor(Objects.requireNonNull(token, "token"));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Cursor cursor && cursor.token.equals(token);
  }

  @Override
  public int hashCode() {
    return token.hashCode();
  }

  /** The text: URL-safe Base64 without padding. */
  @Override
  public String toString() {
    return token;
  }
}
