package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Whatever the bytes of an answer are: decoded here or by the SDK, the outcome is the same. */
class DecodingEquivalenceTest {

  private static final QueryPattern PATTERN =
      QueryPattern.on("T", "all").partitionKey("PK").sortKey("SK").build();
  private static final AttributeValue KEY = AttributeValue.fromS("k");

  @Property(tries = 300)
  void itemsAreTheSame(@ForAll long seed) {
    byte[] json = new RandomAnswer(seed).json().getBytes(StandardCharsets.UTF_8);
    assertSame(CannedAnswer.of(json));
    assertThat(AnswerScanner.scan(json) != null)
        .as("only a replacement character keeps an intact answer from being decoded here")
        .isEqualTo(!new String(json, StandardCharsets.UTF_8).contains("\uFFFD"));
  }

  @Property(tries = 300)
  void aTruncatedBodyIsNeverTakenForData(@ForAll long seed) {
    byte[] json = new RandomAnswer(seed).json().getBytes(StandardCharsets.UTF_8);
    byte[] cut = Arrays.copyOf(json, new Random(seed).nextInt(json.length));
    assertThat(outcome(read(CannedAnswer.of(json).damaged(cut), ItemDecoding.AUTOMATIC)))
        .startsWith("failed");
    assertSame(CannedAnswer.unchecked(cut));
  }

  @Property(tries = 300)
  void aCorruptedBodyIsNeverTakenForData(@ForAll long seed) {
    byte[] json = new RandomAnswer(seed).json().getBytes(StandardCharsets.UTF_8);
    byte[] damaged = json.clone();
    Random random = new Random(seed);
    damaged[random.nextInt(json.length)] ^= (byte) (1 << random.nextInt(8));
    assertThat(outcome(read(CannedAnswer.of(json).damaged(damaged), ItemDecoding.AUTOMATIC)))
        .startsWith("failed");
    assertSame(CannedAnswer.of(json).damaged(damaged));
    assertSame(CannedAnswer.unchecked(damaged));
  }

  /** Bytes in other places, and other bytes: brackets, quotes and letters that mean something. */
  @Property(tries = 300)
  void malformedJsonIsJudgedByTheSdk(@ForAll long seed) {
    byte[] json = new RandomAnswer(seed).json().getBytes(StandardCharsets.UTF_8);
    Random random = new Random(seed);
    byte[] telling = "{}[]\",:\\ SNBMLUO0-u=\u00e4".getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i <= random.nextInt(3); i++) {
      json[random.nextInt(json.length)] = telling[random.nextInt(telling.length)];
    }
    assertSame(CannedAnswer.unchecked(json));
    assertSame(CannedAnswer.of(json));
  }

  /** DynamoDB never sends it. The SDK takes the last, and a mapper must not see the others. */
  @Example
  void valuesWithOneNameAreLeftToTheSdk() {
    for (String item :
        List.of(
            "{'PK':{'S':'k'},'SK':{'S':'1'},'a':{'N':'1'},'SK':{'S':'2'}}",
            "{'PK':{'S':'k'},'SK':{'S':'1'},'\\u0053K':{'S':'2'}}",
            "{'PK':{'S':'k'},'SK':{'S':'1'},'m':{'M':{'é':{'S':''},'é':{'N':'2'}}}}",
            "{'PK':{'S':'k'},'SK':{'S':'1'},'m':{'L':[{'M':{'':{'M':{}},'':{'N':'2'}}}]}}",
            "{'m':{'M':{'x':{'L':[]},'x':{'S':''}}},'SK':{'S':'1'},'m':{'S':''},'PK':{'S':'k'}}")) {
      byte[] json = answer(item);
      assertThat(AnswerScanner.scan(json)).isNull();
      assertSame(CannedAnswer.of(json));
    }
  }

  @Example
  void soAreTwoOfManyWithOneName() {
    for (int count : List.of(63, 64, 65, 1000)) {
      List<String> names = names(count);
      assertThat(AnswerScanner.scan(map(names)).items().map(0).get("m").m()).hasSize(count);
      for (int last : List.of(0, count / 2, count - 1)) {
        List<String> more = new ArrayList<>(names);
        more.add(names.get(last));
        assertThat(AnswerScanner.scan(map(more))).isNull();
      }
    }
  }

  @Example
  void namesOfOneHashAreTwo() {
    byte[] json =
        answer(
            "{'PK':{'S':'k'},'SK':{'S':'1'},'AaBB':{'M':{'Aa':{'S':'2'},'BB':{'S':'3'}}},"
                + "'BBAa':{'S':'4'},'AaAa':{'S':'5'},'BBBB':{'L':[]}}");
    StoredJson stored = AnswerScanner.scan(json).items();
    for (String name : List.of("AaBB", "BBAa", "AaAa", "BBBB")) {
      assertThat(stored.value(stored.get(0, name))).isEqualTo(stored.map(0).get(name)).isNotNull();
    }
    assertSame(CannedAnswer.of(json));
  }

  private static List<String> names(int count) {
    return IntStream.range(0, count).mapToObj(i -> "n" + i).toList();
  }

  private static byte[] map(List<String> names) {
    return answer("{'m':{'M':{'" + String.join("':{'S':''},'", names) + "':{'S':''}}}}");
  }

  private static byte[] answer(String item) {
    String json = "{'Items':[" + item + "],'Count':1}";
    return json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
  }

  private static void assertSame(CannedAnswer answer) {
    String bySdk = outcome(read(answer, ItemDecoding.BY_SDK));
    assertThat(outcome(read(answer, ItemDecoding.AUTOMATIC))).isEqualTo(bySdk);
    String bySdkAsync = outcome(readAsync(answer, ItemDecoding.BY_SDK));
    assertThat(outcome(readAsync(answer, ItemDecoding.AUTOMATIC))).isEqualTo(bySdkAsync);
  }

  private static Supplier<Page<Map<String, AttributeValue>>> read(
      CannedAnswer answer, ItemDecoding decoding) {
    DynamoDbClient client = new CannedHttp(answer).client();
    return () ->
        TableAccess.of(client, "t")
            .withItemDecoding(decoding)
            .query(PATTERN, KEY, SortKeyCondition.all(), Function.identity())
            .page();
  }

  private static Supplier<Page<Map<String, AttributeValue>>> readAsync(
      CannedAnswer answer, ItemDecoding decoding) {
    DynamoDbAsyncClient client = new CannedHttp(answer).async();
    return () ->
        AsyncTableAccess.of(client, "t")
            .withItemDecoding(decoding)
            .query(PATTERN, KEY, SortKeyCondition.all(), Function.identity())
            .page()
            .join();
  }

  private static String outcome(Supplier<Page<Map<String, AttributeValue>>> read) {
    try {
      Page<Map<String, AttributeValue>> page = read.get();
      List<Map<String, AttributeValue>> items = page.items();
      return "read " + items + " then " + page.next();
    } catch (CompletionException e) {
      return "failed " + e.getCause().getClass() + ": " + e.getCause().getMessage();
    } catch (RuntimeException e) {
      return "failed " + e.getClass() + ": " + e.getMessage();
    }
  }
}
