package dev.keyplan.faults;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import dev.keyplan.annotation.Version;
import java.time.Instant;
import java.util.Optional;

/** One entity of each kind of write. */
@Table(
    name = "faults",
    entities = {
      FaultsTable.Member.class,
      FaultsTable.Job.class,
      FaultsTable.Ticket.class,
      FaultsTable.Note.class,
      FaultsTable.Account.class,
      FaultsTable.Delivery.class
    },
    globalIndexes = {@GlobalIndex(name = "GSI1"), @GlobalIndex(name = "GSI2")})
interface FaultsTable {

  /** With a version and an optional unique attribute. */
  @Entity
  @Key(sort = "MEMBER")
  @AccessPattern(name = "find", by = "id")
  record Member(
      @PartitionKey(prefix = "MEMBER#") String id,
      @Unique(partition = "MAIL#{mail:lower}", sort = "MAIL") Optional<String> mail,
      String name,
      @Version long version) {}

  /** With a version, and two indexes that have attributes in common. */
  @Entity
  @Key(sort = "JOB")
  @Key(index = "GSI1", partition = "STATE#{state}", sort = "{owner}")
  @Key(index = "GSI2", partition = "OWNER#{owner}", sort = "{due}", when = "state = OPEN")
  @AccessPattern(name = "find", by = "id")
  @AccessPattern(name = "inState", by = "state", orderBy = "owner")
  @AccessPattern(
      name = "due",
      by = {"owner", "state = OPEN", "due present"},
      orderBy = "due")
  record Job(
      @PartitionKey(prefix = "JOB#") String id,
      State state,
      String owner,
      Optional<Instant> due,
      int tries,
      @Version Long version) {}

  /** Like a job, but without a version: only its conditions keep its index keys in step. */
  @Entity
  @Key(sort = "TICKET")
  @Key(index = "GSI1", partition = "TICKETS#{state}", sort = "{owner}")
  @Key(index = "GSI2", partition = "TICKETS#{owner}", sort = "{due}", when = "state = OPEN")
  @AccessPattern(name = "find", by = "id")
  @AccessPattern(name = "inState", by = "state", orderBy = "owner")
  @AccessPattern(
      name = "due",
      by = {"owner", "state = OPEN", "due present"},
      orderBy = "due")
  record Ticket(
      @PartitionKey(prefix = "TICKET#") String id,
      State state,
      String owner,
      Optional<Instant> due,
      int tries) {}

  /** Where a job is. */
  enum State {
    OPEN,
    HELD,
    DONE
  }

  /** Fit for batches. */
  @Entity
  @AccessPattern(name = "find", by = "id")
  record Note(@PartitionKey(prefix = "NOTE#") @SortKey(prefix = "NOTE#") String id, String text) {}

  /** Counted in transactions. */
  @Entity
  @Key(sort = "ACCOUNT")
  @AccessPattern(name = "find", by = "id")
  record Account(@PartitionKey(prefix = "ACCOUNT#") String id, long balance) {}

  /** Made once. */
  @Entity
  @Key(sort = "DELIVERY")
  @AccessPattern(name = "find", by = "id")
  record Delivery(@PartitionKey(prefix = "DELIVERY#") String id, String by) {}
}
