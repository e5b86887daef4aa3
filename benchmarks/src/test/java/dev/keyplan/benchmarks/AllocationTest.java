package dev.keyplan.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.benchmarks.Allocation.Operation;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/**
 * Bytes per call against the same code written by hand: generated code that allocates more than it
 * has to is noticed here. Nothing depends on the clock; see {@link Allocation}.
 */
class AllocationTest {

  private static final int MAPPINGS = 640;
  private static final int CALLS = 20;

  /**
   * The Enhanced Client writes times by the JDK, whose newer releases make less garbage of them.
   */
  private static final int PERCENT_OF_ENHANCED = Runtime.version().feature() < 25 ? 62 : 70;

  /** Of an update, which the Enhanced Client makes of a whole item. */
  private static final int PERCENT_OF_ITS_UPDATE = Runtime.version().feature() < 25 ? 70 : 72;

  @Test
  void anItemIsMadeOfAsLittleAsByHand() {
    ToItemBenchmark toItem = new ToItemBenchmark();
    long keyplan = mapping(toItem::keyplan);

    assertThat(keyplan).isLessThanOrEqualTo(mapping(toItem::hand));
    assertThat(
            List.<Operation>of(
                toItem::enhancedBean, toItem::enhancedStatic, toItem::enhancedImmutable))
        .extracting(AllocationTest::mapping)
        .allSatisfy(
            enhanced -> assertThat(keyplan).isLessThan(enhanced * PERCENT_OF_ENHANCED / 100));
  }

  @Test
  void aRequestIsMadeOfLittleMoreThanByHand() {
    PutRequestBenchmark put = new PutRequestBenchmark();

    assertThat(mapping(put::keyplan)).isLessThanOrEqualTo(mapping(put::hand) * 105 / 100);
  }

  @Test
  void anObjectIsReadWithoutGarbage() {
    FromItemBenchmark fromItem = new FromItemBenchmark();
    long keyplan = mapping(fromItem::keyplan);

    assertThat(keyplan).isLessThanOrEqualTo(mapping(fromItem::hand));
    assertThat(keyplan).isLessThan(mapping(fromItem::enhancedBean) / 6);
  }

  @Test
  void aKeyIsMadeOfAsLittleAsByHand() {
    KeyBenchmark key = new KeyBenchmark();

    assertThat(mapping(key::keyplan)).isLessThanOrEqualTo(mapping(key::hand));
  }

  @Test
  void aCursorIsMadeOfLessThanHalfOfJacksons() {
    CursorEncodeBenchmark encode = new CursorEncodeBenchmark();
    CursorDecodeBenchmark decode = new CursorDecodeBenchmark();

    assertThat(mapping(encode::keyplan)).isLessThan(mapping(encode::jackson) * 40 / 100);
    assertThat(mapping(decode::keyplan)).isLessThan(mapping(decode::jackson) * 36 / 100);
  }

  /** The SDK's own part of a call is tens of kilobytes and varies by some; ours does not. */
  @Test
  void callsAddLittleToTheSdk() {
    GetBenchmark get = new GetBenchmark();
    PutBenchmark put = new PutBenchmark();
    QueryBenchmark query = new QueryBenchmark();
    UpdateBenchmark update = new UpdateBenchmark();

    assertThat(call(get::keyplan)).isLessThan(call(get::sdkAlone) + 2_600);
    assertThat(call(put::keyplan)).isLessThan(call(put::hand));
    assertThat(call(query::keyplan)).isLessThan(call(query::enhancedBean) / 4);
    assertThat(call(update::keyplan))
        .isLessThan(call(update::enhancedBean) * PERCENT_OF_ITS_UPDATE / 100);
  }

  @Test
  void callsAddLittleToTheSdkWithoutTheEnhancedClient() throws Exception {
    CallBytes more = CallBytes.measure();

    assertThat(more.get()).isLessThan(2_500);
    assertThat(more.put()).isLessThan(6_100);
  }

  @Test
  void whatIsMeasuredIsWhatIsMade() {
    assertThat(mapping(() -> new byte[1000])).isEqualTo(1016);
    AtomicInteger calls = new AtomicInteger();
    mapping(calls::incrementAndGet);
    assertThat(calls.get()).isGreaterThan(MAPPINGS);
  }

  private static long mapping(Operation operation) {
    return Allocation.perCall(operation, MAPPINGS);
  }

  private static long call(Operation operation) {
    return Allocation.perCall(operation, CALLS);
  }
}
