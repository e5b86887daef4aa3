package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.reactivestreams.Publisher;
import software.amazon.awssdk.core.async.AsyncRequestBody;
import software.amazon.awssdk.core.exception.Crc32MismatchException;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** Who decodes the items of an answer, and what becomes of it on the way. */
class ItemDecodingTest {

  private static final QueryPattern PATTERN =
      QueryPattern.on("T", "all").partitionKey("PK").sortKey("SK").build();
  private static final AttributeValue KEY = AttributeValue.fromS("k");
  private static final String LAST =
      "{\"LastEvaluatedKey\":{\"PK\":{\"S\":\"k\"},\"SK\":{\"S\":\"1\"}},\"Count\":1,\"Items\":["
          + item("1")
          + "],\"ConsumedCapacity\":{\"CapacityUnits\":0.5}}";

  /** Both kinds of client. */
  enum Kind {
    BLOCKING,
    ASYNC;

    List<String> read(CannedHttp http, ItemDecoding decoding, ExecutionInterceptor... others) {
      return query(http, decoding, PATTERN, Clock.systemUTC(), others).list();
    }

    private Lists query(
        CannedHttp http,
        ItemDecoding decoding,
        QueryPattern pattern,
        Clock clock,
        ExecutionInterceptor... others) {
      List<ExecutionInterceptor> interceptors = List.of(others);
      if (this == BLOCKING) {
        DynamoDbClient client = http.client(c -> interceptors.forEach(c::addExecutionInterceptor));
        return () ->
            TableAccess.of(client, "t")
                .withClock(clock)
                .withItemDecoding(decoding)
                .query(pattern, KEY, SortKeyCondition.all(), ItemDecodingTest::sortKey)
                .list();
      }
      AsyncTableAccess table =
          AsyncTableAccess.of(
              http.async(c -> interceptors.forEach(c::addExecutionInterceptor)), "t");
      return () -> {
        try {
          return table
              .withClock(clock)
              .withItemDecoding(decoding)
              .query(pattern, KEY, SortKeyCondition.all(), ItemDecodingTest::sortKey)
              .list()
              .join();
        } catch (CompletionException e) {
          throw (RuntimeException) e.getCause();
        }
      };
    }
  }

  private interface Lists {
    List<String> list();
  }

  private static String sortKey(Map<String, AttributeValue> item) {
    return item.get("SK").s();
  }

  private static String item(String sortKey) {
    return "{\"PK\":{\"S\":\"k\"},\"SK\":{\"S\":\"" + sortKey + "\"}}";
  }

  private static String page(String... sortKeys) {
    List<String> items = new ArrayList<>();
    for (String sortKey : sortKeys) {
      items.add(item(sortKey));
    }
    return "{\"Count\":" + sortKeys.length + ",\"Items\":[" + String.join(",", items) + "]}";
  }

  /** Remembers responses as other interceptors see them, and items as they can ask for them. */
  private static class Seeing implements ExecutionInterceptor {
    final List<QueryResponse> responses = new ArrayList<>();
    final List<List<Map<String, AttributeValue>>> items = new ArrayList<>();

    @Override
    public void afterExecution(Context.AfterExecution context, ExecutionAttributes attributes) {
      QueryResponse response = (QueryResponse) context.response();
      responses.add(response);
      items.add(ItemDecodingInterceptor.items(response, attributes));
    }
  }

  private static final class SeeingNoItems extends Seeing implements ItemsUnseen {}

  @ParameterizedTest
  @EnumSource
  void theSdkSeesTheAnswerWithoutItsItems(Kind kind) {
    CannedHttp http = new CannedHttp(CannedAnswer.of(LAST), CannedAnswer.of(page("2", "3")));
    SeeingNoItems seeing = new SeeingNoItems();
    assertThat(kind.read(http, ItemDecoding.AUTOMATIC, seeing)).containsExactly("1", "2", "3");
    assertThat(seeing.responses).noneMatch(QueryResponse::hasItems);
    assertThat(seeing.responses).extracting(QueryResponse::count).containsExactly(1, 2);
    assertThat(seeing.responses.get(0).lastEvaluatedKey()).containsKeys("PK", "SK");
    assertThat(seeing.responses.get(0).consumedCapacity().capacityUnits()).isEqualTo(0.5);
    assertThat(seeing.responses.get(0).responseMetadata().requestId()).isEqualTo("R1");
    assertThat(seeing.items.get(0))
        .containsExactly(Map.of("PK", KEY, "SK", AttributeValue.fromS("1")));
  }

  @ParameterizedTest
  @EnumSource
  void anInterceptorThatMayReadItemsKeepsThemWithTheSdk(Kind kind) {
    Seeing seeing = new Seeing();
    CannedHttp http = new CannedHttp(CannedAnswer.of(page("1", "2")));
    assertThat(kind.read(http, ItemDecoding.AUTOMATIC, seeing)).containsExactly("1", "2");
    assertThat(seeing.responses.get(0).items()).hasSize(2).isEqualTo(seeing.items.get(0));
  }

  @ParameterizedTest
  @EnumSource
  void theCallerDecides(Kind kind) {
    Seeing seeing = new Seeing();
    CannedHttp http = new CannedHttp(CannedAnswer.of(page("1", "2")));
    assertThat(kind.read(http, ItemDecoding.DIRECT, seeing)).containsExactly("1", "2");
    assertThat(seeing.responses.get(0).hasItems()).isFalse();
    SeeingNoItems unseen = new SeeingNoItems();
    assertThat(kind.read(http, ItemDecoding.BY_SDK, unseen)).containsExactly("1", "2");
    assertThat(unseen.responses.get(0).hasItems()).isTrue();
  }

  /** Stands for one that decrypts, say: what DynamoDB sent has no items that could be read. */
  private static final class Rewriting implements ExecutionInterceptor {
    private final byte[] body = page("new").getBytes(StandardCharsets.UTF_8);

    @Override
    public Optional<InputStream> modifyHttpResponseContent(
        Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
      return context.responseBody().map(old -> new ByteArrayInputStream(body));
    }

    @Override
    public Optional<Publisher<ByteBuffer>> modifyAsyncHttpResponseContent(
        Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
      return context.responsePublisher().map(old -> AsyncRequestBody.fromBytes(body));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBodyThatAnotherInterceptorChangedIsTheOneThatCounts(Kind kind) {
    byte[] sent = page("old").getBytes(StandardCharsets.UTF_8);
    CannedHttp http = new CannedHttp(CannedAnswer.unchecked(sent));
    for (ItemDecoding decoding : ItemDecoding.values()) {
      assertThat(kind.read(http, decoding, new Rewriting())).containsExactly("new");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aCompressedAnswerIsLeftToTheSdk(Kind kind) throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
      gzip.write(page("1", "2").getBytes(StandardCharsets.UTF_8));
    }
    CannedAnswer answer =
        CannedAnswer.of(compressed.toByteArray()).with("Content-Encoding", "gzip");
    SeeingNoItems seeing = new SeeingNoItems();
    assertThat(kind.read(new CannedHttp(answer), ItemDecoding.AUTOMATIC, seeing))
        .containsExactly("1", "2");
    assertThat(seeing.responses.get(0).hasItems()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void anAnswerOfAnotherTypeIsLeftToTheSdk(Kind kind) {
    CannedAnswer answer = CannedAnswer.of(page("1")).with("Content-Type", "text/plain");
    SeeingNoItems seeing = new SeeingNoItems();
    assertThat(kind.read(new CannedHttp(answer), ItemDecoding.AUTOMATIC, seeing))
        .containsExactly("1");
    assertThat(seeing.responses.get(0).hasItems()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void aRetryStartsAnew(Kind kind) {
    CannedHttp http =
        new CannedHttp(CannedAnswer.error(500, "InternalServerError"), CannedAnswer.of(page("1")));
    assertThat(kind.read(http, ItemDecoding.AUTOMATIC)).containsExactly("1");
    assertThat(http.left()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  void aDamagedBodyFailsAsWithTheSdk(Kind kind) {
    byte[] good = page("1").getBytes(StandardCharsets.UTF_8);
    byte[] other = page("2").getBytes(StandardCharsets.UTF_8);
    for (ItemDecoding decoding : ItemDecoding.values()) {
      CannedHttp http = new CannedHttp(CannedAnswer.of(good).damaged(other));
      assertThatThrownBy(() -> kind.read(http, decoding))
          .isInstanceOf(Crc32MismatchException.class)
          .hasMessageContaining("as the Crc32 checksum but the actual calculated checksum was");
    }
  }

  /** The SDK refuses what is left of the first answer, and reads the second itself. */
  @ParameterizedTest
  @EnumSource
  void itemsOfAnAttemptThatFailedAreForgotten(Kind kind) {
    String refused = page("old").replace("\"Count\":1", "\"Count\":1,\"LastEvaluatedKey\":[3]");
    CannedHttp http =
        new CannedHttp(
            CannedAnswer.of(refused),
            CannedAnswer.of(page("new")).with("Content-Type", "text/plain"));
    assertThat(kind.read(http, ItemDecoding.AUTOMATIC)).containsExactly("new");
  }

  /** As where the SDK has given an attempt up, and its connection is still there. */
  @Test
  void anAnswerThatComesTooLateIsNotTaken() {
    CannedAnswer given = CannedAnswer.of(page("late"));
    CannedAnswer retried = CannedAnswer.of(page("new"));
    DirectRead read = new DirectRead();
    ReadAttempt first = read.restart();
    first.beforeBody(given.response());
    ReadAttempt second = read.restart();
    second.beforeBody(retried.response());
    second.rest(retried.body());
    first.rest(given.body());

    ReadItems items = read.items(QueryResponse.builder().count(1).build());

    assertThat(items.read(0, ItemDecodingTest::sortKey)).isEqualTo("new");
  }

  /** JSON may spell a name with escapes, and twice; of two the SDK takes the last. */
  @ParameterizedTest
  @EnumSource
  void itemsUnderAnEscapedNameAreLeftToTheSdk(Kind kind) {
    String escaped = page("1").replace("Items", "\\u0049tems");
    String twice = escaped.replace("}]}", "}],\"Items\":[" + item("2") + "]}");
    for (ItemDecoding decoding : ItemDecoding.values()) {
      assertThat(kind.read(new CannedHttp(CannedAnswer.of(escaped)), decoding))
          .containsExactly("1");
      assertThat(kind.read(new CannedHttp(CannedAnswer.of(twice)), decoding)).containsExactly("2");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBrokenConnectionIsTriedAgain(Kind kind) {
    CannedHttp http =
        new CannedHttp(CannedAnswer.of(page("1")).breaking(), CannedAnswer.of(page("1", "2")));
    assertThat(kind.read(http, ItemDecoding.AUTOMATIC)).containsExactly("1", "2");
  }

  @ParameterizedTest
  @EnumSource
  void anErrorIsTheSdksToTell(Kind kind) {
    CannedHttp http = new CannedHttp(CannedAnswer.error(400, "ResourceNotFoundException"));
    assertThatThrownBy(() -> kind.read(http, ItemDecoding.AUTOMATIC))
        .isInstanceOf(ResourceNotFoundException.class)
        .hasMessageContaining("no");
  }

  @ParameterizedTest
  @EnumSource
  void aClientMayHaveTheInterceptorTwice(Kind kind) {
    CannedHttp http = new CannedHttp(CannedAnswer.of(page("1", "2")));
    SeeingNoItems seeing = new SeeingNoItems();
    assertThat(kind.read(http, ItemDecoding.AUTOMATIC, new ItemDecodingInterceptor(), seeing))
        .containsExactly("1", "2");
    assertThat(seeing.responses.get(0).hasItems()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void expiredItemsAreDropped(Kind kind) {
    String expiring =
        "{\"Count\":3,\"Items\":[{\"SK\":{\"S\":\"1\"},\"ttl\":{\"N\":\"100\"}},"
            + "{\"SK\":{\"S\":\"2\"},\"ttl\":{\"N\":\"101\"}},"
            + "{\"SK\":{\"S\":\"3\"},\"ttl\":{\"S\":\"1\"}}]}";
    QueryPattern pattern =
        QueryPattern.on("T", "all").partitionKey("PK").sortKey("SK").expiring("ttl").build();
    Clock clock = Clock.fixed(Instant.ofEpochSecond(100), ZoneOffset.UTC);
    CannedHttp http = new CannedHttp(CannedAnswer.of(expiring));
    for (ItemDecoding decoding : ItemDecoding.values()) {
      assertThat(kind.query(http, decoding, pattern, clock).list()).containsExactly("2", "3");
    }
  }

  @Test
  void bodiesAreReadToTheirEndAndClosed() {
    CannedHttp http = new CannedHttp(CannedAnswer.of(LAST), CannedAnswer.of(page("2")));
    assertThat(Kind.BLOCKING.read(http, ItemDecoding.AUTOMATIC)).containsExactly("1", "2");
    assertThat(http.released).containsExactly(true, true);
  }

  @Test
  void aRequestToLookAtIsAnsweredWithItems() {
    CannedHttp http = new CannedHttp(CannedAnswer.of(page("1", "2")));
    DynamoDbClient client = http.client();
    QueryRequest request =
        TableAccess.of(client, "t")
            .query(PATTERN, KEY, SortKeyCondition.all(), ItemDecodingTest::sortKey)
            .request();
    assertThat(client.query(request).items()).hasSize(2);
  }

  /** Answers what another request was answered, as a cache might. */
  private static final class Caching implements DynamoDbClient {
    private final QueryResponse response = QueryResponse.builder().count(2).build();

    @Override
    public QueryResponse query(QueryRequest request) {
      return response;
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }

  @Test
  void itemsThatWereLostOnTheWayAreMissed() {
    PagedQuery<String> query =
        TableAccess.of(new Caching(), "t")
            .withItemDecoding(ItemDecoding.DIRECT)
            .query(PATTERN, KEY, SortKeyCondition.all(), ItemDecodingTest::sortKey);
    assertThatThrownBy(query::page)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("ItemDecoding.BY_SDK");
  }

  /** A failure of the reader is not the SDK client's: it comes as it is, and is not tried again. */
  @ParameterizedTest
  @EnumSource
  void whatTheReaderThrowsComesThrough(Kind kind) {
    CannedHttp http =
        new CannedHttp(CannedAnswer.of("{\"Count\":1,\"Items\":[{\"PK\":{\"S\":\"k\"}}]}"));
    assertThatThrownBy(() -> kind.read(http, ItemDecoding.AUTOMATIC))
        .isInstanceOf(NullPointerException.class);
  }
}
