package dev.keyplan.sample.board;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;

/** A task, beside its project. */
@Entity
@AccessPattern(
    name = "findTask",
    by = {"projectId", "taskId"})
@AccessPattern(name = "tasksOfProject", by = "projectId")
public record Task(
    @PartitionKey(prefix = "PROJECT#") String projectId,
    @SortKey(prefix = "TASK#") String taskId,
    String title,
    String ownerId,
    TaskStatus status) {}
