package dev.keyplan.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.faults.FaultsTable.Account;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Thousands of writes by a seed, a third of whose requests meet a fault: nothing is lost, nothing
 * is doubled, no conflict is false, and in the end the table holds what the mappers make of the
 * entities, to the byte, and the guards of their unique values, and no more.
 */
@KeyplanTest
class FaultsTest {

  private static final int STEPS = 300;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void whateverGoesWrongTheTableHoldsWhatWasAcknowledged(long seed, TestDatabase database) {
    String name = database.createTable(FaultsTableDefinition::createTableRequest);
    HalfBatches halves = new HalfBatches(seed);
    try (FaultyProxy proxy = new FaultyProxy(FaultyClients.server(database), seed, 0.3);
        DynamoDbClient client = FaultyClients.sync(proxy, halves)) {
      FaultsTableClient table = FaultsTableClient.create(client, name);
      JobWorkload jobs = new JobWorkload(table.faultsTable_JobRepository(), seed);
      MemberWorkload members = new MemberWorkload(table.faultsTable_MemberRepository(), seed);
      AccountWorkload accounts = new AccountWorkload(table, seed);
      NoteWorkload notes = new NoteWorkload(table.faultsTable_NoteRepository(), seed);
      for (int i = 0; i < STEPS; i++) {
        jobs.step();
        members.step();
        accounts.step();
        if (i % 25 == 0) {
          notes.step();
        }
      }
      Set<Map<String, AttributeValue>> expected = new HashSet<>();
      jobs.stored().values().forEach(job -> expected.add(FaultsTable_JobMapper.toItem(job)));
      members
          .stored()
          .values()
          .forEach(
              member -> {
                expected.add(FaultsTable_MemberMapper.toItem(member));
                FaultsTable_MemberMapper.guardKeys(member)
                    .forEach((attribute, key) -> expected.add(guard(attribute, key)));
              });
      notes.stored().values().forEach(note -> expected.add(FaultsTable_NoteMapper.toItem(note)));
      accounts
          .balances()
          .forEach(
              (id, balance) ->
                  expected.add(FaultsTable_AccountMapper.toItem(new Account(id, balance))));
      assertThat(expected).hasSizeGreaterThan(100);
      assertThat(halves.cut()).isGreaterThan(10);
      assertThat(database.uncheckedClient().scan(scan -> scan.tableName(name)).items())
          .containsExactlyInAnyOrderElementsOf(expected);
      assertThat(proxy.made()).containsOnlyKeys(Fault.values());
    }
  }

  private static Map<String, AttributeValue> guard(
      String attribute, Map<String, AttributeValue> key) {
    Map<String, AttributeValue> guard = new HashMap<>(key);
    guard.put("entityType", AttributeValue.fromS("Member." + attribute));
    return guard;
  }
}
