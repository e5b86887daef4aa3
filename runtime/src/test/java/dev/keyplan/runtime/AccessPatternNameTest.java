package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.keyplan.SeenRequests;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Whoever can ask for the name of a request is told it. */
class AccessPatternNameTest {

  private static final GetPattern FIND = GetPattern.of("find");
  private static final EntityWrites WRITES = EntityWrites.of("E", "PK");
  private static final Map<String, AttributeValue> KEY = Map.of("PK", AttributeValue.fromS("k"));

  private final List<String> names = new ArrayList<>();

  private void note(ExecutionAttributes attributes) {
    names.add(attributes.getAttribute(AccessPatternName.ATTRIBUTE));
  }

  private final class Asking implements ExecutionInterceptor {
    @Override
    public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
      note(attributes);
    }
  }

  private final class AskingUnseeing implements ItemsUnseen {
    @Override
    public void afterExecution(Context.AfterExecution context, ExecutionAttributes attributes) {
      note(attributes);
    }
  }

  /** Twice, as the first write of a client is another. */
  private static void send(ExecutionInterceptor interceptor) {
    CannedHttp http = new CannedHttp(CannedAnswer.of("{}"));
    TableAccess table =
        TableAccess.of(http.client(c -> c.addExecutionInterceptor(interceptor)), "t");
    AsyncTableAccess async =
        AsyncTableAccess.of(http.async(c -> c.addExecutionInterceptor(interceptor)), "t");
    for (int i = 0; i < 2; i++) {
      table.get(FIND, KEY, Function.identity());
      table.put(WRITES, KEY, Function.identity());
      table.update(WRITES, KEY, KEY, Function.identity());
      table.delete(WRITES, KEY);
      async.get(FIND, KEY, Function.identity()).join();
      async.put(WRITES, KEY, Function.identity()).join();
      async.update(WRITES, KEY, KEY, Function.identity()).join();
      async.delete(WRITES, KEY).join();
    }
  }

  @Test
  void everyInterceptorIsToldIt() {
    for (ExecutionInterceptor interceptor : List.of(new Asking(), new AskingUnseeing())) {
      names.clear();
      send(interceptor);
      assertThat(names).hasSize(16);
      assertThat(names.subList(0, 4))
          .containsExactly("find", "E.put", "E.update", "E.delete")
          .isEqualTo(names.subList(4, 8))
          .isEqualTo(names.subList(8, 12))
          .isEqualTo(names.subList(12, 16));
    }
  }

  /** The SDK's own ask for none. */
  @Test
  void aRequestThatNobodyCanAskForItHasNoConfiguration() {
    SeenRequests requests = new SeenRequests();
    send(requests);
    assertThat(requests.seen)
        .hasSize(16)
        .extracting(SdkRequest::overrideConfiguration)
        .allSatisfy(configuration -> assertThat(configuration).isEmpty());
  }
}
