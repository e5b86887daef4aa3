package dev.keyplan.processor.export;

import dev.keyplan.processor.model.TableModel;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * {@code time-to-live.json}: what {@code aws dynamodb update-time-to-live --cli-input-json} takes.
 * It is no part of the request that creates a table (Amazon DynamoDB API Reference,
 * "UpdateTimeToLive").
 */
final class TimeToLiveJson {

  private TimeToLiveJson() {}

  /** Empty for a table whose items do not expire. */
  static Optional<Map<String, Object>> of(TableModel table) {
    return table.timeToLive().map(attribute -> request(table, attribute));
  }

  private static Map<String, Object> request(TableModel table, String attribute) {
    Map<String, Object> request = new LinkedHashMap<>();
    request.put("TableName", table.name());
    request.put("TimeToLiveSpecification", specification(attribute));
    return request;
  }

  /** The same in requests and in CloudFormation. */
  static Map<String, Object> specification(String attribute) {
    Map<String, Object> specification = new LinkedHashMap<>();
    specification.put("Enabled", true);
    specification.put("AttributeName", attribute);
    return specification;
  }
}
