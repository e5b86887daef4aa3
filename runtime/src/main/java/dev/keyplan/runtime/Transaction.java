package dev.keyplan.runtime;

/**
 * Writes of several items, all of them or none: one TransactWriteItems. Generated classes, as
 * {@code OrdersTableTransaction}, are all that implement it.
 *
 * <p>It has 1 to 100 actions, one for each item, 4 MB in all, over any tables that one SDK client
 * reaches in its Region. Each costs two write units per KB instead of one, also where the
 * transaction is cancelled (Amazon DynamoDB Developer Guide, "DynamoDB transactions").
 *
 * <p>Its client token makes it idempotent: executed again within ten minutes, by this object or by
 * one that was made in the same way with the same token, it is answered as before, and nothing is
 * written twice. Made in the same way means the same calls in the same order with equal values; of
 * entities with a time to live it means at the same second too, as their conditions hold the time.
 * So a lost answer does no harm, nor does a process that was restarted in between.
 */
public interface Transaction {

  /**
   * How many actions it has so far, those on guards of unique attributes included. One transaction
   * has 1 to 100.
   */
  int size();

  /**
   * Writes everything, or nothing. While DynamoDB cancels it for reasons that pass, conflicts with
   * other writes and want of capacity, it is sent again with the same token, after growing, random
   * times; failed conditions are told at once.
   *
   * <p>Any other error of DynamoDB or of the network is the SDK's own exception; the transaction
   * may then have been carried out, and executing it again tells.
   *
   * @throws TransactionFailedException if a condition does not hold, it conflicts with other writes
   *     after all retries, its token stands for another transaction, or the thread is interrupted
   *     while it waits for a retry
   * @throws IllegalArgumentException if it has no action, more than 100, or two on one item; before
   *     any request
   */
  void execute();
}
