package dev.keyplan.sample.board;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;
import java.time.Instant;

/** An event a provider delivered. Created once: the second delivery is told that it lost. */
@Entity
@Volume(itemBytes = 2_000, maxItemBytes = 50_000, itemsPerPartition = 500_000, items = 2_000_000)
@AccessPattern(
    name = "findWebhookEvent",
    by = {"provider", "eventId"},
    peakRate = 10)
@WritePattern(name = "receiveWebhook", operation = WriteOperation.CREATE)
@WritePattern(name = "forgetWebhook", operation = WriteOperation.DELETE)
public record WebhookEvent(
    @PartitionKey(prefix = "WEBHOOK#") String provider,
    @SortKey(prefix = "EVENT#") String eventId,
    Instant receivedAt,
    String payload) {}
