package shop.user;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;

@Entity
@Key(sort = "PROFILE")
@AccessPattern(name = "findUser", by = "userId")
public record User(@PartitionKey(prefix = "USER#") String userId, Address address) {
  public record Address(String street, String town) {}
}
