import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

@Table(
    name = "shop",
    entities = {Shop.A.class, Shop.B.class, Shop.C.class, Shop.D.class, Shop.E.class, Shop.F.class})
public interface Shop {

  enum Level {
    LOW,
    LOWER_END
  }

  @Entity
  @Key(partition = "A#{first}{second}", sort = "{at}{first}")
  record A(String first, String second, Instant at) {}

  @Entity
  @Key(partition = "B#{text:free}#{id}", sort = "{id:id(4)}{text:free}")
  record B(String id, String text) {}

  @Entity
  @Key(partition = "C#{level}_END", sort = "{level}ER{id}")
  record C(Level level, String id) {}

  @Entity
  @Key(partition = "D#{at}-{id}", sort = "{no}0{id}")
  record D(Instant at, int no, String id) {}

  @Entity
  @Key(partition = "E#{no}{id}", sort = "{flag}e#{id}")
  record E(int no, boolean flag, String id) {}

  @Entity
  @Key(partition = "F#{uuid}{day}{no:digits(3)}{id}", sort = "{at:millis}#{no}#{id}")
  record F(UUID uuid, LocalDate day, Instant at, int no, String id) {}
}
