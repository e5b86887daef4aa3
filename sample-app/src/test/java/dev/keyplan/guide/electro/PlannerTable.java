package dev.keyplan.guide.electro;

import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Table;

@Table(
    name = "planner",
    entities = Task.class,
    partitionKey = "pk",
    sortKey = "sk",
    entityTypeAttribute = "__edb_e__",
    globalIndexes = @GlobalIndex(name = "gsi1", partitionKey = "gsi1pk", sortKey = "gsi1sk"))
public interface PlannerTable {}
