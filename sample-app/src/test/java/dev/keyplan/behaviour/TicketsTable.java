package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import dev.keyplan.annotation.Version;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What is changed item by item, in indexes of every kind. */
@Table(
    name = "tickets",
    entities = {
      TicketsTable.Ticket.class,
      TicketsTable.Note.class,
      TicketsTable.Member.class,
      TicketsTable.Counter.class
    },
    globalIndexes = {
      @GlobalIndex(name = "byState"),
      @GlobalIndex(name = "byAssignee"),
      @GlobalIndex(name = "byTeam", partitionKey = "team", sortKey = "byTeamSK"),
      @GlobalIndex(name = "byCity", sortKey = "PK")
    })
interface TicketsTable {

  enum State {
    NEW,
    OPEN,
    DONE,
    DROPPED
  }

  record Address(String city, Optional<String> street, List<String> lines) {}

  @Entity
  @Key(partition = "TICKET#{id}", sort = "TICKET")
  @Key(
      index = "byState",
      partition = "P#{project}#{state}",
      sort = "{due}#TICKET",
      when = "state in (NEW, OPEN)")
  @Key(
      index = "byState",
      partition = "P#{project}#FINISHED",
      sort = "{due}#TICKET",
      when = "state = DONE")
  @Key(
      index = "byAssignee",
      partition = "A#{assignee}",
      sort = "TICKET#{id}",
      when = "archived absent")
  @Key(index = "byTeam", sort = "{state}#{id}")
  @Key(index = "byCity", partition = "CITY#{address.city}")
  @AccessPattern(name = "ticket", by = "id")
  @AccessPattern(
      name = "openTickets",
      by = {"project", "state = OPEN"},
      orderBy = "due")
  @AccessPattern(
      name = "finishedTickets",
      by = {"project", "state = DONE"},
      orderBy = "due")
  @AccessPattern(
      name = "ticketsOf",
      by = {"assignee", "archived absent"})
  @AccessPattern(name = "ticketsOfTeam", by = "team")
  @AccessPattern(name = "ticketsIn", by = "address.city")
  record Ticket(
      String id,
      String project,
      State state,
      Instant due,
      Optional<String> assignee,
      Optional<Instant> archived,
      Optional<String> team,
      Optional<Address> address,
      Set<String> tags,
      Map<String, Integer> votes,
      Optional<Map<String, String>> labels,
      List<String> log,
      int likes) {}

  @Entity
  @Key(partition = "NOTE#{id}", sort = "NOTE")
  record Note(String id, String text, @Version Long version) {}

  @Entity
  @Key(partition = "COUNTER#{id}", sort = "COUNTER")
  @Key(index = "byAssignee", partition = "C#{id}", sort = "COUNTER")
  @AccessPattern(name = "counter", by = "id", index = "byAssignee")
  record Counter(String id, int count) {}

  @Entity
  @Key(partition = "MEMBER#{id}", sort = "MEMBER")
  record Member(
      String id, @Unique(partition = "NICK#{nick}", sort = "NICK") String nick, String name) {}
}
