import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** A queue in shards, by priority, with leases: sparse indexes that lend each other nothing. */
@Table(
    name = "queue",
    entities = Queue.Job.class,
    partitionKey = "jobId",
    sortKey = "",
    globalIndexes = {@GlobalIndex(name = "GSI1"), @GlobalIndex(name = "GSI2")})
public interface Queue {

  enum Status {
    READY,
    RUNNING,
    DONE,
    DEAD
  }

  @Entity
  @Key(
      index = "GSI1",
      partition = "{queue}#{shard:digits(2)}",
      sort = "{priority:digits(3)}#{runAt:seconds}#{jobId}",
      when = "status = READY")
  @Key(
      index = "GSI2",
      partition = "LEASE#{shard:digits(2)}",
      sort = "{leaseUntil:seconds}",
      when = {"status = RUNNING", "leaseUntil present"})
  @Key(index = "GSI2", partition = "DEAD#{queue}", sort = "{runAt}", when = "status = DEAD")
  @AccessPattern(name = "job", by = "jobId")
  @AccessPattern(name = "next", by = {"queue", "shard", "status = READY"}, orderBy = {"priority", "runAt"})
  @AccessPattern(name = "due", by = {"queue", "shard", "status = READY", "priority"}, range = "runAt")
  @AccessPattern(name = "dueAny", by = {"queue", "shard", "status = READY"}, range = "runAt")
  @AccessPattern(name = "nextAnyShard", by = {"queue", "status = READY"})
  @AccessPattern(name = "nextAnyStatus", by = {"queue", "shard"})
  @AccessPattern(name = "inStatus", by = {"queue", "shard", "status"})
  @AccessPattern(name = "expired", by = {"shard", "status = RUNNING"}, range = "leaseUntil")
  @AccessPattern(name = "leased", by = {"shard", "status = RUNNING"}, orderBy = "leaseUntil")
  @AccessPattern(name = "dead", by = {"queue", "status = DEAD"}, orderBy = "runAt", order = SortOrder.DESCENDING)
  @AccessPattern(name = "done", by = {"queue", "status = DONE"})
  record Job(
      UUID jobId,
      String queue,
      int shard,
      int priority,
      Status status,
      Instant runAt,
      Optional<Instant> leaseUntil) {}
}
