package dev.keyplan.guide.enhanced;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One table through both: what the Enhanced Client wrote is read, and the other way round. */
@KeyplanTest
class EnhancedClientTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  private DynamoDbClient dynamoDb;
  private String tableName;
  private DynamoDbTable<Purchase> beans;
  private PurchaseOfUserRepository purchases;

  @BeforeEach
  void createTable(TestDatabase database) {
    tableName = database.createTable(PurchasesTableDefinition::createTableRequest);
    dynamoDb = database.client();
    purchases = PurchasesTableClient.create(dynamoDb, tableName).purchaseOfUserRepository();
    beans =
        DynamoDbEnhancedClient.builder()
            .dynamoDbClient(dynamoDb)
            .build()
            .table(tableName, TableSchema.fromBean(Purchase.class));
  }

  private static Purchase bean(Duration delivery) {
    Purchase bean = new Purchase();
    bean.setUserId("ada");
    bean.setBoughtAt(NOON);
    bean.setTotal(new BigDecimal("9.5"));
    bean.setDelivery(delivery);
    return bean;
  }

  @Test
  void readsWhatTheEnhancedClientWrote() {
    beans.putItem(bean(Duration.ofMillis(90_500)));

    List<Purchase> before =
        beans
            .query(
                query ->
                    query
                        .queryConditional(
                            QueryConditional.sortBeginsWith(
                                Key.builder()
                                    .partitionValue("USER#ada")
                                    .sortValue("PURCHASE#")
                                    .build()))
                        .scanIndexForward(false)
                        .limit(20))
            .items()
            .stream()
            .limit(5)
            .toList();

    PagedQuery<PurchaseOfUser> query = purchases.purchasesOfUser("ada");
    List<PurchaseOfUser> after = query.limit(5).list();

    assertThat(before).hasSize(1);
    assertThat(after)
        .containsExactly(
            new PurchaseOfUser(
                "ada", NOON, new BigDecimal("9.5"), Optional.of(Duration.ofMillis(90_500)), 1));
  }

  @Test
  void theEnhancedClientReadsAndChangesWhatKeyplanWrote() {
    purchases.create(
        new PurchaseOfUser("ada", NOON, BigDecimal.ONE, Optional.of(Duration.ofSeconds(90)), 0));
    Purchase loaded = beans.getItem(bean(null));

    assertThat(loaded.getBoughtAt()).isEqualTo(NOON);
    assertThat(loaded.getDelivery()).isEqualTo(Duration.ofSeconds(90));
    assertThat(loaded.getVersion()).isEqualTo(1);

    loaded.setDelivery(null);
    beans.updateItem(loaded);

    assertThat(purchases.purchasesOfUser("ada").list())
        .containsExactly(new PurchaseOfUser("ada", NOON, BigDecimal.ONE, Optional.empty(), 2));
  }

  /** The table of differences on the page. */
  @Test
  void theBytesAreTheSameButForWhatThePageSays() {
    beans.putItem(bean(Duration.ofSeconds(90)));
    Map<String, AttributeValue> theirs = stored();
    beans.deleteItem(bean(null));
    purchases.create(
        new PurchaseOfUser(
            "ada", NOON, new BigDecimal("9.5"), Optional.of(Duration.ofSeconds(90)), 0));
    Map<String, AttributeValue> ours = stored();

    assertThat(ours.keySet()).isEqualTo(theirs.keySet());
    assertThat(ours.get("PK")).isEqualTo(theirs.get("PK"));
    assertThat(ours.get("SK")).isEqualTo(theirs.get("SK"));
    assertThat(ours.get("version")).isEqualTo(theirs.get("version"));
    assertThat(ours.get("total")).isEqualTo(theirs.get("total"));
    assertThat(theirs.get("boughtAt").s()).isEqualTo("2026-03-01T12:00:00Z");
    assertThat(ours.get("boughtAt").s()).isEqualTo("2026-03-01T12:00:00.000000000Z");
    assertThat(new BigDecimal(theirs.get("delivery").n())).isEqualByComparingTo("90");
    assertThat(new BigDecimal(ours.get("delivery").n())).isEqualByComparingTo("90");
  }

  private Map<String, AttributeValue> stored() {
    return dynamoDb
        .getItem(get -> get.tableName(tableName).key(PurchaseOfUserKeys.primaryKey("ada", NOON)))
        .item();
  }
}
