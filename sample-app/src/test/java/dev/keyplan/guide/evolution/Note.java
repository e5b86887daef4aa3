package dev.keyplan.guide.evolution;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.SortOrder;
import java.time.Instant;
import java.util.Optional;

@Entity
@AccessPattern(
    name = "findNote",
    by = {"userId", "writtenAt"})
@AccessPattern(
    name = "notesOfUser",
    by = "userId",
    orderBy = "writtenAt",
    order = SortOrder.DESCENDING,
    pageSize = 20)
public record Note(
    @PartitionKey(prefix = "USER#") String userId,
    @SortKey(prefix = "NOTE#") Instant writtenAt,
    @Attribute(name = "text") String body,
    boolean pinned,
    Optional<String> color) {}
