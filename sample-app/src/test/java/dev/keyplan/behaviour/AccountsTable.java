package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

/** Ids of any characters, behind a prefix that they may repeat. */
@Table(name = "accounts", entities = AccountsTable.Account.class)
interface AccountsTable {

  @Entity
  @Key(partition = "USER#{id:free}", sort = "PROFILE")
  @AccessPattern(name = "find", by = "id")
  record Account(String id, String name) {}
}
