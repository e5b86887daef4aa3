package dev.keyplan.designs;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.util.Optional;

/**
 * AWS social network: many small partitions per user, told apart by a literal at the end of the
 * partition key. Left out: the counters' atomic adds, the post's transaction and the timeline's
 * time to live, which Keyplan does not have yet.
 */
@Table(
    name = "social",
    partitionKey = "pk",
    sortKey = "sk",
    entities = {
      SocialTable.Counters.class,
      SocialTable.Info.class,
      SocialTable.Follower.class,
      SocialTable.Following.class,
      SocialTable.Post.class,
      SocialTable.Like.class,
      SocialTable.LikeCount.class,
      SocialTable.TimelineEntry.class
    },
    collections = {SocialTable.Profile.class, SocialTable.ProfileItem.class})
interface SocialTable {

  @Entity
  @Key(partition = "u#{userId}", sort = "count")
  record Counters(String userId, int followers, int following, int posts) implements ProfileItem {}

  @Entity
  @Key(partition = "u#{userId}", sort = "info")
  record Info(String userId, String name, Optional<String> imageUrl) implements ProfileItem {}

  @ItemCollection
  @AccessPattern(name = "profile", by = "userId")
  record Profile(Optional<Counters> counters, Optional<Info> info) {}

  @ItemCollection
  @AccessPattern(name = "profileItems", by = "userId")
  sealed interface ProfileItem permits Counters, Info {}

  @Entity
  @Key(partition = "u#{userId}#follower", sort = "u#{followerId}")
  @AccessPattern(name = "followersOf", by = "userId")
  @AccessPattern(
      name = "doesFollow",
      by = {"followerId", "userId"})
  record Follower(String userId, String followerId) {}

  @Entity
  @Key(partition = "u#{userId}#following", sort = "u#{followedId}")
  @AccessPattern(name = "followedBy", by = "userId")
  record Following(String userId, String followedId) {}

  @Entity
  @Key(partition = "u#{userId}#post", sort = "p#{postId}")
  @AccessPattern(
      name = "newestPosts",
      by = "userId",
      orderBy = "postId",
      order = SortOrder.DESCENDING,
      pageSize = 2)
  record Post(String userId, String postId, String content) {}

  @Entity
  @Key(partition = "p#{postId}#likelist", sort = "u#{userId}")
  @AccessPattern(name = "likesOf", by = "postId")
  record Like(String postId, String userId) {}

  @Entity
  @Key(partition = "p#{postId}#likecount", sort = "count")
  @AccessPattern(name = "likeCount", by = "postId")
  record LikeCount(String postId, long likes) {}

  @Entity
  @Key(partition = "u#{userId}#timeline", sort = "p#{postId:id}#u#{authorId}")
  @AccessPattern(name = "timeline", by = "userId", order = SortOrder.DESCENDING, orderBy = "postId")
  record TimelineEntry(String userId, String postId, String authorId) {}
}
