import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.time.YearMonth;

@Table(name = "shop", entities = {Shop.Repo.class, Shop.Star.class, Shop.Fork.class})
public interface Shop {

  record Owner(String login) {}

  @Entity
  @Key(partition = "{owner.login}", sort = "{createdAt:month}#{createdAt}")
  @AccessPattern(
      name = "repos",
      by = {"owner.login", "ownerLogin"})
  @AccessPattern(
      name = "reposOfMonth",
      by = {"owner.login", "createdAt:month", "createdAtMonth"})
  @AccessPattern(name = "reposOfRange", by = "owner.login", range = "ownerLogin")
  record Repo(Owner owner, String ownerLogin, Instant createdAt, YearMonth createdAtMonth) {}

  @Entity
  @Key(partition = "STAR#{owner.login}", sort = "{ownerLogin}")
  record Star(Owner owner, String ownerLogin) {}

  @Entity
  @Key(partition = "FORK#{owner.login}#{ownerLogin}", sort = "META")
  record Fork(Owner owner, String ownerLogin) {}
}
