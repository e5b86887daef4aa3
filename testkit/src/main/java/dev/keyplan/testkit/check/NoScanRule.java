package dev.keyplan.testkit.check;

import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/** No Scan, and no PartiQL: whether a statement scans shows in its plan only. */
final class NoScanRule implements RequestRule {

  @Override
  public void check(DynamoDbRequest request, TableSchemas tables) {
    if (request instanceof ScanRequest scan) {
      throw new RequestRefusedError(
          "a Scan of "
              + scan.tableName()
              + ": it reads and bills the whole table; declare an access pattern for what is read");
    }
    if (request instanceof ExecuteStatementRequest
        || request instanceof BatchExecuteStatementRequest
        || request instanceof ExecuteTransactionRequest) {
      throw new RequestRefusedError(
          "a PartiQL statement: nothing in it proves that it does not scan; declare an access"
              + " pattern instead");
    }
  }
}
