package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The bodies that a real client sends for transactions made in the same way. */
class CanonicalRequestTest {

  private static final EntityWrites WRITES =
      EntityWrites.of("Thing", "PK", "SK").versioned("version");

  private final List<String> bodies = new ArrayList<>();
  private final TableAccess table =
      TableAccess.of(
          DynamoDbClient.builder()
              .endpointOverride(URI.create("http://localhost:1"))
              .region(Region.US_EAST_1)
              .credentialsProvider(
                  StaticCredentialsProvider.create(AwsBasicCredentials.create("id", "secret")))
              .httpClient(new Recorder())
              .build(),
          "things");

  /** Two orders of the same entries and elements, as equal hash tables may have. */
  private boolean reversed;

  @Test
  void theSameTransactionIsTheSameToTheByte() {
    send();
    reversed = true;
    send();

    assertThat(bodies).hasSize(2);
    assertThat(bodies.get(1)).isEqualTo(bodies.get(0));
    assertThat(bodies.get(0))
        .contains("\"m\":{\"M\":{\"a\":{\"S\":\"1\"},\"b\":{\"L\":[{\"SS\":[\"x\",\"y\",\"z\"]}]}")
        .contains("\"ns\":{\"NS\":[\"1\",\"2\"]}")
        .contains("\"bs\":{\"BS\":[\"AQ==\",\"/w==\"]}");
  }

  @Test
  void withoutACommonOrderItWouldNotBe() {
    assertThat(item("a").toString()).isNotEqualTo(reversed(() -> item("a")).toString());
  }

  private void send() {
    FakeTransaction transaction = new FakeTransaction(table, "Things.transaction", "token");
    transaction.addCreate(WRITES, item("a"));
    transaction.addUpdate(WRITES, item("b"), changed());
    transaction.addDelete(
        WRITES, key("c"), new AttributeCondition<>(AttributeValue::fromS, "s").in(texts()));
    ItemUpdate<?> update = table.update(WRITES, key("d"), item -> item);
    update.set(item("d").get("m"), "m");
    update.add(item("d").get("bs"), "bs");
    update.onlyIf(new AttributeCondition<AttributeValue>(v -> v, "m").eq(item("d").get("m")));
    transaction.add(update.write());
    ItemUpdate<?> upsert = table.update(EntityWrites.of("Thing", "PK", "SK"), key("e"), i -> i);
    upsert.upsert(map(Map.entry("x", text("1")), Map.entry("y", text("2"))));
    transaction.add(upsert.write());
    transaction.addCheck(WRITES, key("f"));
    transaction.execute();
  }

  private Map<String, AttributeValue> item(String id) {
    Map<String, AttributeValue> item =
        map(
            Map.entry("PK", text(id)),
            Map.entry("SK", text("SK")),
            Map.entry(
                "m",
                AttributeValue.fromM(
                    map(
                        Map.entry("a", text("1")),
                        Map.entry(
                            "b", AttributeValue.fromL(List.of(AttributeValue.fromSs(texts()))))))),
            Map.entry("ns", AttributeValue.fromNs(order(List.of("2", "1")))),
            Map.entry("bs", AttributeValue.fromBs(order(List.of(bytes(255), bytes(1))))),
            Map.entry("version", AttributeValue.fromN("3")));
    return item;
  }

  private Map<String, AttributeValue> changed() {
    Map<String, AttributeValue> changed = new LinkedHashMap<>();
    changed.putAll(map(Map.entry("new", text("1")), Map.entry("newer", text("2"))));
    changed.putAll(item("b"));
    changed.remove("m");
    changed.remove("ns");
    return changed;
  }

  private Map<String, AttributeValue> key(String id) {
    return map(Map.entry("PK", text(id)), Map.entry("SK", text("SK")));
  }

  private List<String> texts() {
    return order(List.of("x", "z", "y"));
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private final Map<String, AttributeValue> map(Map.Entry<String, AttributeValue>... entries) {
    Map<String, AttributeValue> map = new LinkedHashMap<>();
    order(List.of(entries)).forEach(entry -> map.put(entry.getKey(), entry.getValue()));
    return map;
  }

  private <T> List<T> order(List<T> elements) {
    List<T> ordered = new ArrayList<>(new LinkedHashSet<>(elements));
    if (reversed) {
      Collections.reverse(ordered);
    }
    return ordered;
  }

  private <T> T reversed(Supplier<T> made) {
    reversed = true;
    try {
      return made.get();
    } finally {
      reversed = false;
    }
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  private static SdkBytes bytes(int value) {
    return SdkBytes.fromByteArray(new byte[] {(byte) value});
  }

  private final class Recorder implements SdkHttpClient {

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
      return new ExecutableHttpRequest() {
        @Override
        public HttpExecuteResponse call() throws java.io.IOException {
          try (var body = request.contentStreamProvider().orElseThrow().newStream()) {
            bodies.add(new String(body.readAllBytes(), StandardCharsets.UTF_8));
          }
          return HttpExecuteResponse.builder()
              .response(SdkHttpResponse.builder().statusCode(200).build())
              .responseBody(
                  AbortableInputStream.create(
                      new ByteArrayInputStream("{}".getBytes(StandardCharsets.UTF_8))))
              .build();
        }

        @Override
        public void abort() {}
      };
    }

    @Override
    public void close() {}
  }
}
