import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.runtime.KeyRange;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

class LoanTest {

  private static final Loan LOAN = new Loan("ada", LocalDate.of(2026, 3, 1), "Dune");

  private static final class CannedClient implements DynamoDbClient {
    private QueryRequest sent;

    @Override
    public QueryResponse query(QueryRequest request) {
      sent = request;
      return QueryResponse.builder().items(List.of(LoanMapper.toItem(LOAN))).build();
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {}
  }

  @Test
  void aPatternIsOneQueryThatReadsTheEntity() {
    CannedClient client = new CannedClient();
    LibraryTableClient library = LibraryTableClient.create(client);

    List<Loan> loans =
        library.loanRepository().loansDue("ada", KeyRange.atMost(LocalDate.of(2026, 3, 1))).list();

    assertEquals(List.of(LOAN), loans);
    assertEquals("library", client.sent.tableName());
    assertEquals(
        AttributeValue.fromS("READER#ada"),
        Map.copyOf(LoanMapper.toItem(LOAN)).get("PK"));
    assertEquals(true, client.sent.expressionAttributeValues().containsValue(AttributeValue.fromS("READER#ada")));
  }
}
