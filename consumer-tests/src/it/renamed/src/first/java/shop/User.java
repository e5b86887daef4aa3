package shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;

@Entity
@Key(sort = "PROFILE")
@AccessPattern(name = "find", by = "userId")
public record User(@PartitionKey(prefix = "USER#") String userId) {}
