package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keyplan.testkit.proof.ModelProof;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class StockTablesTest {

  @Test
  void bothTablesAreGenerated() {
    Map<String, AttributeValue> copy = CopyOfStockTable_CopyKeys.primaryKey("tea", "A1");

    assertEquals(AttributeValue.fromS("COPY#tea"), copy.get("PK"));
    assertEquals(
        AttributeValue.fromS("SKU#tea"), StockTable_StockKeys.primaryKey("tea", "A1").get("PK"));
  }

  @Test
  void eachTableHasItsOwnProof() {
    ModelProof program = ModelProof.load(StockTable.class);
    ModelProof copy = ModelProof.load(CopyOfStockTable.class);

    program.verify();
    copy.verify();
    assertTrue(program.json().contains("stockOf") && !program.json().contains("copiesOf"));
    assertTrue(copy.json().contains("copiesOf") && !copy.json().contains("stockOf"));
  }
}
