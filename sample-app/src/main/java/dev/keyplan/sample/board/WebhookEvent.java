package dev.keyplan.sample.board;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import java.time.Instant;

/** An event a provider delivered. Created once: the second delivery is told that it lost. */
@Entity
@AccessPattern(
    name = "findWebhookEvent",
    by = {"provider", "eventId"})
public record WebhookEvent(
    @PartitionKey(prefix = "WEBHOOK#") String provider,
    @SortKey(prefix = "EVENT#") String eventId,
    Instant receivedAt,
    String payload) {}
