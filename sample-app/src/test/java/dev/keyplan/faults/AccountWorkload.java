package dev.keyplan.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.faults.FaultsTable.Account;
import dev.keyplan.runtime.TransactionFailedException;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** Transfers between accounts: what is added twice, or not at all, shows in a balance. */
final class AccountWorkload {

  private static final int ACCOUNTS = 4;

  private final FaultsTableClient table;
  private final Random random;
  private final Map<String, Long> balances = new TreeMap<>();

  AccountWorkload(FaultsTableClient table, long seed) {
    this.table = table;
    this.random = new Random(seed);
    for (int i = 0; i < ACCOUNTS; i++) {
      table.faultsTable_AccountRepository().create(new Account("a" + i, 100));
      balances.put("a" + i, 100L);
    }
  }

  /** What must be stored. */
  Map<String, Long> balances() {
    return balances;
  }

  void step() {
    int from = random.nextInt(ACCOUNTS);
    String payer = "a" + from;
    String payee = "a" + (from + 1 + random.nextInt(ACCOUNTS - 1)) % ACCOUNTS;
    long amount = 1 + random.nextInt(120);
    FaultsTableTransaction transfer =
        table
            .transaction()
            .update(
                table
                    .faultsTable_AccountRepository()
                    .update(payer)
                    .addBalance(-amount)
                    .onlyIf(account -> account.balance().ge(amount)))
            .update(table.faultsTable_AccountRepository().update(payee).addBalance(amount));
    if (balances.get(payer) < amount) {
      assertThatThrownBy(transfer::execute)
          .isInstanceOfSatisfying(
              TransactionFailedException.class,
              failed ->
                  assertThat(failed.leg(FaultsTable_AccountKeys.primaryKey(payer)))
                      .hasValueSatisfying(leg -> assertThat(leg.failure()).isPresent()));
    } else {
      transfer.execute();
      balances.merge(payer, -amount, Long::sum);
      balances.merge(payee, amount, Long::sum);
    }
  }
}
