package dev.keyplan.sample.board;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.TimeToLive;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;
import java.time.Instant;

/** A user's session on one device. */
@Entity
@Volume(itemBytes = 220, itemsPerPartition = 2, maxItemsPerPartition = 20, items = 500_000)
@AccessPattern(
    name = "findSession",
    by = {"userId", "sessionId"},
    peakRate = 900)
@AccessPattern(name = "sessionsOfUser", by = "userId", peakRate = 5)
@WritePattern(name = "openSession", operation = WriteOperation.CREATE)
@WritePattern(name = "createTaskInSession", operation = WriteOperation.CHECK, transactional = true)
public record Session(
    @PartitionKey(prefix = "USER#") String userId,
    @SortKey(prefix = "SESSION#") String sessionId,
    String device,
    @TimeToLive Instant expiresAt) {}
