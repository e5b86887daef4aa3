package dev.keyplan.guide.shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Version;

@Entity
@AccessPattern(
    name = "findDraft",
    by = {"userId", "draftId"})
public record Draft(
    @PartitionKey(prefix = "USER#") String userId,
    @SortKey(prefix = "DRAFT#") String draftId,
    String text,
    @Version long version) {}
