import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

class Shop {

  @Table(name = "a", entities = Good.class)
  interface Short {}

  @Table(name = "no spaces please", entities = A.class, sortKey = "PK")
  interface Spaces {}

  @Table(
      name = "shop",
      entities = B.class,
      partitionKey = "",
      entityTypeAttribute = "SK")
  interface Keys {}

  @Entity
  @Key(partition = "GOOD#{id}", sort = "A")
  record Good(String id) {}

  @Entity
  @Key(partition = "GOOD#{id}", sort = "A")
  record A(String id) {}

  @Entity
  @Key(partition = "GOOD#{id}", sort = "A")
  record B(String id) {}
}
