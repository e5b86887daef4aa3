package dev.keyplan.sample.orders;

import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import dev.keyplan.testkit.server.ServerChoice;

/** The second opinion. */
@KeyplanTest(server = ServerChoice.DYNALITE)
class OrdersReadsOnDynaliteTest extends OrdersReads {

  @Override
  OrdersReader reader(TestDatabase database, String table) {
    return OrdersReader.synchronous(database, table);
  }
}
