package shop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import shop.ReadingsTable.Place;
import shop.ReadingsTable.Quality;
import shop.ReadingsTable.Reading;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class OldSdkTest {

  private static final Reading READING =
      new Reading(
          "s1",
          Instant.parse("2026-11-30T08:00:00.5Z"),
          new BigDecimal("21.5"),
          true,
          Quality.GOOD,
          ByteBuffer.wrap(new byte[] {1, -1}),
          new Place("Zürich \"HB\"", Optional.of(2)),
          List.of(Instant.EPOCH),
          Map.of("samples", 7L),
          Set.of("roof"),
          Set.of(3));

  /** Keeps what is sent, and answers it to Queries. */
  private static final class Echo implements SdkHttpClient {
    private final List<byte[]> sent = new ArrayList<>();
    private String answer = "{}";

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
      return new ExecutableHttpRequest() {
        @Override
        public HttpExecuteResponse call() throws IOException {
          try (InputStream body = request.contentStreamProvider().orElseThrow().newStream()) {
            sent.add(body.readAllBytes());
          }
          byte[] json = answer.getBytes(StandardCharsets.UTF_8);
          SdkHttpResponse response =
              SdkHttpResponse.builder()
                  .statusCode(200)
                  .putHeader("Content-Type", "application/x-amz-json-1.0")
                  .putHeader("Content-Length", Integer.toString(json.length))
                  .build();
          return HttpExecuteResponse.builder()
              .response(response)
              .responseBody(AbortableInputStream.create(new ByteArrayInputStream(json)))
              .build();
        }

        @Override
        public void abort() {}
      };
    }

    @Override
    public void close() {}
  }

  @Test
  void theSdkIsAnOldOne() {
    assertThrows(
        NoSuchMethodException.class, () -> AttributeValue.class.getMethod("createS", String.class));
  }

  @Test
  void itemsAreMadeAndRead() {
    Map<String, AttributeValue> item = ReadingsTable_ReadingMapper.toItem(READING);
    assertEquals(AttributeValue.fromS("SENSOR#s1"), item.get("PK"));
    assertEquals(AttributeValue.fromBool(true), item.get("final_"));
    assertEquals(READING, ReadingsTable_ReadingMapper.fromItem(item));
  }

  /** The first put is written by the SDK, the second by Keyplan; the Query is decoded by Keyplan. */
  @Test
  void requestsAndAnswersGoTheFastWayToo() {
    Echo http = new Echo();
    try (DynamoDbClient client =
        DynamoDbClient.builder()
            .httpClient(http)
            .region(Region.EU_WEST_1)
            .credentialsProvider(
                StaticCredentialsProvider.create(AwsBasicCredentials.create("id", "secret")))
            .build()) {
      ReadingsTable_ReadingRepository readings =
          ReadingsTableClient.create(client).readingsTable_ReadingRepository();
      assertEquals(READING, readings.put(READING));
      assertEquals(READING, readings.put(READING));
      assertArrayEquals(http.sent.get(0), http.sent.get(1));

      String put = new String(http.sent.get(1), StandardCharsets.UTF_8);
      String item = put.substring(put.indexOf("\"Item\":") + 7, put.lastIndexOf('}'));
      http.answer = "{\"Count\":1,\"ScannedCount\":1,\"Items\":[" + item + "]}";
      assertEquals(List.of(READING), readings.readings("s1").list());
    }
  }
}
