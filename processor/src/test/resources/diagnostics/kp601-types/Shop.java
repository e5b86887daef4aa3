import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.AttributeConverter;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.TimeToLive;
import java.time.Instant;
import java.util.Optional;

@Table(name = "shop", entities = {Shop.Millis.class, Shop.Text.class, Shop.Converted.class})
public interface Shop {

  @Entity
  @Key(partition = "MILLIS#{id}", sort = "META")
  record Millis(String id, @TimeToLive long expiresAt) {}

  @Entity
  @Key(partition = "TEXT#{id}", sort = "META")
  record Text(String id, @TimeToLive Optional<String> expiresAt) {}

  @Entity
  @Key(partition = "CONVERTED#{id}", sort = "META")
  record Converted(
      String id, @Attribute(converter = Millisecond.class) @TimeToLive Instant expiresAt) {}

  final class Millisecond implements AttributeConverter<Instant, Long> {
    @Override
    public Long toAttribute(Instant value) {
      return value.toEpochMilli();
    }

    @Override
    public Instant fromAttribute(Long stored) {
      return Instant.ofEpochMilli(stored);
    }
  }
}
