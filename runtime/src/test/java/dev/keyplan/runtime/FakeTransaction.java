package dev.keyplan.runtime;

/** What is generated for a table, without its methods. */
final class FakeTransaction extends TransactionWrites<FakeTransaction> implements Transaction {

  private final TableAccess table;

  FakeTransaction(TableAccess table, String name) {
    this(table, name, randomToken());
  }

  FakeTransaction(TableAccess table, String name, String token) {
    super(table, name, token);
    this.table = table;
  }

  @Override
  public void execute() {
    send(table);
  }
}
