package dev.keyplan.sample.board;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;

/** A project. */
@Entity
@Key(sort = "META")
@AccessPattern(name = "findProject", by = "projectId")
public record Project(@PartitionKey(prefix = "PROJECT#") String projectId, String name) {}
