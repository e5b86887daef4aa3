package dev.keyplan.processor.analysis;

import static dev.keyplan.processor.analysis.PatternTables.table;
import static dev.keyplan.processor.analysis.TestEntity.entity;
import static dev.keyplan.processor.analysis.TestPattern.pattern;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Designs that people really use: what one request can answer, and what it cannot. */
class PublishedDesignsTest {

  private static final String STATES = "state WARNING1|WARNING2|WARNING3|WARNING4|NORMAL";

  private static TestEntity deviceLog(String... more) {
    return entity(
        "DeviceLog",
        "deviceId String DeviceID",
        STATES,
        "date Instant Date",
        "operator String Operator",
        "escalatedTo String EscalatedTo?");
  }

  @Test
  void deviceLogsByDateNeedAFilterForTheState() {
    PatternTables tables =
        table("DeviceID", "Date")
            .entity(
                deviceLog()
                    .key("", "")
                    .pattern(
                        pattern("inState").by("deviceId", "state").orderBy("date").descending())
                    .pattern(pattern("ofDevice").by("deviceId").orderBy("date").descending()));
    assertThat(Refusals.verdict(tables, "inState")).isEqualTo("KP302");
    assertThat(Refusals.verdict(tables, "ofDevice"))
        .isEqualTo("Query DeviceID = {deviceId} backwards");
  }

  @Test
  void deviceLogsByStateAndDateAreFoundByPrefix() {
    PatternTables tables =
        table("DeviceID", "State#Date")
            .index("GSI1", "Operator", "Date")
            .index("GSI2", "EscalatedTo", "State#Date")
            .entity(
                deviceLog()
                    .key("", "{state}#{date}")
                    .key("GSI1", "", "")
                    .key("GSI2", "", "{state}#{date}")
                    .pattern(
                        pattern("inState").by("deviceId", "state").orderBy("date").descending())
                    .pattern(pattern("ofOperator").by("operator").range("date"))
                    .pattern(pattern("escalated").by("escalatedTo"))
                    .pattern(pattern("escalatedInState").by("escalatedTo", "state"))
                    .pattern(
                        pattern("escalatedInStateBetween").by("escalatedTo", "state").range("date"))
                    .pattern(pattern("escalatedBetween").by("escalatedTo").range("date"))
                    .pattern(pattern("newest").by("deviceId").orderBy("date").descending()));
    assertThat(Refusals.verdict(tables, "inState"))
        .isEqualTo("Query DeviceID = {deviceId}, begins_with(State#Date, {state}#) backwards");
    assertThat(Refusals.verdict(tables, "ofOperator"))
        .isEqualTo("Query GSI1 Operator = {operator}, Date range");
    assertThat(Refusals.verdict(tables, "escalated"))
        .isEqualTo("Query GSI2 EscalatedTo = {escalatedTo}");
    assertThat(Refusals.verdict(tables, "escalatedInState"))
        .isEqualTo("Query GSI2 EscalatedTo = {escalatedTo}, begins_with(State#Date, {state}#)");
    assertThat(Refusals.verdict(tables, "escalatedInStateBetween"))
        .isEqualTo("Query GSI2 EscalatedTo = {escalatedTo}, State#Date range {state}#[date]");
    assertThat(Refusals.verdict(tables, "escalatedBetween")).isEqualTo("KP304");
    assertThat(Refusals.verdict(tables, "newest")).isEqualTo("KP303");
  }

  @Test
  void socialNetworkKeepsItsListsApart() {
    PatternTables tables =
        table()
            .entity(entity("Counters", "userId String").key("u#{userId}", "count"))
            .entity(
                entity("Info", "userId String")
                    .key("u#{userId}", "info")
                    .pattern(pattern("info").by("userId")))
            .entity(
                entity("Follower", "userId String", "followerId String", "since Instant")
                    .key("u#{userId}#follower", "u#{followerId}")
                    .pattern(pattern("followers").by("userId"))
                    .pattern(pattern("follows").by("userId", "followerId"))
                    .pattern(pattern("byDate").by("userId").orderBy("since")))
            .entity(
                entity("Following", "userId String", "followedId String")
                    .key("u#{userId}#following", "u#{followedId}")
                    .pattern(pattern("following").by("userId")))
            .entity(
                entity("Post", "userId String", "postId UUID")
                    .key("u#{userId}#post", "p#{postId}")
                    .pattern(pattern("posts").by("userId"))
                    .pattern(pattern("newestPosts").by("userId").orderBy("postId").descending()))
            .entity(
                entity("Like", "postId UUID", "userId String")
                    .key("p#{postId}#likelist", "u#{userId}"))
            .entity(
                entity("LikeCount", "postId UUID")
                    .key("p#{postId}#likecount", "count")
                    .pattern(pattern("likes").by("postId")))
            .collection(
                "Profile",
                List.of("Counters? counters", "Info? info"),
                pattern("profile").by("userId"));
    assertThat(Refusals.verdict(tables, "info")).isEqualTo("Get PK = u#{userId}, SK = info");
    assertThat(Refusals.verdict(tables, "followers")).isEqualTo("Query PK = u#{userId}#follower");
    assertThat(Refusals.verdict(tables, "follows"))
        .isEqualTo("Get PK = u#{userId}#follower, SK = u#{followerId}");
    assertThat(Refusals.verdict(tables, "byDate")).isEqualTo("KP303");
    assertThat(Refusals.verdict(tables, "following")).isEqualTo("Query PK = u#{userId}#following");
    assertThat(Refusals.verdict(tables, "posts")).isEqualTo("Query PK = u#{userId}#post");
    assertThat(Refusals.verdict(tables, "newestPosts")).isEqualTo("KP305");
    assertThat(Refusals.verdict(tables, "likes"))
        .isEqualTo("Get PK = p#{postId}#likecount, SK = count");
    assertThat(Refusals.verdict(tables, "profile")).isEqualTo("Query PK = u#{userId}");
  }

  @Test
  void gamingItemsAreFoundByTypeOnlyIfTheKeySaysSo() {
    TestEntity item = entity("Item", "playerId String", "itemId String", "itemType WEAPON|ARMOUR");
    PatternTables plain =
        table()
            .entity(
                entity("Player", "playerId String")
                    .key("{playerId}", "#METADATA#{playerId}")
                    .pattern(pattern("player").by("playerId")))
            .entity(entity("Friends", "playerId String").key("{playerId}", "FRIENDS#{playerId}"))
            .entity(
                item.key("{playerId}", "ITEMS#{itemId}")
                    .pattern(pattern("items").by("playerId"))
                    .pattern(pattern("weapons").by("playerId", "itemType = WEAPON")));
    assertThat(Refusals.verdict(plain, "player"))
        .isEqualTo("Get PK = {playerId}, SK = #METADATA#{playerId}");
    assertThat(Refusals.verdict(plain, "items"))
        .isEqualTo("Query PK = {playerId}, begins_with(SK, ITEMS#)");
    assertThat(Refusals.verdict(plain, "weapons")).isEqualTo("KP302");
    PatternTables typed =
        table()
            .entity(entity("Friends", "playerId String").key("{playerId}", "FRIENDS#{playerId}"))
            .entity(
                entity("Item", "playerId String", "itemId String", "itemType WEAPON|ARMOUR")
                    .key("{playerId}", "ITEMS#{itemType}#{itemId}")
                    .pattern(pattern("weapons").by("playerId", "itemType = WEAPON")));
    assertThat(Refusals.verdict(typed, "weapons"))
        .isEqualTo("Query PK = {playerId}, begins_with(SK, ITEMS#<WEAPON>#)");
  }

  @Test
  void sessionsNeedNoSortKey() {
    PatternTables tables =
        table("session_token", "")
            .index("UserIndex", "username", "")
            .entity(
                entity(
                        "Session",
                        "token UUID session_token",
                        "username String",
                        "createdAt Instant")
                    .key("", "")
                    .key("UserIndex", "", "")
                    .pattern(pattern("session").by("token"))
                    .pattern(pattern("tokens").by("username").returns("token"))
                    .pattern(pattern("since").by("username").range("createdAt")));
    assertThat(Refusals.verdict(tables, "session")).isEqualTo("Get session_token = {token}");
    assertThat(Refusals.verdict(tables, "tokens"))
        .isEqualTo("Query UserIndex username = {username}");
    assertThat(Refusals.verdict(tables, "since")).isEqualTo("KP304");
  }

  @Test
  void customerAndNewestOrdersAreOneDescendingQuery() {
    PatternTables tables =
        table()
            .index("GSI1")
            .entity(
                entity("Customer", "userName String")
                    .key("CUSTOMER#{userName}", "CUSTOMER#{userName}"))
            .entity(
                entity("Order", "orderId String", "userName String", "status OPEN|DONE")
                    .key("CUSTOMER#{userName}", "#ORDER#{orderId}")
                    .key("GSI1", "ORDER#{orderId}", "ORDER#{orderId}")
                    .pattern(pattern("byStatus").by("userName", "status")))
            .entity(
                entity("OrderItem", "orderId String", "itemId String")
                    .key("ORDER#{orderId}", "ORDER#{orderId}#ITEM#{itemId}")
                    .key("GSI1", "ORDER#{orderId}", "ITEM#{itemId}")
                    .pattern(pattern("items").by("orderId")))
            .collection(
                "CustomerWithOrders",
                List.of("Customer customer", "Order* orders"),
                pattern("customerWithOrders").by("userName").orderBy("orderId").descending())
            .collection(
                "OrderWithItems",
                List.of("Order order", "OrderItem* items"),
                pattern("orderWithItems").by("orderId"));
    assertThat(Refusals.verdict(tables, "customerWithOrders"))
        .isEqualTo("Query PK = CUSTOMER#{userName} backwards");
    assertThat(Refusals.verdict(tables, "orderWithItems"))
        .isEqualTo("Query GSI1 GSI1PK = ORDER#{orderId}");
    assertThat(Refusals.verdict(tables, "byStatus")).isEqualTo("KP302");
    assertThat(Refusals.verdict(tables, "items")).isEqualTo("Query PK = ORDER#{orderId}");
  }

  @Test
  void repositoryAndNewestIssuesAreBetweenTheirEnds() {
    PatternTables tables =
        table()
            .entity(
                entity("Repo", "owner String", "repo String")
                    .key("REPO#{owner}#{repo}", "REPO#{owner}#{repo}"))
            .entity(
                entity("Issue", "owner String", "repo String", "number long", "status OPEN|CLOSED")
                    .key("REPO#{owner}#{repo}", "ISSUE#{number:digits(10)}")
                    .pattern(pattern("byStatus").by("owner", "repo", "status")))
            .entity(
                entity("Star", "owner String", "repo String", "user String")
                    .key("REPO#{owner}#{repo}", "STAR#{user}")
                    .pattern(pattern("stargazers").by("owner", "repo")))
            .collection(
                "RepoWithIssues",
                List.of("Repo repo", "Issue* issues"),
                pattern("repoWithIssues").by("owner", "repo").orderBy("number").descending());
    assertThat(Refusals.verdict(tables, "repoWithIssues"))
        .isEqualTo(
            "Query PK = REPO#{owner}#{repo}, SK between ISSUE# and REPO#{owner}#{repo} backwards");
    assertThat(Refusals.verdict(tables, "stargazers"))
        .isEqualTo("Query PK = REPO#{owner}#{repo}, begins_with(SK, STAR#)");
    assertThat(Refusals.verdict(tables, "byStatus")).isEqualTo("KP302");
  }

  @Test
  void multiAttributeKeysAreMatchedFromTheLeft() {
    PatternTables tables =
        table("matchId", "")
            .index("A", "tournamentId region", "round bracket matchId")
            .index("B", "player1Id", "matchDate round")
            .entity(
                entity(
                        "Match",
                        "matchId String",
                        "tournamentId String",
                        "region String",
                        "round int",
                        "bracket String",
                        "player1Id String",
                        "player2Id String",
                        "matchDate LocalDate")
                    .key("", "")
                    .key("A", "", "")
                    .key("B", "", "")
                    .pattern(pattern("all").by("tournamentId", "region"))
                    .pattern(pattern("ofRound").by("tournamentId", "region", "round"))
                    .pattern(pattern("ofBracket").by("tournamentId", "region", "round", "bracket"))
                    .pattern(pattern("skips").by("tournamentId", "region", "bracket"))
                    .pattern(pattern("partial").by("tournamentId"))
                    .pattern(
                        pattern("rangeNotLast")
                            .by("tournamentId", "region", "bracket")
                            .range("round"))
                    .pattern(pattern("fromRound").by("tournamentId", "region").range("round"))
                    .pattern(pattern("ofPlayer").by("player1Id"))
                    .pattern(pattern("between").by("player1Id").range("matchDate"))
                    .pattern(pattern("onDate").by("player1Id", "matchDate", "round"))
                    .pattern(pattern("eitherSide").by("player2Id")));
    assertThat(Refusals.verdict(tables, "all"))
        .isEqualTo("Query A tournamentId = {tournamentId}, region = {region}");
    assertThat(Refusals.verdict(tables, "ofRound"))
        .isEqualTo("Query A tournamentId = {tournamentId}, region = {region}, round = {round}");
    assertThat(Refusals.verdict(tables, "ofBracket"))
        .isEqualTo(
            "Query A tournamentId = {tournamentId}, region = {region}, round = {round}, bracket ="
                + " {bracket}");
    assertThat(Refusals.verdict(tables, "skips")).isEqualTo("KP302");
    assertThat(Refusals.verdict(tables, "partial")).isEqualTo("KP301");
    assertThat(Refusals.verdict(tables, "rangeNotLast")).isEqualTo("KP302");
    assertThat(Refusals.verdict(tables, "fromRound"))
        .isEqualTo("Query A tournamentId = {tournamentId}, region = {region}, round range");
    assertThat(Refusals.verdict(tables, "ofPlayer")).isEqualTo("Query B player1Id = {player1Id}");
    assertThat(Refusals.verdict(tables, "between"))
        .isEqualTo("Query B player1Id = {player1Id}, matchDate range");
    assertThat(Refusals.verdict(tables, "onDate"))
        .isEqualTo("Query B player1Id = {player1Id}, matchDate = {matchDate}, round = {round}");
    assertThat(Refusals.verdict(tables, "eitherSide")).isEqualTo("KP301");
  }

  @Test
  void statusFeedsReadNoItemsOfOrders() {
    PatternTables tables = commerce("");
    assertThat(Refusals.verdict(tables, "header")).isEqualTo("Get PK = CUST#{c}, SK = ORDER#{o}");
    assertThat(Refusals.verdict(tables, "items"))
        .isEqualTo("Query PK = CUST#{c}, begins_with(SK, ORDER#{o}#ITEM#)");
    assertThat(Refusals.verdict(tables, "history"))
        .isEqualTo("Query PK = CUST#{c}, begins_with(SK, ORDER_STATUS_EVT#{o}#V#)");
    assertThat(Refusals.verdict(tables, "timeline"))
        .isEqualTo("Query GSI1 GSI1PK = CUST#{c} backwards");
    assertThat(Refusals.verdict(tables, "ordersOnTable")).isEqualTo("Query GSI1 GSI1PK = CUST#{c}");
  }

  @Test
  void anOrderAndItsItemsAreOneRunOnlyIfNoOtherIdFallsBetween() {
    assertThat(Refusals.verdict(commerce(""), "orderWithItems")).isEqualTo("KP502");
    assertThat(Refusals.verdict(commerce(":id"), "orderWithItems"))
        .isEqualTo("Query PK = CUST#{c}, SK between ORDER#{o} and ORDER#{o}#ITEM$");
  }

  private static PatternTables commerce(String transform) {
    String order = "ORDER#{o" + transform + "}";
    return table()
        .index("GSI1")
        .entity(entity("Profile", "c String").key("CUST#{c}", "PROFILE#{c}"))
        .entity(
            entity("Order", "c String", "o String", "createdAt Instant")
                .key("CUST#{c}", order)
                .key("GSI1", "CUST#{c}", "ORDER#{createdAt}#{o}")
                .pattern(pattern("header").by("c", "o"))
                .pattern(pattern("ordersOnTable").by("c"))
                .pattern(pattern("timeline").by("c").orderBy("createdAt").descending()))
        .entity(
            entity("Item", "c String", "o String", "i int")
                .key("CUST#{c}", order + "#ITEM#{i}")
                .pattern(pattern("items").by("c", "o")))
        .entity(
            entity("StatusEvent", "c String", "o String", "version long")
                .key("CUST#{c}", "ORDER_STATUS_EVT#{o}#V#{version}")
                .pattern(pattern("history").by("c", "o").orderBy("version")))
        .collection(
            "OrderWithItems",
            List.of("Order order", "Item* items"),
            pattern("orderWithItems").by("c", "o"));
  }

  @Test
  void scoresMayBeAbsentFromTheirIndex() {
    PatternTables tables =
        table("UserId", "GameTitle")
            .index("GameTitleIndex", "GameTitle", "TopScore")
            .entity(
                entity(
                        "Score",
                        "userId String UserId",
                        "game String GameTitle",
                        "score int TopScore?")
                    .key("", "")
                    .key("GameTitleIndex", "", "")
                    .pattern(pattern("score").by("userId", "game"))
                    .pattern(pattern("games").by("userId"))
                    .pattern(
                        pattern("top").by("game", "score present").orderBy("score").descending())
                    .pattern(pattern("topUnsaid").by("game").orderBy("score").descending())
                    .pattern(pattern("above").by("game").range("score"))
                    .pattern(pattern("best").orderBy("score").descending()));
    assertThat(Refusals.verdict(tables, "score"))
        .isEqualTo("Get UserId = {userId}, GameTitle = {game}");
    assertThat(Refusals.verdict(tables, "games")).isEqualTo("Query UserId = {userId}");
    assertThat(Refusals.verdict(tables, "top"))
        .isEqualTo("Query GameTitleIndex GameTitle = {game} backwards");
    assertThat(Refusals.verdict(tables, "topUnsaid")).isEqualTo("KP308");
    assertThat(Refusals.verdict(tables, "above"))
        .isEqualTo("Query GameTitleIndex GameTitle = {game}, TopScore range");
    assertThat(Refusals.verdict(tables, "best")).isEqualTo("KP301");
  }

  @Test
  void tableKeysMayBeAnIndexsSortKey() {
    PatternTables tables =
        table("partition_key", "sort_key")
            .index("artist", "artist_name", "partition_key")
            .entity(
                entity("AlbumInfo", "n String", "artist String artist_name")
                    .key("ALBUM_{n:id(10)}", "INFO")
                    .key("artist", "", "ALBUM_{n:id(10)}")
                    .pattern(pattern("byArtist").by("artist")))
            .entity(
                entity("AlbumTrack", "n String", "track int", "title String")
                    .key("ALBUM_{n:id(10)}", "TRACK_{track:digits(3)}")
                    .pattern(pattern("track").by("n", "track"))
                    .pattern(pattern("byTitle").by("title")))
            .collection(
                "Album",
                List.of("AlbumInfo info", "AlbumTrack* tracks"),
                pattern("album").by("n").orderBy("track"));
    assertThat(Refusals.verdict(tables, "byArtist"))
        .isEqualTo("Query artist artist_name = {artist}");
    assertThat(Refusals.verdict(tables, "track"))
        .isEqualTo("Get partition_key = ALBUM_{n}, sort_key = TRACK_{track}");
    assertThat(Refusals.verdict(tables, "byTitle")).isEqualTo("KP301");
    assertThat(Refusals.verdict(tables, "album")).isEqualTo("Query partition_key = ALBUM_{n}");
  }
}
