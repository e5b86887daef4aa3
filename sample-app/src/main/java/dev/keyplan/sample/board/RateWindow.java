package dev.keyplan.sample.board;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import java.time.Instant;

/**
 * How many requests a user made in one minute.
 *
 * @param minute its beginning, a whole minute
 */
@Entity
@AccessPattern(
    name = "findRateWindow",
    by = {"userId", "minute"})
@AccessPattern(
    name = "rateWindowsOfUser",
    by = "userId",
    range = "minute",
    orderBy = "minute",
    pageSize = 60)
public record RateWindow(
    @PartitionKey(prefix = "RATE#") String userId,
    @SortKey(prefix = "WINDOW#", format = "seconds") Instant minute,
    long requests) {}
