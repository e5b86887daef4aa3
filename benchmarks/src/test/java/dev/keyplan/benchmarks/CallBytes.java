package dev.keyplan.benchmarks;

import dev.keyplan.benchmarks.Allocation.Operation;
import dev.keyplan.benchmarks.order.BenchTableClient;
import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.OrderKeys;
import dev.keyplan.benchmarks.order.OrderMapper;
import dev.keyplan.benchmarks.order.OrderRepository;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/**
 * What whole calls of the repository allocate over the SDK alone with a request made before, in a
 * JVM of its own without the Enhanced Client: where that is on the class path, its interceptor
 * makes the override configuration of every request anew, at 3.2 KB more for one that has any.
 *
 * @param get bytes of a GetItem
 * @param put bytes of a PutItem
 */
record CallBytes(long get, long put) {

  private static final int CALLS = 20;

  static CallBytes measure() throws IOException, InterruptedException {
    String classPath =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> !entry.contains("dynamodb-enhanced"))
            .collect(Collectors.joining(File.pathSeparator));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath,
                CallBytes.class.getName())
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(out);
    }
    String[] printed = out.strip().split(" ");
    return new CallBytes(Long.parseLong(printed[0]), Long.parseLong(printed[1]));
  }

  public static void main(String[] args) {
    Order order = Orders.of(1).get(0);
    DynamoDbClient getting = Clients.answering(WireJson.getItem(OrderMapper.toItem(order)));
    OrderRepository read = BenchTableClient.create(getting).orderRepository();
    GetItemRequest get =
        GetItemRequest.builder()
            .tableName("bench-orders")
            .key(OrderKeys.primaryKey(order.userId(), order.createdAt(), order.orderId()))
            .build();
    DynamoDbClient putting = Clients.answering("{}");
    OrderRepository written = BenchTableClient.create(putting).orderRepository();
    PutItemRequest put =
        PutItemRequest.builder().tableName("bench-orders").item(OrderMapper.toItem(order)).build();
    long getBytes =
        bytes(() -> read.findOrder(order.userId(), order.createdAt(), order.orderId()))
            - bytes(() -> getting.getItem(get).item());
    long putBytes = bytes(() -> written.put(order)) - bytes(() -> putting.putItem(put));
    System.out.println(getBytes + " " + putBytes);
  }

  private static long bytes(Operation operation) {
    return Allocation.perCall(operation, CALLS);
  }
}
