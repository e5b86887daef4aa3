package dev.keyplan.runtime;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where a write goes, and when.
 *
 * @param client the SDK client, synchronous or not: writes of one transaction have the same
 * @param tableName the name or ARN of the table
 * @param now in epoch seconds, as times to live are; items up to it have expired
 */
record WriteTarget(Object client, String tableName, AttributeValue now) {}
