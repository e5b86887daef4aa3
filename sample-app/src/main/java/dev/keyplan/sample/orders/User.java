package dev.keyplan.sample.orders;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Unique;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;

/** A customer. No two have one e-mail address, however it is written. */
@Entity
@Volume(itemBytes = 250, items = 1_000_000)
@Key(sort = "PROFILE")
@AccessPattern(name = "findUser", by = "userId", peakRate = 800)
@WritePattern(name = "signUp", operation = WriteOperation.CREATE, peakRate = 5)
@WritePattern(name = "changeProfile", operation = WriteOperation.PUT, peakRate = 2)
@WritePattern(name = "closeAccount", operation = WriteOperation.DELETE, peakRate = 1)
public record User(
    @PartitionKey(prefix = "USER#") String userId,
    @Unique(partition = "EMAIL#{email:lower}", sort = "EMAIL") String email,
    String name) {}
