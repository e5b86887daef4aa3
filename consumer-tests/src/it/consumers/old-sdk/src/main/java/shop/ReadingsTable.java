package shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

@Table(name = "readings", entities = ReadingsTable.Reading.class)
public interface ReadingsTable {

  enum Quality {
    GOOD,
    POOR
  }

  record Place(String name, Optional<Integer> floor) {}

  /** Every type of DynamoDB but NULL. */
  @Entity
  @Key(partition = "SENSOR#{sensor}", sort = "{at}")
  @AccessPattern(name = "readings", by = "sensor", orderBy = "at")
  record Reading(
      String sensor,
      Instant at,
      BigDecimal value,
      boolean final_,
      Quality quality,
      ByteBuffer raw,
      Place place,
      List<Instant> checks,
      Map<String, Long> counts,
      Set<String> tags,
      Set<Integer> codes) {}
}
