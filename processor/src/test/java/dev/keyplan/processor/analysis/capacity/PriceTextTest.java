package dev.keyplan.processor.analysis.capacity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.plan.Prices;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PriceTextTest {

  @Test
  void whatIsSaidReplacesWhatIsKnown() {
    PriceText text = new PriceText("region=eu-west-1, date=2026-11, write=0.7, readHour=0.0002");

    Prices prices = text.prices();

    assertThat(text.refused()).isEmpty();
    assertThat(prices.region()).isEqualTo("eu-west-1");
    assertThat(prices.date()).isEqualTo("2026-11");
    assertThat(prices.currency()).isEqualTo("USD");
    assertThat(prices.standard()).isEqualTo(new Prices.Rates(0.7, 0.125, 0.25, 0.00065, 0.0002));
  }

  @Test
  void requestsOfInfrequentAccessFollowUnlessTheyAreSaid() {
    Prices prices = new PriceText("write=0.8,infrequent.read=0.2").prices();

    assertThat(prices.infrequentAccess().write()).isEqualTo(1.0);
    assertThat(prices.infrequentAccess().read()).isEqualTo(0.2);
    assertThat(prices.infrequentAccess().storage()).isEqualTo(0.1);
  }

  @Test
  void pricesOfNoKnownPlaceAreOfNone() {
    assertThat(new PriceText("write=0.7").prices().region()).isEmpty();
    assertThat(KnownPrices.US_EAST_1.region()).isEqualTo("us-east-1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "write",
        "write=",
        "write=-1",
        "write=1e3",
        "write=NaN",
        "raed=1",
        "write=1,write=2",
        "write=1,",
        "infrequent.region=x",
        "region=eu-west-1"
      })
  void anythingElseIsRefusedAndChangesNothing(String text) {
    PriceText prices = new PriceText(text);

    assertThat(prices.refused()).isPresent();
    assertThat(prices.prices()).isEqualTo(KnownPrices.US_EAST_1);
  }
}
