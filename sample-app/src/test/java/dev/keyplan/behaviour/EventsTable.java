package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Lossy parts, prefixes, several parts, a singleton, an inverted index. */
@Table(
    name = "events",
    entities = {
      EventsTable.Event.class,
      EventsTable.City.class,
      EventsTable.Settings.class,
      EventsTable.Member.class
    },
    globalIndexes = {
      @GlobalIndex(name = "inverted", partitionKey = "SK", sortKey = "PK"),
      @GlobalIndex(name = "GSI1")
    })
interface EventsTable {

  @Entity
  @Key(partition = "EVENTS#{user}#{at:month}", sort = "{at}#{id}")
  @AccessPattern(
      name = "eventsOfMonth",
      by = {"user", "at:month"},
      orderBy = {"at", "id"},
      order = SortOrder.DESCENDING)
  record Event(String user, Instant at, String id) {}

  @Entity
  @Key(partition = "COUNTRY#{country}", sort = "CITY#{state}#{city}")
  @Key(index = "GSI1", partition = "CITIES", sort = "{email:lower}", when = "email present")
  @AccessPattern(
      name = "citiesOfState",
      by = {"country", "state"},
      orderBy = "city")
  @AccessPattern(
      name = "citiesByPrefix",
      by = {"country", "state"},
      startsWith = "city")
  @AccessPattern(name = "statesByPrefix", by = "country", startsWith = "state")
  @AccessPattern(name = "cityByEmail", by = "email:lower")
  record City(String country, String state, String city, Optional<String> email) {}

  @Entity
  @Key(partition = "SETTINGS", sort = "SETTINGS")
  @AccessPattern(name = "settings")
  record Settings(List<String> flags) {}

  @Entity
  @Key(partition = "GROUP#{group}", sort = "MEMBER#{user}")
  @AccessPattern(name = "membersOfGroup", by = "group")
  @AccessPattern(name = "groupsOfUser", by = "user")
  record Member(String group, String user) {}
}
