package dev.keyplan.testkit;

import java.util.Map;
import java.util.Optional;

/**
 * A request that reached the server, and what it cost.
 *
 * @param pattern the access pattern it served, {@code ordersOfUser}; for generated writes entity
 *     and method, {@code Order.create}; empty for a request that no generated code sent
 * @param operation as DynamoDB names it: {@code GetItem}, {@code Query}
 * @param index the index a Query read, empty for the table
 * @param keyCondition what it asked for, with the values: {@code PK = USER#u1 and begins_with(SK,
 *     ORDER#)}; for a batch each key, empty where there is none to tell
 * @param consistent whether it was a strongly consistent read
 * @param descending whether a Query read backwards
 * @param itemCount how many items were answered
 * @param capacity the read or write units consumed, indexes included, as the server counts them; 0
 *     if it did not say
 * @param indexCapacity the part of these units that each index took, by name, local ones included
 * @param failure the simple name of the exception the server answered with, {@code
 *     ConditionalCheckFailedException}
 */
public record RecordedCall(
    String pattern,
    String operation,
    Optional<String> index,
    String keyCondition,
    boolean consistent,
    boolean descending,
    int itemCount,
    double capacity,
    Map<String, Double> indexCapacity,
    Optional<String> failure) {

  public RecordedCall {
    indexCapacity = Map.copyOf(indexCapacity);
  }
}
