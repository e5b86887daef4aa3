package dev.keyplan.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.faults.FaultsTable.Delivery;
import dev.keyplan.faults.FaultsTable.Member;
import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The SDK's own retries must not make a write its own enemy. */
@KeyplanTest
class LostRepliesTest {

  private static final int OPERATIONS = 300;

  private String name;
  private FaultyProxy proxy;
  private DynamoDbClient client;
  private DynamoDbAsyncClient asyncClient;
  private FaultsTableClient table;
  private FaultsTableAsyncClient async;

  @BeforeEach
  void createTable(TestDatabase database) {
    name = database.createTable(FaultsTableDefinition::createTableRequest);
    proxy = new FaultyProxy(FaultyClients.server(database), 20261129, 0.4);
    client = FaultyClients.sync(proxy);
    asyncClient = FaultyClients.async(proxy);
    table = FaultsTableClient.create(client, name);
    async = FaultsTableAsyncClient.create(asyncClient, name);
  }

  @AfterEach
  void close() {
    client.close();
    asyncClient.close();
    proxy.close();
  }

  @Test
  void aNewItemIsNotRefusedForItsOwnLostReply() {
    FaultsTable_DeliveryRepository deliveries = table.faultsTable_DeliveryRepository();
    for (int i = 0; i < OPERATIONS; i++) {
      Delivery delivery = new Delivery("d" + i, "me");
      assertThat(deliveries.create(delivery)).isEqualTo(delivery);
      assertThatThrownBy(() -> deliveries.create(new Delivery(delivery.id(), "you")))
          .isInstanceOf(AlreadyExistsException.class);
      assertThat(deliveries.find(delivery.id())).contains(delivery);
    }
    assertThat(proxy.made()).containsKeys(Fault.REPLY_LOST, Fault.ERROR_THOUGH_DONE);
  }

  @Test
  void norIsOneMadeAsynchronously() {
    FaultsTable_DeliveryAsyncRepository deliveries = async.faultsTable_DeliveryRepository();
    for (int i = 0; i < OPERATIONS; i++) {
      Delivery delivery = new Delivery("d" + i, "me");
      assertThat(deliveries.create(delivery).join()).isEqualTo(delivery);
      assertThatThrownBy(() -> deliveries.create(new Delivery(delivery.id(), "you")).join())
          .hasCauseInstanceOf(AlreadyExistsException.class);
    }
    assertThat(proxy.made()).containsKeys(Fault.REPLY_LOST, Fault.ERROR_THOUGH_DONE);
  }

  @Test
  void aThrottledAttemptIsNoLostReply(TestDatabase database) {
    try (FaultyProxy scripted = new FaultyProxy(FaultyClients.server(database), 0, 0);
        DynamoDbClient throttled = FaultyClients.sync(scripted);
        DynamoDbAsyncClient asyncThrottled = FaultyClients.async(scripted)) {
      Delivery delivery = new Delivery("d", "either");
      table.faultsTable_DeliveryRepository().create(delivery);

      scripted.then(Fault.THROTTLED, Fault.THROTTLED);
      assertThatThrownBy(
              () ->
                  FaultsTableClient.create(throttled, name)
                      .faultsTable_DeliveryRepository()
                      .create(delivery))
          .isInstanceOf(AlreadyExistsException.class);
      scripted.then(Fault.THROTTLED);
      assertThatThrownBy(
              () ->
                  FaultsTableAsyncClient.create(asyncThrottled, name)
                      .faultsTable_DeliveryRepository()
                      .create(delivery)
                      .join())
          .hasCauseInstanceOf(AlreadyExistsException.class);

      scripted.then(Fault.THROTTLED, Fault.REPLY_LOST, Fault.THROTTLED);
      Delivery other = new Delivery("e", "me");
      assertThat(
              FaultsTableClient.create(throttled, name)
                  .faultsTable_DeliveryRepository()
                  .create(other))
          .isEqualTo(other);
    }
  }

  @Test
  void noTransactionIsCarriedOutTwice() {
    FaultsTable_MemberRepository members = table.faultsTable_MemberRepository();
    for (int i = 0; i < OPERATIONS; i++) {
      Member member = new Member("m" + i, Optional.of("M" + i + "@x"), "name", 0);
      assertThat(members.create(member).mail()).isEqualTo(member.mail());
    }
    assertThat(proxy.made())
        .containsKeys(Fault.REPLY_LOST, Fault.ERROR_THOUGH_DONE, Fault.IN_PROGRESS, Fault.CONFLICT);
  }
}
