import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "Stays",
    entities = {Stays.Stay.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Stays {

  enum State {
    BOOKED,
    LEFT
  }

  @Entity
  @Key(partition = "STAY#{stayId}", sort = "META")
  @Key(index = "GSI1", sort = "{checkIn}")
  @AccessPattern(name = "staysBooked", by = {"hotelId", "state = BOOKED"}, orderBy = "checkIn")
  record Stay(
      String stayId,
      @PartitionKey(index = "GSI1", prefix = "HOTEL#") String hotelId,
      State state,
      Instant checkIn) {}
}
