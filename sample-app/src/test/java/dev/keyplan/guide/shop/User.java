package dev.keyplan.guide.shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Unique;

@Entity
@Key(sort = "PROFILE")
@Key(index = "GSI1", partition = "EMAIL#{email:lower}", sort = "{userId}")
@AccessPattern(name = "findUser", by = "userId", description = "The profile page, after login")
@AccessPattern(name = "findByEmail", by = "email:lower")
public record User(
    @PartitionKey(prefix = "USER#") String userId,
    @Unique(partition = "EMAIL#{email:lower}", sort = "EMAIL") String email,
    String name)
    implements Account {}
