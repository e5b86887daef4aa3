package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.behaviour.AccountsTable.Account;
import dev.keyplan.behaviour.NamesTable.Thing;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;

@KeyplanTest
class NamesTest {

  @Test
  void anyStoredNameIsWrittenAndRead(TestDatabase database) {
    String table = database.createTable(NamesTableDefinition::createTableRequest);
    NamesTable_ThingRepository things =
        NamesTableClient.create(database.client(), table).namesTable_ThingRepository();
    Thing zero = new Thing("d", 0, "open", "b", true, "m");
    Thing one = new Thing("d", 1, "open", "a", false, "m");
    things.create(one);
    things.create(zero);

    assertThat(things.find("d", 0)).contains(zero);
    assertThat(things.ofDotted("d", KeyRange.atLeast(0)).list()).containsExactly(zero, one);
    assertThat(things.ofDotted("d", KeyRange.lessThan(1)).list()).containsExactly(zero);
    assertThat(things.ofStatus("open", KeyRange.all()).list()).containsExactly(one, zero);
    database.calls().pattern("ofStatus").assertOneQueryOf("a-b");
  }

  /** Also where it looks like the prefix of the key, or differs from another by case alone. */
  @Test
  void anIdComesBackAsItWas(TestDatabase database) {
    String table = database.createTable(AccountsTableDefinition::createTableRequest);
    AccountsTable_AccountRepository accounts =
        AccountsTableClient.create(database.client(), table).accountsTable_AccountRepository();
    List<String> ids = List.of("1", "USER#1", "USER#USER#1", "aGk=", "AGK=", "#", " ", "$&\\1");
    ids.forEach(id -> accounts.create(new Account(id, "name of " + id)));

    for (String id : ids) {
      assertThat(accounts.find(id)).contains(new Account(id, "name of " + id));
    }
  }

  @Test
  void aDefinitionMakesTheTableWithItsIndexesForEitherClient(TestDatabase database) {
    String sync = database.createTable(ReadingsTableDefinition::createTableRequest);
    String async = "keyplan-" + UUID.randomUUID();
    database.asyncClient().createTable(ReadingsTableDefinition.createTableRequest(async)).join();

    for (String table : List.of(sync, async)) {
      DescribeTableResponse described =
          database.uncheckedClient().describeTable(request -> request.tableName(table));
      assertThat(described.table().globalSecondaryIndexes())
          .extracting(GlobalSecondaryIndexDescription::indexName)
          .containsExactlyInAnyOrder("byStation", "byLabel");
      assertThat(described.table().attributeDefinitions())
          .extracting(definition -> definition.attributeName() + definition.attributeType())
          .containsExactlyInAnyOrder("sensorS", "sequenceN", "stationS", "levelN", "labelS");
    }
    database.uncheckedClient().deleteTable(request -> request.tableName(async));
  }
}
