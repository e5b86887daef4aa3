package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.behaviour.ShopsTable.Shop;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.testkit.Capability;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.Requires;
import dev.keyplan.testkit.TestDatabase;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@KeyplanTest
class MultiAttributeKeysTest {

  @Test
  void theRequestsNameEveryAttributeInOrder(TestDatabase database) {
    ShopsTable_ShopRepository shops =
        ShopsTableClient.create(database.client(), "shops").shopsTable_ShopRepository();

    assertThat(shops.shopsOfDistrict("AT", "Linz", "Urfahr", KeyRange.atLeast(2000)).request())
        .satisfies(
            request -> {
              assertThat(request.indexName()).isEqualTo("byPlace");
              assertThat(request.expressionAttributeNames().values())
                  .containsExactlyInAnyOrder("country", "city", "district", "opened");
              assertThat(request.keyConditionExpression()).matches("(#\\w+ = :\\w+ AND ){3}#.*");
            });
  }

  @Test
  @Requires(Capability.MULTI_ATTRIBUTE_KEYS)
  void aServerThatKnowsThemAnswers(TestDatabase database) {
    String table = database.createTable(ShopsTableDefinition::createTableRequest);
    ShopsTable_ShopRepository shops =
        ShopsTableClient.create(database.client(), table).shopsTable_ShopRepository();
    Shop old = new Shop("1", "AT", "Linz", "Urfahr", 1950);
    Shop recent = new Shop("2", "AT", "Linz", "Urfahr", 2001);
    Shop other = new Shop("3", "AT", "Linz", "Ebelsberg", 2010);
    Shop away = new Shop("4", "AT", "Wels", "Urfahr", 2010);
    Stream.of(recent, away, old, other).forEach(shops::create);

    assertThat(shops.shopsOfCity("AT", "Linz").list()).containsExactly(other, old, recent);
    assertThat(shops.shopsOfDistrict("AT", "Linz", "Urfahr", KeyRange.atLeast(2000)).list())
        .containsExactly(recent);
  }
}
