package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.behaviour.TypesTable.Address;
import dev.keyplan.behaviour.TypesTable.Color;
import dev.keyplan.behaviour.TypesTable.Containers;
import dev.keyplan.runtime.ItemDecoding;
import dev.keyplan.runtime.ItemMappingException;
import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
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

/** Generated readers make the same of an answer's bytes as of the SDK's attribute values. */
class DecodedTypesTest {

  private static final List<AttributeValue> OTHERS =
      List.of(
          AttributeValue.fromS(""),
          AttributeValue.fromS("x"),
          AttributeValue.fromS("2026-03-01T12:00:00.5+01:00"),
          AttributeValue.fromN("-7"),
          AttributeValue.fromN("1E+2"),
          AttributeValue.fromN("300.50"),
          AttributeValue.fromN("99999999999999999999"),
          AttributeValue.fromBool(false),
          AttributeValue.fromNul(true),
          AttributeValue.fromM(Map.of()),
          AttributeValue.fromM(Map.of("street", AttributeValue.fromS("é\"\\\n"))),
          AttributeValue.fromL(List.of()),
          AttributeValue.fromL(List.of(AttributeValue.fromS("RED"))),
          AttributeValue.fromSs(List.of()),
          AttributeValue.fromSs(List.of("RED", "日本", "RED")),
          AttributeValue.fromNs(List.of("1", "2.0", "1")),
          AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {1, 2})),
          AttributeValue.fromBs(List.of(SdkBytes.fromByteArray(new byte[0]))));

  @Test
  void scalarsAreReadAlike() {
    Map<String, AttributeValue> item = TypesTable_ScalarsMapper.toItem(TypesTest.ordinary());
    assertReadAlike(
        item,
        client ->
            client.typesTable_ScalarsRepository().queryScalars(TypesTest.ID).list().toString());
  }

  @Test
  void containersAreReadAlike() {
    Address home = new Address("Main", Optional.of(1), Set.of(Color.RED));
    Containers containers =
        new Containers(
            "c1",
            List.of("b", "", "ä"),
            List.of(Instant.EPOCH),
            Set.of("x"),
            Set.of(1),
            Map.of("one", BigDecimal.ONE),
            home,
            List.of(home, new Address("", Optional.empty(), Set.of())),
            Map.of("k", List.of(home)),
            Optional.of("n"),
            Optional.of(home));
    assertReadAlike(
        TypesTable_ContainersMapper.toItem(containers),
        client -> client.typesTable_ContainersRepository().queryContainers("c1").list().toString());
  }

  private static void assertReadAlike(
      Map<String, AttributeValue> item, Function<TypesTableClient, String> read) {
    int failures = 0;
    for (int seed = 0; seed < 300; seed++) {
      Map<String, AttributeValue> changed = changed(item, new Random(seed), seed % 3);
      String json = "{\"Count\":1,\"Items\":[" + json(changed) + "]}";
      TypesTableClient client = TypesTableClient.create(answering(json));
      String bySdk = outcome(read, client.withItemDecoding(ItemDecoding.BY_SDK));
      assertThat(outcome(read, client)).as(json).isEqualTo(bySdk);
      failures += bySdk.startsWith("failed") ? 1 : 0;
    }
    assertThat(failures).isBetween(20, 280);
  }

  private static String outcome(Function<TypesTableClient, String> read, TypesTableClient client) {
    try {
      return "read " + read.apply(client);
    } catch (ItemMappingException e) {
      return "failed " + e.getMessage() + " because of " + e.getCause();
    }
  }

  /** Attributes removed, of another type, or changed inside, so many of them. */
  private static Map<String, AttributeValue> changed(
      Map<String, AttributeValue> item, Random random, int changes) {
    Map<String, AttributeValue> changed = new TreeMap<>(item);
    for (int i = 0; i < changes && !changed.isEmpty(); i++) {
      List<String> names = List.copyOf(changed.keySet());
      String name = names.get(random.nextInt(names.size()));
      AttributeValue value = changed.get(name);
      if (random.nextInt(4) == 0) {
        changed.remove(name);
      } else if (value.hasM() && random.nextBoolean()) {
        changed.put(name, AttributeValue.fromM(changed(value.m(), random, 1)));
      } else if (value.hasL() && !value.l().isEmpty() && random.nextBoolean()) {
        AttributeValue element = value.l().get(random.nextInt(value.l().size()));
        AttributeValue other =
            element.hasM()
                ? AttributeValue.fromM(changed(element.m(), random, 1))
                : OTHERS.get(random.nextInt(OTHERS.size()));
        changed.put(name, AttributeValue.fromL(List.of(other, element)));
      } else {
        changed.put(name, OTHERS.get(random.nextInt(OTHERS.size())));
      }
    }
    return changed;
  }

  private static String json(Map<String, AttributeValue> entries) {
    return entries.entrySet().stream()
        .map(entry -> text(entry.getKey()) + ":" + json(entry.getValue()))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String json(AttributeValue value) {
    return switch (value.type()) {
      case S -> "{\"S\":" + text(value.s()) + "}";
      case N -> "{\"N\":\"" + value.n() + "\"}";
      case BOOL -> "{\"BOOL\":" + value.bool() + "}";
      case NUL -> "{\"NULL\":true}";
      case B -> "{\"B\":" + base64(value.b()) + "}";
      case M -> "{\"M\":" + json(value.m()) + "}";
      case L -> list("L", value.l(), DecodedTypesTest::json);
      case SS -> list("SS", value.ss(), DecodedTypesTest::text);
      case NS -> list("NS", value.ns(), DecodedTypesTest::text);
      case BS -> list("BS", value.bs(), DecodedTypesTest::base64);
      default -> throw new IllegalArgumentException(value.toString());
    };
  }

  private static <T> String list(String type, List<T> elements, Function<T, String> json) {
    return elements.stream()
        .map(json)
        .collect(Collectors.joining(",", "{\"" + type + "\":[", "]}"));
  }

  private static String base64(SdkBytes bytes) {
    return '"' + Base64.getEncoder().encodeToString(bytes.asByteArray()) + '"';
  }

  private static String text(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }

  private static DynamoDbClient answering(String json) {
    byte[] body = json.getBytes(StandardCharsets.UTF_8);
    SdkHttpResponse response =
        SdkHttpResponse.builder()
            .statusCode(200)
            .putHeader("Content-Type", "application/x-amz-json-1.0")
            .build();
    SdkHttpClient http =
        new SdkHttpClient() {
          @Override
          public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
            return new ExecutableHttpRequest() {
              @Override
              public HttpExecuteResponse call() {
                return HttpExecuteResponse.builder()
                    .response(response)
                    .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
                    .build();
              }

              @Override
              public void abort() {
                // Nothing is under way.
              }
            };
          }

          @Override
          public void close() {
            // Nothing is open.
          }
        };
    return DynamoDbClient.builder()
        .httpClient(http)
        .region(Region.EU_WEST_1)
        .credentialsProvider(AnonymousCredentialsProvider.create())
        .build();
  }
}
