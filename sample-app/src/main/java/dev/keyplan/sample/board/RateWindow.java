package dev.keyplan.sample.board;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;
import java.time.Instant;

/**
 * How many requests a user made in one minute.
 *
 * @param minute its beginning, a whole minute
 */
@Entity
@Volume(itemBytes = 150, itemsPerPartition = 10_000, items = 50_000_000)
@AccessPattern(
    name = "findRateWindow",
    by = {"userId", "minute"},
    peakRate = 900)
@AccessPattern(
    name = "rateWindowsOfUser",
    by = "userId",
    range = "minute",
    orderBy = "minute",
    pageSize = 60,
    peakRate = 5)
@WritePattern(name = "openWindow", operation = WriteOperation.CREATE)
@WritePattern(name = "countRequest", operation = WriteOperation.UPDATE, changes = "requests")
public record RateWindow(
    @PartitionKey(prefix = "RATE#") String userId,
    @SortKey(prefix = "WINDOW#", format = "seconds") Instant minute,
    long requests) {}
