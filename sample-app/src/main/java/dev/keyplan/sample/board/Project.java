package dev.keyplan.sample.board;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Volume;

/** A project. */
@Entity
@Volume(itemBytes = 150, items = 20_000)
@Key(sort = "META")
@AccessPattern(name = "findProject", by = "projectId", peakRate = 200)
public record Project(@PartitionKey(prefix = "PROJECT#") String projectId, String name) {}
