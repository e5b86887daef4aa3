import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.TimeToLive;
import dev.keyplan.annotation.Unique;
import java.time.Instant;

@Table(name = "shop", entities = Shop.Invitation.class)
public interface Shop {

  @Entity
  @Key(partition = "INVITATION#{invitationId}", sort = "META")
  record Invitation(
      String invitationId,
      @Unique(partition = "EMAIL#{email:lower}", sort = "EMAIL") String email,
      @TimeToLive Instant expiresAt) {}
}
