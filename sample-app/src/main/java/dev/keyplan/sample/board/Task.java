package dev.keyplan.sample.board;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;

/** A task, beside its project. */
@Entity
@Volume(itemBytes = 300, itemsPerPartition = 50, maxItemsPerPartition = 1_000, items = 1_000_000)
@AccessPattern(
    name = "findTask",
    by = {"projectId", "taskId"},
    peakRate = 150)
@AccessPattern(name = "tasksOfProject", by = "projectId", peakRate = 100)
@WritePattern(name = "createTask", operation = WriteOperation.CREATE)
@WritePattern(name = "completeTask", operation = WriteOperation.UPDATE, changes = "status")
@WritePattern(name = "createTaskInSession", operation = WriteOperation.CREATE, transactional = true)
@WritePattern(name = "importTasks", operation = WriteOperation.PUT, items = 25)
public record Task(
    @PartitionKey(prefix = "PROJECT#") String projectId,
    @SortKey(prefix = "TASK#") String taskId,
    String title,
    String ownerId,
    TaskStatus status) {}
