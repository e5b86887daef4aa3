package dev.keyplan.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a cursor says.
 *
 * @param key the exclusive start key: all key attributes of the path and of the table
 * @param remaining items left of the query's limit, 0 if it has none
 */
record CursorPosition(Map<String, AttributeValue> key, int remaining) {}
