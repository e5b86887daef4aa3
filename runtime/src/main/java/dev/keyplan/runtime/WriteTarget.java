package dev.keyplan.runtime;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where a write goes, and when.
 *
 * @param tableName the name or ARN of the table
 * @param now in epoch seconds, as times to live are; items up to it have expired
 */
record WriteTarget(String tableName, AttributeValue now) {}
