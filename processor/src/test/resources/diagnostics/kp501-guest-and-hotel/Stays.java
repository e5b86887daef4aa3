import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Table;

@Table(
    name = "Stays",
    entities = {Stays.Hotel.class, Stays.Guest.class})
public interface Stays {

  @Entity
  @Key(partition = "HOTEL#{hotelId}", sort = "META")
  record Hotel(String hotelId, String name) {}

  @Entity
  @Key(sort = "META")
  record Guest(@PartitionKey(prefix = "HOTEL#") String guestId, String name) {}
}
