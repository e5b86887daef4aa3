package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keyplan.behaviour.TicketsTable.Address;
import dev.keyplan.behaviour.TicketsTable.Counter;
import dev.keyplan.behaviour.TicketsTable.Member;
import dev.keyplan.behaviour.TicketsTable.Note;
import dev.keyplan.behaviour.TicketsTable.State;
import dev.keyplan.behaviour.TicketsTable.Ticket;
import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.ConditionFailedException;
import dev.keyplan.runtime.UniqueConstraintException;
import dev.keyplan.runtime.VersionConflictException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whatever is changed of an item, it is what a put of the same entity would have stored: no key of
 * an index stays behind.
 */
@KeyplanTest
class UpdatesTest {

  private static final Instant MAY = Instant.parse("2026-05-01T00:00:00Z");
  private static final Instant JUNE = Instant.parse("2026-06-01T00:00:00Z");
  private static final Address HOME = new Address("Ulm", Optional.of("Gasse 1"), List.of("a"));
  private static final Ticket OPEN =
      new Ticket(
          "1",
          "p",
          State.OPEN,
          MAY,
          Optional.of("ann"),
          Optional.empty(),
          Optional.of("red"),
          Optional.of(HOME),
          Set.of("x"),
          Map.of("ann", 1),
          Optional.empty(),
          List.of("made"),
          3);
  private static final Ticket BARE =
      new Ticket(
          "2",
          "p",
          State.NEW,
          MAY,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Set.of(),
          Map.of(),
          Optional.empty(),
          List.of(),
          0);

  private TestDatabase database;
  private String table;
  private CallRecorder calls;
  private TicketsTable_TicketRepository tickets;
  private TicketsTable_TicketAsyncRepository async;
  private TicketsTable_NoteRepository notes;
  private TicketsTable_MemberRepository members;

  @BeforeEach
  void createTickets(TestDatabase database) {
    this.database = database;
    table = database.createTable(TicketsTableDefinition::createTableRequest);
    calls = database.calls();
    TicketsTableClient client = TicketsTableClient.create(database.client(), table);
    tickets = client.ticketsTable_TicketRepository();
    notes = client.ticketsTable_NoteRepository();
    members = client.ticketsTable_MemberRepository();
    async =
        TicketsTableAsyncClient.create(database.asyncClient(), table)
            .ticketsTable_TicketRepository();
    tickets.create(OPEN);
    tickets.create(BARE);
  }

  @AfterEach
  void everyItemIsAsItsPutStoresIt() {
    for (String id : List.of("1", "2", "3")) {
      Map<String, AttributeValue> item = stored(id);
      if (!item.isEmpty()) {
        Ticket ticket = TicketsTable_TicketMapper.fromItem(item);
        assertThat(item).isEqualTo(TicketsTable_TicketMapper.toItem(ticket));
      }
    }
  }

  @Test
  void aChangedAttributeTakesTheKeysOfItsIndexesAlongInOneRequest() {
    Ticket done = tickets.update("1").state(State.DONE, "p", MAY, Optional.of("red")).execute();

    assertThat(done.state()).isEqualTo(State.DONE);
    assertThat(stored("1"))
        .containsEntry("byStatePK", AttributeValue.fromS("P#p#FINISHED"))
        .containsEntry("byStateSK", AttributeValue.fromS("2026-05-01T00:00:00.000000000Z#TICKET"))
        .containsEntry("byTeamSK", AttributeValue.fromS("DONE#1"));
    assertThat(tickets.openTickets("p").list()).isEmpty();
    assertThat(tickets.finishedTickets("p").list()).containsExactly(done);
    calls.pattern("TicketsTable_Ticket.update").assertOne("UpdateItem");
  }

  @Test
  void keysAreRemovedWhereNoAlternativeHolds() {
    tickets.update("1").state(State.DROPPED, "p", MAY, Optional.of("red")).execute();

    assertThat(stored("1")).doesNotContainKeys("byStatePK", "byStateSK").containsKey("byTeamSK");
  }

  @Test
  void anAttributeOutsideTheKeysTakesTheItemOutOfTheirIndex() {
    tickets.update("1").archived(JUNE, Optional.of("ann")).execute();

    assertThat(stored("1")).doesNotContainKeys("byAssigneePK", "byAssigneeSK");
    assertThat(tickets.ticketsOf("ann").list()).isEmpty();

    tickets.update("1").removeArchived(Optional.of("ann")).execute();
    assertThat(tickets.ticketsOf("ann").list()).containsExactly(OPEN);
  }

  @Test
  void aRemovedPartRemovesTheKeys() {
    Ticket nobodys = tickets.update("1").removeAssignee(Optional.empty()).execute();

    assertThat(nobodys.assignee()).isEmpty();
    assertThat(stored("1")).doesNotContainKeys("byAssigneePK", "byAssigneeSK", "assignee");
  }

  @Test
  void aPartThatComesMakesTheKeysAndAnAbsentOneIsExpectedAsSuch() {
    tickets.update("2").assignee("bob", Optional.empty()).execute();
    assertThat(tickets.ticketsOf("bob").list()).extracting(Ticket::id).containsExactly("2");

    assertThatThrownBy(() -> tickets.update("2").archived(MAY, Optional.empty()).execute())
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("'assignee' is not as expected");
  }

  @Test
  void aNativeKeyIsSetAndRemovedLikeAnyAttributeWithTheKeysBesideIt() {
    tickets.update("1").team("a#b ${x} #0 :0", State.OPEN).execute();
    assertThat(tickets.ticketsOfTeam("a#b ${x} #0 :0").list())
        .extracting(Ticket::id)
        .containsExactly("1");

    tickets.update("1").removeTeam(State.OPEN).execute();
    assertThat(stored("1")).doesNotContainKeys("team", "byTeamSK");

    tickets.update("2").team("blue", State.NEW).execute();
    assertThat(stored("2")).containsEntry("byTeamSK", AttributeValue.fromS("NEW#2"));
  }

  @Test
  void theUnchangedPartsAreConditionsAndNotWritten() {
    Map<String, AttributeValue> before = stored("1");

    ConditionFailedException e =
        catchThrowableOfType(
            ConditionFailedException.class,
            () -> tickets.update("1").state(State.DONE, "q", MAY, Optional.of("red")).execute());

    assertThat(e).hasMessageContaining("TICKET#1").hasMessageContaining("'project'");
    assertThat(e.item()).isEqualTo(before);
    assertThat(stored("1")).isEqualTo(before);
  }

  @Test
  void newValuesOfOneUpdateGoTogether() {
    Ticket moved =
        tickets
            .update("1")
            .project("q", State.OPEN, MAY)
            .due(JUNE, "p", State.OPEN)
            .state(State.NEW, "p", MAY, Optional.of("red"))
            .likes(7)
            .execute();

    assertThat(moved.likes()).isEqualTo(7);
    assertThat(stored("1"))
        .containsEntry("byStatePK", AttributeValue.fromS("P#q#NEW"))
        .containsEntry("byStateSK", AttributeValue.fromS("2026-06-01T00:00:00.000000000Z#TICKET"));
  }

  @Test
  void expectationsOfOneUpdateMustAgree() {
    assertThatThrownBy(
            () -> tickets.update("1").project("q", State.OPEN, MAY).due(JUNE, "p", State.NEW))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'state'");
  }

  @Test
  void anUpdateOfAnAbsentItemMakesNone() {
    assertThatThrownBy(() -> tickets.update("3").likes(1).execute())
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("TICKET#3");
    assertThat(stored("3")).isEmpty();
  }

  @Test
  void numbersListsSetsAndMapsChangeInPlace() {
    Ticket changed =
        tickets
            .update("1")
            .addLikes(4)
            .appendLog(List.of("seen"))
            .addTags(Set.of("y", "z"))
            .putVotes("bob", 2)
            .execute();

    assertThat(changed.likes()).isEqualTo(7);
    assertThat(changed.log()).containsExactly("made", "seen");
    assertThat(changed.tags()).containsExactlyInAnyOrder("x", "y", "z");
    assertThat(changed.votes()).isEqualTo(Map.of("ann", 1, "bob", 2));

    Ticket again =
        tickets.update("1").addLikes(-7).prependLog(List.of("0")).removeVotes("ann").execute();
    assertThat(again.likes()).isZero();
    assertThat(again.log()).containsExactly("0", "made", "seen");
    assertThat(again.votes()).isEqualTo(Map.of("bob", 2));
  }

  @Test
  void aSetWhoseLastElementGoesIsEmpty() {
    assertThat(tickets.update("1").deleteTags(Set.of("x", "y")).execute().tags()).isEmpty();
    assertThat(stored("1")).doesNotContainKey("tags");
    assertThat(tickets.update("1").addTags(Set.of()).deleteTags(Set.of()).execute().tags())
        .isEmpty();
    assertThat(tickets.update("1").addTags(Set.of("n")).execute().tags()).containsExactly("n");
    assertThat(tickets.update("1").tags(Set.of()).execute().tags()).isEmpty();
  }

  @Test
  void aPartOfARecordChangesAloneAndItsIndexFollows() {
    Ticket changed =
        tickets
            .update("1")
            .address(a -> a.city("Bonn").removeStreet().appendLines(List.of("b")))
            .execute();

    assertThat(changed.address())
        .contains(new Address("Bonn", Optional.empty(), List.of("a", "b")));
    assertThat(tickets.ticketsIn("Bonn").list()).containsExactly(changed);

    tickets.update("1").removeAddress().execute();
    assertThat(stored("1")).doesNotContainKeys("byCityPK", "address");
    tickets.update("1").address(HOME).execute();
    assertThat(tickets.ticketsIn("Ulm").list()).containsExactly(OPEN);
  }

  @Test
  void aPartOfWhatIsAbsentCannotBeChanged() {
    assertThatThrownBy(() -> tickets.update("2").address(a -> a.city("Bonn")).execute())
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("without 'address'");
    assertThatThrownBy(() -> tickets.update("2").putLabels("a", "b").execute())
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("without 'labels'");

    Ticket labelled = tickets.update("2").labels(Map.of("a", "b")).execute();
    assertThat(labelled.labels()).contains(Map.of("a", "b"));
    assertThat(tickets.update("2").putLabels("c", "d").removeLabels("a").execute().labels())
        .contains(Map.of("c", "d"));
    assertThat(tickets.update("2").removeLabels().execute().labels()).isEmpty();
  }

  @Test
  void theDifferenceOfTwoStatesIsWrittenUnderTheConditionsOfItsIndexes() {
    Ticket changed = with(OPEN, State.DONE, Optional.empty(), 9);
    assertThat(tickets.update(OPEN, changed)).isEqualTo(changed);
    assertThat(stored("1")).isEqualTo(TicketsTable_TicketMapper.toItem(changed));
    calls.pattern("TicketsTable_Ticket.update").assertOne("UpdateItem");

    tickets.update("1").project("q", State.DONE, MAY).execute();
    Ticket reopened = with(changed, State.OPEN, Optional.empty(), 9);
    assertThatThrownBy(() -> tickets.update(changed, reopened))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(stored("1")).containsEntry("byStatePK", AttributeValue.fromS("P#q#FINISHED"));
  }

  @Test
  void aDifferentKeyNeedsAMove() {
    Ticket three = withId(OPEN, "3");

    assertThatThrownBy(() -> tickets.update(OPEN, three))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(tickets.move(OPEN, three)).isEqualTo(three);
    assertThat(stored("1")).isEmpty();
    assertThat(stored("3")).isEqualTo(TicketsTable_TicketMapper.toItem(three));
    assertThatThrownBy(() -> tickets.move(BARE, withId(BARE, "3")))
        .isInstanceOf(AlreadyExistsException.class);
    assertThat(stored("2")).isNotEmpty();
  }

  @Test
  void anUpsertMakesWhatAPutWouldStore() {
    Ticket made = upsert(tickets.update("3")).address(HOME).team("red", State.OPEN).execute();
    Ticket expected =
        new Ticket(
            "3",
            "p",
            State.OPEN,
            MAY,
            Optional.empty(),
            Optional.empty(),
            Optional.of("red"),
            Optional.of(HOME),
            Set.of(),
            Map.of(),
            Optional.empty(),
            List.of(),
            1);

    assertThat(made).isEqualTo(expected);
    assertThat(stored("3")).isEqualTo(TicketsTable_TicketMapper.toItem(expected));

    assertThat(upsert(tickets.update("1")).removeAddress().removeTeam(State.OPEN).execute())
        .extracting(Ticket::log, Ticket::likes, Ticket::tags)
        .containsExactly(List.of(), 1, Set.of("x"));
  }

  @Test
  void anUpsertThatLacksSomethingIsRefusedBeforeAnyRequest() {
    calls.clear();
    assertThatThrownBy(() -> tickets.update("3").upsert().likes(1).execute())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("'project'");
    assertThatThrownBy(() -> upsert(tickets.update("3")).removeTeam(State.OPEN).execute())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("'address.city'");
    assertThat(calls.calls()).isEmpty();
  }

  @Test
  void anUpsertMakesKeysOfThePrimaryKeyAloneAndCountsOn() {
    TicketsTable_CounterRepository counters =
        TicketsTableClient.create(database.client(), table).ticketsTable_CounterRepository();

    assertThat(counters.update("c").upsert().addCount(2).execute()).isEqualTo(new Counter("c", 2));
    assertThat(counters.counter("c").list()).containsExactly(new Counter("c", 2));
    assertThat(counters.update("c").upsert().addCount(1).execute().count()).isEqualTo(3);
    assertThat(counters.update("c").addCount(1).execute().count()).isEqualTo(4);
    assertThatThrownBy(() -> counters.update("d").addCount(1).execute())
        .isInstanceOf(ConditionFailedException.class);
  }

  private static TicketsTable_TicketUpdate<Ticket> upsert(
      TicketsTable_TicketUpdate<Ticket> update) {
    return update
        .upsert()
        .project("p", State.OPEN, MAY)
        .state(State.OPEN, "p", MAY, Optional.of("red"))
        .due(MAY, "p", State.OPEN)
        .removeAssignee(Optional.empty())
        .removeArchived(Optional.empty())
        .votes(Map.of())
        .log(List.of())
        .likes(1);
  }

  @Test
  void conditionsOfTheCallerDecide() {
    assertThatThrownBy(() -> tickets.update("1").onlyIf(c -> c.likes().gt(3)).addLikes(1).execute())
        .isInstanceOf(ConditionFailedException.class);
    assertThat(
            tickets
                .update("1")
                .onlyIf(c -> c.likes().ge(3).and(c.address().city().beginsWith("U")))
                .onlyIf(c -> c.tags().contains("x").or(c.assignee().notExists()))
                .addLikes(-3)
                .execute()
                .likes())
        .isZero();

    assertThatThrownBy(() -> tickets.put(BARE, c -> c.state().ne(State.NEW)))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(tickets.put(BARE, c -> c.due().between(MAY, JUNE))).isEqualTo(BARE);
    assertThatThrownBy(() -> tickets.delete("2", c -> c.votes().at("ann").exists()))
        .isInstanceOf(ConditionFailedException.class);
    tickets.delete(BARE, c -> c.log().size().eq(0).and(c.state().in(State.NEW, State.OPEN)));
    assertThat(tickets.ticket("2")).isEmpty();
  }

  @Test
  void theAsynchronousSideDoesTheSame() {
    Ticket done =
        async.update("1").state(State.DONE, "p", MAY, Optional.of("red")).execute().join();
    Ticket back = with(done, State.OPEN, Optional.of("bob"), 4);

    assertThat(async.update(done, back).join()).isEqualTo(back);
    assertThat(async.put(back, c -> c.likes().eq(4)).join()).isEqualTo(back);
    assertThat(async.move(back, withId(back, "3")).join().id()).isEqualTo("3");
    assertThatThrownBy(() -> async.delete("3", c -> c.likes().eq(5)).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(ConditionFailedException.class);
    async.delete(back).join();
    async.delete("3").join();
    assertThat(stored("3")).isEmpty();
  }

  @Test
  void versionsAreExpectedAndCounted() {
    Note first = notes.create(new Note("n", "a", null));
    assertThat(first.version()).isEqualTo(1);
    Note second = notes.update("n", 1L).text("b").execute();
    assertThat(second).isEqualTo(new Note("n", "b", 2L));

    assertThatThrownBy(() -> notes.update("n", 1L).text("c").execute())
        .isInstanceOf(VersionConflictException.class);
    assertThatThrownBy(() -> notes.put(first)).isInstanceOf(VersionConflictException.class);
    assertThatThrownBy(() -> notes.delete(first)).isInstanceOf(VersionConflictException.class);
    assertThatThrownBy(() -> notes.delete("n", 1L)).isInstanceOf(VersionConflictException.class);
    assertThatThrownBy(() -> notes.update(first, second))
        .isInstanceOf(VersionConflictException.class);
    assertThat(notes.put(second).version()).isEqualTo(3);
    Note moved = notes.move(new Note("n", "b", 3L), new Note("m", "b", 3L));
    assertThat(moved).isEqualTo(new Note("m", "b", 4L));
    assertThatThrownBy(() -> notes.delete("m", 4L, c -> c.text().eq("x")))
        .isInstanceOf(ConditionFailedException.class);
    notes.delete(moved, c -> c.text().eq("b"));
    assertThatThrownBy(() -> notes.delete("m", 4L)).isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void whatNoGuardIsMadeOfIsUpdatedAndTheGuardMovesAlong() {
    Member ann = members.create(new Member("a", "ann", "Ann"));
    members.create(new Member("b", "bob", "Bob"));

    Member renamed = members.update("a").name("Anne").execute();
    assertThat(renamed).isEqualTo(new Member("a", "ann", "Anne"));
    Member moved = members.move(renamed, new Member("c", "anna", "Anne"));
    assertThatThrownBy(() -> members.move(moved, new Member("d", "bob", "Anne")))
        .isInstanceOf(UniqueConstraintException.class);
    assertThat(members.create(new Member("e", "ann", "New"))).isNotEqualTo(ann);
    assertThatThrownBy(() -> members.create(new Member("f", "anna", "x")))
        .isInstanceOf(UniqueConstraintException.class);
  }

  private Map<String, AttributeValue> stored(String id) {
    return new HashMap<>(
        database
            .uncheckedClient()
            .getItem(
                get ->
                    get.tableName(table)
                        .consistentRead(true)
                        .key(TicketsTable_TicketKeys.primaryKey(id)))
            .item());
  }

  private static Ticket with(Ticket t, State state, Optional<String> assignee, int likes) {
    return new Ticket(
        t.id(),
        t.project(),
        state,
        t.due(),
        assignee,
        t.archived(),
        t.team(),
        t.address(),
        t.tags(),
        t.votes(),
        t.labels(),
        t.log(),
        likes);
  }

  private static Ticket withId(Ticket t, String id) {
    return new Ticket(
        id,
        t.project(),
        t.state(),
        t.due(),
        t.assignee(),
        t.archived(),
        t.team(),
        t.address(),
        t.tags(),
        t.votes(),
        t.labels(),
        t.log(),
        t.likes());
  }
}
