import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "hub",
    entities = {
      Hub.User.class,
      Hub.Organization.class,
      Hub.Robot.class,
      Hub.Selfish.class,
      Hub.Twice.class,
      Hub.Half.class,
      Hub.Odd.class
    })
public interface Hub {

  @Entity(sharesKeysWith = Organization.class)
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  record User(String name) {}

  @Entity(type = "org", sharesKeysWith = Robot.class)
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  record Organization(String name) {}

  @Entity(sharesKeysWith = Organization.class)
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  record Robot(String name) {}

  @Entity(sharesKeysWith = Selfish.class)
  @Key(partition = "SELF#{name}", sort = "SELF")
  record Selfish(String name) {}

  @Entity(sharesKeysWith = {Half.class, Half.class})
  @Key(partition = "HALF#{name}", sort = "HALF")
  record Twice(String name) {}

  @Entity(sharesKeysWith = {Twice.class, Elsewhere.Other.class})
  @Key(partition = "HALF#{name}", sort = "HALF")
  record Half(String name) {}

  @Entity(sharesKeysWith = {int.class, String.class})
  @Key(partition = "ODD#{name}", sort = "ODD")
  record Odd(String name) {}
}
