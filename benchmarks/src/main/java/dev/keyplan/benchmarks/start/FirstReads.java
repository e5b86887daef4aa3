package dev.keyplan.benchmarks.start;

import dev.keyplan.benchmarks.Clients;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * The program that a fresh JVM runs: a get by the SDK alone, then the first read of each entity
 * type. Prints how many microseconds the first reads took together, and the processor time of the
 * whole process in milliseconds.
 */
final class FirstReads {

  private FirstReads() {}

  /**
   * @param args the contestant, the number of entity types, the file with the answer
   */
  public static void main(String[] args) throws IOException {
    List<Reader> readers = Contestant.valueOf(args[0]).readers(Integer.parseInt(args[1]));
    DynamoDbClient client = Clients.answering(Files.readString(Path.of(args[2])));
    Map<String, AttributeValue> key = new HashMap<>();
    key.put("PK", AttributeValue.createS("USER#u-1"));
    key.put("SK", AttributeValue.createS("ORDER#1"));
    GetItemRequest ready = GetItemRequest.builder().tableName("bench-orders").key(key).build();
    Map<String, AttributeValue> item = client.getItem(ready).item();
    long start = System.nanoTime();
    for (int i = 0; i < readers.size(); i++) {
      if (readers.get(i).first(client, item) == null) {
        throw new IllegalStateException("nothing read");
      }
    }
    long nanos = System.nanoTime() - start;
    Duration processor = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    System.out.println(nanos / 1_000 + " " + processor.toMillis());
  }
}
