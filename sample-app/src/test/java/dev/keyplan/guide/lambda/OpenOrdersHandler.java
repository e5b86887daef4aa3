package dev.keyplan.guide.lambda;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import dev.keyplan.guide.shop.OpenOrder;
import dev.keyplan.guide.shop.ShopTableClient;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

public final class OpenOrdersHandler implements RequestHandler<Map<String, String>, List<String>> {

  private final ShopTableClient shop;

  /** Lambda calls it once for each execution environment. */
  public OpenOrdersHandler() {
    this(
        ShopTableClient.create(
            DynamoDbClient.builder().httpClientBuilder(UrlConnectionHttpClient.builder()).build(),
            System.getenv("TABLE_NAME")));
  }

  OpenOrdersHandler(ShopTableClient shop) {
    this.shop = shop;
  }

  @Override
  public List<String> handleRequest(Map<String, String> input, Context context) {
    return shop
        .orderRepository()
        .openOrdersInWarehouse(input.get("warehouse"))
        .limit(50)
        .list()
        .stream()
        .map(OpenOrder::orderId)
        .toList();
  }
}
