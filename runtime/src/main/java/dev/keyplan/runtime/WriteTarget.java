package dev.keyplan.runtime;

import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where a write goes.
 *
 * @param client the SDK client, synchronous or not: writes of one transaction have the same
 * @param tableName the name or ARN of the table
 * @param time in epoch seconds, as times to live are; items up to it have expired
 */
record WriteTarget(Object client, String tableName, Supplier<AttributeValue> time) {

  /** The time of the write that is made now. */
  AttributeValue now() {
    return time.get();
  }
}
