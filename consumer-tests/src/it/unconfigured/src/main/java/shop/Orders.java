package shop;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class Orders {
  Order find(DynamoDbClient client) {
    return OrdersTableClient.create(client).orderRepository().find("ada", "O1").orElseThrow();
  }
}
