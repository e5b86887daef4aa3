package dev.keyplan.runtime;

import java.time.Clock;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How a table is used, whichever client reaches it.
 *
 * @param cursorKeys null if cursors are not signed
 */
record TableSettings(CursorKeys cursorKeys, Clock clock, ItemDecoding decoding) {

  static final TableSettings DEFAULT =
      new TableSettings(null, Clock.systemUTC(), ItemDecoding.AUTOMATIC);

  TableSettings {
    Objects.requireNonNull(clock, "clock");
    Objects.requireNonNull(decoding, "decoding");
  }

  TableSettings with(CursorKeys keys) {
    return new TableSettings(Objects.requireNonNull(keys, "keys"), clock, decoding);
  }

  TableSettings with(Clock other) {
    return new TableSettings(cursorKeys, other, decoding);
  }

  TableSettings with(ItemDecoding other) {
    return new TableSettings(cursorKeys, clock, other);
  }

  /** As time to live is stored: seconds since the epoch, floored. An item is expired up to it. */
  AttributeValue now() {
    return AttributeValues.number(Long.toString(clock.instant().getEpochSecond()));
  }
}
