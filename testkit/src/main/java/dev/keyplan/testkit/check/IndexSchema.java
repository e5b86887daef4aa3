package dev.keyplan.testkit.check;

import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/** An index: its key, and which attributes its entries hold beside the keys. */
record IndexSchema(
    String name, boolean global, KeySchema key, ProjectionType projection, Set<String> included) {

  boolean projects(String attribute, KeySchema tableKey) {
    return projection == ProjectionType.ALL
        || included.contains(attribute)
        || key.names().contains(attribute)
        || tableKey.names().contains(attribute);
  }
}
