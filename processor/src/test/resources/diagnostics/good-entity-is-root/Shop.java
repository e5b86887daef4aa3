import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.UUID;

@Table(name = "sessions", partitionKey = "id", sortKey = "", entityTypeAttribute = "")
@Entity
@AccessPattern(name = "find", by = "id")
public record Shop(UUID id, Instant expiresAt) {}
