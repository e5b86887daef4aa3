package shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;

@Table(name = "stock", entities = StockTable.Stock.class)
public interface StockTable {

  @Entity
  @AccessPattern(name = "stockOf", by = "sku")
  record Stock(@PartitionKey(prefix = "SKU#") String sku, @SortKey String shelf, int quantity) {}
}
