package dev.keyplan.sample.orders;

import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import org.junit.jupiter.api.Nested;

@KeyplanTest
class OrdersReadsTest {

  @Nested
  class Synchronous extends OrdersReads {
    @Override
    OrdersReader reader(TestDatabase database, String table) {
      return OrdersReader.synchronous(database, table);
    }
  }

  @Nested
  class Asynchronous extends OrdersReads {
    @Override
    OrdersReader reader(TestDatabase database, String table) {
      return OrdersReader.asynchronous(database, table);
    }
  }
}
