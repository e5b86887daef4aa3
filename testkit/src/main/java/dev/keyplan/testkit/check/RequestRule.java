package dev.keyplan.testkit.check;

import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** One thing that every request must keep. Looks only at the kinds of request that it concerns. */
interface RequestRule {

  /**
   * @throws RequestRefusedError if the request breaks the rule
   */
  void check(DynamoDbRequest request, TableSchemas tables);
}
