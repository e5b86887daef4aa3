package dev.keyplan.permissions;

import java.util.List;
import java.util.Map;

/**
 * What IAM judges of a request, or of one action in it.
 *
 * @param action {@code dynamodb:GetItem}
 * @param resource the ARN of the table or the index
 * @param keys the values of each condition key that the request has
 */
public record Access(String action, String resource, Map<String, List<String>> keys) {

  private static final String TABLE = "arn:aws:dynamodb:eu-central-1:123456789012:table/";

  public Access {
    keys = Map.copyOf(keys);
  }

  static Access ofTable(String action, String table, Map<String, List<String>> keys) {
    return new Access("dynamodb:" + action, TABLE + table, keys);
  }

  static Access ofTable(String action, String table, String... leadingKeys) {
    return ofTable(action, table, Map.of("dynamodb:LeadingKeys", List.of(leadingKeys)));
  }

  static Access ofIndex(String action, String table, String index, Map<String, List<String>> keys) {
    return ofTable(action, table + "/index/" + index, keys);
  }

  static Access ofIndex(String action, String table, String index, String... leadingKeys) {
    return ofTable(action, table + "/index/" + index, leadingKeys);
  }
}
