package shop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keyplan.testkit.proof.ModelProof;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import shop.order.Order;
import shop.order.Price;
import shop.user.User;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

class ShopTableTest {

  private static final User USER = new User("ada", new User.Address("Main Street 1", "Springfield"));
  private static final Order ORDER =
      new Order("ada", "O1", new Price("EUR", 9), List.of(new Price("EUR", 9)), Optional.empty());

  @Test
  void entitiesOfTwoJarsAreReadAsOneCollection() {
    ShopTableClient shop =
        ShopTableClient.create(
            new DynamoDbClient() {
              @Override
              public QueryResponse query(QueryRequest request) {
                return QueryResponse.builder()
                    .items(List.of(OrderMapper.toItem(ORDER), UserMapper.toItem(USER)))
                    .build();
              }

              @Override
              public String serviceName() {
                return "dynamodb";
              }

              @Override
              public void close() {}
            });

    assertEquals(
        Optional.of(new UserWithOrders(USER, List.of(ORDER))),
        shop.userWithOrdersRepository().userWithOrders("ada"));
  }

  @Test
  void theDesignOverAllJarsIsProved() {
    ModelProof proof = ModelProof.load(ShopTable.class);

    proof.verify();
    assertEquals(true, proof.json().contains("ordersOfUser") && proof.json().contains("findUser"));
  }
}
