package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.core.interceptor.InterceptorContext;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.keyplan.SeenRequests;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/** Whoever writes the values of a write, the same bytes are sent, and they are signed. */
class DirectWriteTest {

  private static final EntityWrites WRITES = EntityWrites.of("E", "PK");
  private static final Map<String, AttributeValue> ITEM =
      Map.of("PK", AttributeValue.fromS("k"), "a", AttributeValue.fromN("1"));

  private static final Map<String, AttributeValue> KEY = Map.of("PK", AttributeValue.fromS("k"));
  private static final WriteTarget TARGET =
      new WriteTarget("client", "t", () -> AttributeValue.fromN("0"));

  /** Of the two clients of the SDK. */
  enum Kind {
    BLOCKING {
      @Override
      Consumer<Map<String, AttributeValue>> puts(
          CannedHttp http,
          ItemDecoding decoding,
          Consumer<ClientOverrideConfiguration.Builder> configuration) {
        TableAccess table =
            TableAccess.of(http.client(configuration), "t").withItemDecoding(decoding);
        return item -> table.put(WRITES, item, Function.identity());
      }

      @Override
      Consumer<Map<String, AttributeValue>> updates(CannedHttp http, ItemDecoding decoding) {
        TableAccess table = TableAccess.of(http.client(), "t").withItemDecoding(decoding);
        return item -> table.update(WRITES, KEY, item, Function.identity());
      }
    },
    ASYNC {
      @Override
      Consumer<Map<String, AttributeValue>> puts(
          CannedHttp http,
          ItemDecoding decoding,
          Consumer<ClientOverrideConfiguration.Builder> configuration) {
        AsyncTableAccess table =
            AsyncTableAccess.of(http.async(configuration), "t").withItemDecoding(decoding);
        return item -> table.put(WRITES, item, Function.identity()).join();
      }

      @Override
      Consumer<Map<String, AttributeValue>> updates(CannedHttp http, ItemDecoding decoding) {
        AsyncTableAccess table = AsyncTableAccess.of(http.async(), "t").withItemDecoding(decoding);
        return item -> table.update(WRITES, KEY, item, Function.identity()).join();
      }
    };

    abstract Consumer<Map<String, AttributeValue>> puts(
        CannedHttp http,
        ItemDecoding decoding,
        Consumer<ClientOverrideConfiguration.Builder> configuration);

    abstract Consumer<Map<String, AttributeValue>> updates(CannedHttp http, ItemDecoding decoding);
  }

  private static CannedHttp http() {
    return new CannedHttp(CannedAnswer.of("{}"));
  }

  /** Two writes of it, as a client's first one goes the SDK's way. */
  private static byte[] sent(
      CannedHttp http,
      Consumer<Map<String, AttributeValue>> write,
      Map<String, AttributeValue> item) {
    write.accept(ITEM);
    write.accept(item);
    CannedHttp.Sent sent = http.sent.get(http.sent.size() - 1);
    assertThat(sent.request().firstMatchingHeader("Content-Length"))
        .contains(Integer.toString(sent.body().length));
    return sent.body();
  }

  private static void assertSame(Map<String, AttributeValue> item) {
    for (Kind kind : Kind.values()) {
      CannedHttp plain = http();
      CannedHttp direct = http();
      assertThat(sent(direct, kind.puts(direct, ItemDecoding.AUTOMATIC, c -> {}), item))
          .asString(StandardCharsets.UTF_8)
          .isEqualTo(
              new String(
                  sent(plain, kind.puts(plain, ItemDecoding.BY_SDK, c -> {}), item),
                  StandardCharsets.UTF_8));
    }
  }

  @Property(tries = 40)
  void theSameBytesAreSentOfRandomItems(@ForAll long seed) {
    CannedHttp http = new CannedHttp(CannedAnswer.of(new RandomAnswer(seed).json()));
    List<Map<String, AttributeValue>> items =
        http.client().query(request -> request.tableName("t")).items();
    items.forEach(DirectWriteTest::assertSame);
  }

  @Property(tries = 40)
  void theSameBytesAreSentOfRandomUpdates(@ForAll long seed) {
    CannedHttp http = new CannedHttp(CannedAnswer.of(new RandomAnswer(seed).json()));
    for (Map<String, AttributeValue> item :
        http.client().query(request -> request.tableName("t")).items()) {
      Map<String, AttributeValue> changes = new HashMap<>(item);
      changes.putAll(KEY);
      changes.put("new", AttributeValue.fromBool(true));
      for (Kind kind : Kind.values()) {
        CannedHttp plain = http();
        CannedHttp direct = http();
        assertThat(sent(direct, kind.updates(direct, ItemDecoding.AUTOMATIC), changes))
            .isEqualTo(sent(plain, kind.updates(plain, ItemDecoding.BY_SDK), changes));
      }
    }
  }

  @Test
  void everyCharacterIsWrittenAsTheSdkDoes() {
    StringBuilder all = new StringBuilder();
    for (int c = 0; c <= Character.MAX_VALUE; c++) {
      all.append((char) c);
    }
    all.append("\uD83D\uDE00 \uDE00\uD83D");
    assertSame(Map.of("PK", AttributeValue.fromS(all.toString())));
    assertSame(Map.of("a\"\\\n\u00e4\uD83D\uDE00\u20ac", AttributeValue.fromS("")));
  }

  /** What only converters of users can make: it is sent, and DynamoDB judges it. */
  @Test
  void oddValuesAreWrittenAsTheSdkDoes() {
    Map<String, AttributeValue> map = new HashMap<>();
    map.put("absent", null);
    map.put("none", AttributeValue.builder().build());
    map.put("two", AttributeValue.builder().s("s").n("1").bool(false).nul(false).build());
    map.put("empty", AttributeValue.builder().ss().l(List.of()).m(Map.of()).build());
    assertSame(map);
    assertSame(Map.of("m", AttributeValue.fromM(map), "Item", AttributeValue.fromM(Map.of())));
    assertSame(Map.of("s", AttributeValue.fromS("\"Item\":{},\\\"Item\\\":{}")));
    assertSame(Map.of());
  }

  /** Of a put without them it would be the first; {@code "} in a text has a backslash. */
  @Test
  void theTableMayHaveAnyName() {
    CannedHttp http = http();
    TableAccess table = TableAccess.of(http.client(), "\"Item\":{}");
    table.put(WRITES, ITEM, Function.identity());
    table.put(WRITES, ITEM, Function.identity());
    assertThat(http.sent.get(1).body()).isEqualTo(http.sent.get(0).body());
  }

  @ParameterizedTest
  @EnumSource
  void whatIsSentIsSigned(Kind kind) throws Exception {
    CannedHttp http = http();
    sent(http, kind.puts(http, ItemDecoding.AUTOMATIC, c -> {}), ITEM);
    CannedHttp.Sent sent = http.sent.get(1);
    assertThat(Signature.isRight(sent.request(), sent.body(), "secret")).isTrue();
    assertThat(Signature.isRight(sent.request(), new byte[0], "secret")).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void everyAttemptSendsTheSame(Kind kind) throws Exception {
    CannedHttp http =
        new CannedHttp(
            CannedAnswer.of("{}"),
            CannedAnswer.error(500, "InternalServerError"),
            CannedAnswer.of("{}"));
    sent(http, kind.puts(http, ItemDecoding.AUTOMATIC, c -> {}), ITEM);
    assertThat(http.sent).hasSize(3);
    for (CannedHttp.Sent sent : http.sent) {
      assertThat(sent.body()).isEqualTo(http.sent.get(0).body());
      assertThat(Signature.isRight(sent.request(), sent.body(), "secret")).isTrue();
    }
  }

  private static List<SdkRequest> marshalled(
      Kind kind, ItemDecoding decoding, ExecutionInterceptor... others) {
    SeenRequests requests = new SeenRequests();
    CannedHttp http = http();
    sent(
        http,
        kind.puts(
            http,
            decoding,
            configuration -> {
              configuration.addExecutionInterceptor(requests);
              for (ExecutionInterceptor other : others) {
                configuration.addExecutionInterceptor(other);
              }
            }),
        ITEM);
    assertThat(http.sent.get(1).body()).isEqualTo(http.sent.get(0).body());
    return requests.seen;
  }

  @ParameterizedTest
  @EnumSource
  void theSdkWritesTheFirstAndKeyplanTheRest(Kind kind) {
    for (ItemDecoding decoding : List.of(ItemDecoding.AUTOMATIC, ItemDecoding.DIRECT)) {
      assertThat(marshalled(kind, decoding))
          .extracting(request -> ((PutItemRequest) request).item())
          .containsExactly(ITEM, Map.of());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aClientMayHaveTheInterceptorTwice(Kind kind) {
    assertThat(marshalled(kind, ItemDecoding.AUTOMATIC, new ItemDecodingInterceptor()))
        .extracting(request -> ((PutItemRequest) request).item())
        .containsExactly(ITEM, Map.of());
  }

  private static final class Unseeing implements ItemsUnseen {}

  private static final class Seeing implements ExecutionInterceptor {}

  /** Those that see no items of answers may see those of requests. */
  @ParameterizedTest
  @EnumSource
  void whereAnythingElseMaySeeThemTheSdkWritesAll(Kind kind) {
    for (ItemDecoding decoding : ItemDecoding.values()) {
      for (ExecutionInterceptor other : List.of(new Seeing(), new Unseeing())) {
        assertThat(marshalled(kind, decoding, other))
            .extracting(request -> ((PutItemRequest) request).item())
            .containsExactly(ITEM, ITEM);
      }
    }
    assertThat(marshalled(kind, ItemDecoding.BY_SDK))
        .extracting(request -> ((PutItemRequest) request).item())
        .containsExactly(ITEM, ITEM);
  }

  private static DirectWrite of(ItemWrite write) {
    return DirectWrite.of(write, new ItemDecodingInterceptor());
  }

  private static ItemWrite put() {
    return WRITES.put(TARGET, ITEM, Optional.empty());
  }

  @Test
  void writesWithoutValuesAreLeftToTheSdk() {
    assertThat(of(WRITES.delete(TARGET, KEY, Optional.empty(), Optional.empty()))).isNull();
    assertThat(
            of(
                WRITES.update(
                    TARGET, KEY, Optional.empty(), new Changes(), List.of(), Optional.empty())))
        .isNull();
    assertThat(of(put())).isNotNull();
  }

  /** A client sends requests of others too, at the same time, and equal ones. */
  @Test
  void valuesBelongToOneRequestWhileItIsSent() {
    ItemDecodingInterceptor interceptor = new ItemDecodingInterceptor();
    DirectWrite write = DirectWrite.of(put(), interceptor);
    PutItemRequest request = put().putRequest(false, false);
    PutItemRequest equal = put().putRequest(false, false);
    assertThat(equal).isEqualTo(request);

    List<DirectWrite> found =
        interceptor.sending(
            write,
            request,
            () -> Arrays.asList(begun(interceptor, request), begun(interceptor, equal)));

    assertThat(found).containsExactly(write, null);
    assertThat(begun(interceptor, request)).isNull();
  }

  @Test
  void aCallThatFailsLeavesNothingBehind() {
    ItemDecodingInterceptor interceptor = new ItemDecodingInterceptor();
    DirectWrite write = DirectWrite.of(put(), interceptor);
    PutItemRequest request = put().putRequest(false, false);
    assertThatThrownBy(
            () ->
                interceptor.sending(
                    write,
                    request,
                    () -> {
                      throw new IllegalStateException("closed");
                    }))
        .hasMessage("closed");
    assertThat(begun(interceptor, request)).isNull();
  }

  private static DirectWrite begun(ItemDecodingInterceptor interceptor, SdkRequest request) {
    ExecutionAttributes attributes = new ExecutionAttributes();
    interceptor.beforeExecution(InterceptorContext.builder().request(request).build(), attributes);
    return attributes.getAttribute(DirectWrite.ATTRIBUTE);
  }

  @Test
  void onlyBodiesThatAreAsKnownAreFit() {
    assertThat(DirectWrite.isFit(RequestBody.fromString("{\"Item\":{\"a\":1}}"))).isTrue();
    assertThat(DirectWrite.isFit(RequestBody.fromString("{\"Item\": {\"a\":1}}"))).isFalse();
    assertThat(DirectWrite.isFit(RequestBody.empty())).isFalse();
  }

  /** It cannot be but by an SDK that writes now this way and now that: nothing is sent then. */
  @Test
  void aBodyThatIsNotAsBeforeIsRefused() {
    DirectWrite write = of(put());
    assertThatThrownBy(() -> write.body(RequestBody.fromString("{\"TableName\":\"t\"}")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("ItemDecoding.BY_SDK");
  }
}
