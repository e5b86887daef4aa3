package dev.keyplan.sample.board;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;

/** A project. */
@Entity
@Volume(itemBytes = 150, items = 20_000)
@Key(sort = "META")
@AccessPattern(name = "findProject", by = "projectId", peakRate = 200)
@WritePattern(name = "createProject", operation = WriteOperation.CREATE)
public record Project(@PartitionKey(prefix = "PROJECT#") String projectId, String name) {}
