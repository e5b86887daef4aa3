package dev.keyplan.guide.shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.TimeToLive;
import java.time.Instant;

@Entity
@AccessPattern(
    name = "findSession",
    by = {"userId", "sessionId"})
public record Session(
    @PartitionKey(prefix = "USER#") String userId,
    @SortKey(prefix = "SESSION#") String sessionId,
    String device,
    @TimeToLive Instant expiresAt) {}
