package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.behaviour.ShopsTable.Shop;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.testkit.Capability;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.Requires;
import dev.keyplan.testkit.TestDatabase;
import dev.keyplan.testkit.check.KeyCondition;
import dev.keyplan.testkit.check.RequestChecker;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

@KeyplanTest
class MultiAttributeKeysTest {

  /** What no server need answer: they are what DynamoDB takes. */
  @Test
  void theRequestsNameEveryAttributeInOrder(TestDatabase database) {
    ShopsTable_ShopRepository shops =
        ShopsTableClient.create(database.client(), "shops").shopsTable_ShopRepository();
    RequestChecker checker = new RequestChecker();
    checker.check(ShopsTableDefinition.createTableRequest("shops"));
    QueryRequest ofCity = shops.shopsOfCity("AT", "Linz").request();
    QueryRequest ofDistrict =
        shops.shopsOfDistrict("AT", "Linz", "Urfahr", KeyRange.between(1900, 2000)).request();

    checker.check(ofCity);
    checker.check(ofDistrict);
    assertThat(KeyCondition.of(ofCity))
        .extracting(KeyCondition::toString)
        .containsExactly("country = AT", "city = Linz");
    assertThat(KeyCondition.of(ofDistrict))
        .extracting(KeyCondition::toString)
        .containsExactly(
            "country = AT", "city = Linz", "district = Urfahr", "opened between 1900 and 2000");
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
