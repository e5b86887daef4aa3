package shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;

/** Of the tests alone, and named as the table of the program. */
@Table(name = "stock", entities = CopyOfStockTable.Copy.class)
public interface CopyOfStockTable {

  @Entity
  @AccessPattern(name = "copiesOf", by = "sku")
  record Copy(@PartitionKey(prefix = "COPY#") String sku, @SortKey String shelf) {}
}
