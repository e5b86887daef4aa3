package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.designs.SocialTable.Counters;
import dev.keyplan.designs.SocialTable.Follower;
import dev.keyplan.designs.SocialTable.Following;
import dev.keyplan.designs.SocialTable.Info;
import dev.keyplan.designs.SocialTable.Like;
import dev.keyplan.designs.SocialTable.LikeCount;
import dev.keyplan.designs.SocialTable.Post;
import dev.keyplan.designs.SocialTable.Profile;
import dev.keyplan.designs.SocialTable.TimelineEntry;
import dev.keyplan.runtime.KeyValueException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class SocialTest {

  private CallRecorder calls;
  private SocialTableClient social;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(SocialTableDefinition::createTableRequest);
    calls = database.calls();
    social = SocialTableClient.create(database.client(), table);
  }

  @Test
  void aProfileIsWhatThereIsOfTwoItems() {
    Info info = new Info("12345", "Ann", Optional.empty());
    Counters counters = new Counters("12345", 1, 2, 3);
    SocialTable_ProfileRepository profiles = social.socialTable_ProfileRepository();
    social.socialTable_InfoRepository().create(info);
    assertThat(profiles.profile("12345"))
        .contains(new Profile(Optional.empty(), Optional.of(info)));
    social.socialTable_CountersRepository().create(counters);

    assertThat(profiles.profile("12345"))
        .contains(new Profile(Optional.of(counters), Optional.of(info)));
    assertThat(profiles.profile("1234")).isEmpty();
    assertThat(social.socialTable_ProfileItemRepository().profileItems("12345").list())
        .containsExactly(counters, info);
    assertThat(calls.pattern("profileItems").assertOneQuery().keyCondition())
        .isEqualTo("pk = u#12345");
    calls.pattern("profile").assertQueries(3);
  }

  @Test
  void theEdgesOfAUserAreListsOfTheirOwn() {
    SocialTable_FollowerRepository followers = social.socialTable_FollowerRepository();
    SocialTable_FollowingRepository following = social.socialTable_FollowingRepository();
    Stream.of(
            new Follower("12345", "bob"),
            new Follower("12345", "ann"),
            new Follower("12345", "ann b"),
            new Follower("123456", "eve"))
        .forEach(followers::create);
    following.create(new Following("12345", "eve"));

    assertThat(followers.followersOf("12345").list())
        .extracting(Follower::followerId)
        .containsExactly("ann", "ann b", "bob");
    assertThat(following.followedBy("12345").list()).containsExactly(new Following("12345", "eve"));
    assertThat(followers.doesFollow("ann", "12345")).isPresent();
    assertThat(followers.doesFollow("eve", "12345")).isEmpty();
    assertThat(calls.pattern("followersOf").assertOneQuery().keyCondition())
        .isEqualTo("pk = u#12345#follower");
    calls.pattern("followedBy").assertOneQuery();
    assertThat(calls.pattern("doesFollow").calls())
        .allSatisfy(call -> assertThat(call.operation()).isEqualTo("GetItem"))
        .hasSize(2);
  }

  @Test
  void noUserIdReachesIntoAnotherPartition() {
    SocialTable_InfoRepository infos = social.socialTable_InfoRepository();
    Info forged = new Info("12345#follower", "Mallory", Optional.empty());

    assertThatThrownBy(() -> infos.create(forged))
        .isInstanceOf(KeyValueException.class)
        .hasMessageContaining("userId");
    assertThatThrownBy(() -> social.socialTable_ProfileRepository().profile("12345#follower"))
        .isInstanceOf(KeyValueException.class);
    assertThat(calls.calls()).isEmpty();
  }

  @Test
  void newestPostsComeInPages() {
    SocialTable_PostRepository posts = social.socialTable_PostRepository();
    List<Post> sorted =
        Stream.of("2026a", "2026b", "2026c", "2026d", "2026e")
            .map(id -> new Post("12345", id, "text"))
            .toList();
    sorted.forEach(posts::create);
    posts.create(new Post("1234", "2026f", "text"));

    List<Post> newest = new ArrayList<>(sorted);
    Collections.reverse(newest);
    assertThat(posts.newestPosts("12345").list()).isEqualTo(newest);
    assertThat(posts.newestPosts("12345").limit(3).list()).isEqualTo(newest.subList(0, 3));
    assertThat(calls.pattern("newestPosts").calls())
        .allSatisfy(call -> assertThat(call.descending()).isTrue());
  }

  @Test
  void likesAndTheirCountAreOfTheirPost() {
    social.socialTable_LikeRepository().create(new Like("p1", "ann"));
    social.socialTable_LikeRepository().create(new Like("p10", "bob"));
    social.socialTable_LikeCountRepository().create(new LikeCount("p1", 1));

    assertThat(social.socialTable_LikeRepository().likesOf("p1").list())
        .containsExactly(new Like("p1", "ann"));
    assertThat(social.socialTable_LikeCountRepository().likeCount("p1"))
        .contains(new LikeCount("p1", 1));
    calls.pattern("likesOf").assertOneQuery();
    calls.pattern("likeCount").assertOneGetItem();
  }

  @Test
  void aTimelineIsNewestFirstThoughTheAuthorFollows() {
    SocialTable_TimelineEntryRepository timeline = social.socialTable_TimelineEntryRepository();
    TimelineEntry first = new TimelineEntry("12345", "p1", "zoe");
    TimelineEntry second = new TimelineEntry("12345", "p1-b", "ann");
    TimelineEntry third = new TimelineEntry("12345", "p10", "ann");
    Stream.of(third, first, second).forEach(timeline::create);

    assertThat(timeline.timeline("12345").list()).containsExactly(third, second, first);
    calls.pattern("timeline").assertOneQuery();
  }
}
