package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.TimeToLive;
import dev.keyplan.annotation.Version;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Items that expire beside others that do not, read in every form; and versions as stored. */
@Table(
    name = "expiring",
    entities = {
      ExpiringTable.Profile.class,
      ExpiringTable.Ban.class,
      ExpiringTable.Session.class,
      ExpiringTable.Note.class,
      ExpiringTable.Counter.class
    },
    collections = {
      ExpiringTable.UserPage.class,
      ExpiringTable.BannedUser.class,
      ExpiringTable.UserItem.class
    },
    globalIndexes = @GlobalIndex(name = "GSI1"))
interface ExpiringTable {

  @Entity
  @Key(partition = "USER#{userId}", sort = "PROFILE")
  record Profile(String userId, String name) implements UserItem {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "BAN")
  record Ban(String userId, @TimeToLive Instant ttl) implements UserItem {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "SESSION#{sessionId}")
  @Key(index = "GSI1", partition = "DEVICE#{device}", sort = "{sessionId}")
  @AccessPattern(
      name = "findSession",
      by = {"userId", "sessionId"})
  @AccessPattern(name = "sessionsOfUser", by = "userId", orderBy = "sessionId")
  @AccessPattern(name = "sessionsByTwo", by = "userId", orderBy = "sessionId", pageSize = 2)
  @AccessPattern(name = "sessionsOnDevice", by = "device", returns = OnDevice.class)
  record Session(
      String userId,
      String sessionId,
      String device,
      @Attribute(name = "ttl") @TimeToLive Optional<Instant> expiresAt)
      implements UserItem {}

  /** Does not say when it expires. */
  record OnDevice(String sessionId) {}

  @ItemCollection
  @AccessPattern(name = "userPage", by = "userId")
  record UserPage(Optional<Profile> profile, Optional<Ban> ban, List<Session> sessions) {}

  @ItemCollection
  @AccessPattern(name = "bannedUser", by = "userId")
  record BannedUser(Ban ban, Optional<Profile> profile, List<Session> sessions) {}

  @ItemCollection
  @AccessPattern(name = "itemsOfUser", by = "userId", pageSize = 1)
  sealed interface UserItem permits Profile, Ban, Session {}

  @Entity
  @Key(partition = "NOTE#{noteId}", sort = "META")
  @AccessPattern(name = "findNote", by = "noteId")
  record Note(String noteId, @Version Long version) {}

  @Entity
  @Key(partition = "COUNTER#{name}", sort = "META")
  @AccessPattern(name = "findCounter", by = "name")
  record Counter(String name, @Version int version) {}
}
