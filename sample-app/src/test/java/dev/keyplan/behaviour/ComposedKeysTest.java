package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.behaviour.EventsTable.City;
import dev.keyplan.behaviour.EventsTable.Event;
import dev.keyplan.behaviour.EventsTable.Member;
import dev.keyplan.behaviour.EventsTable.Settings;
import dev.keyplan.runtime.KeyValueException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.Instant;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class ComposedKeysTest {

  private CallRecorder calls;
  private EventsTableClient client;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(EventsTableDefinition::createTableRequest);
    calls = database.calls();
    client = EventsTableClient.create(database.client(), table);
  }

  @Test
  void aTruncatedTimeIsABucket() {
    EventsTable_EventRepository events = client.eventsTable_EventRepository();
    Event last = event("2026-02-28T23:59:59.999999999Z", "a");
    Event first = event("2026-02-01T00:00:00Z", "a");
    Event alsoFirst = event("2026-02-01T00:00:00Z", "b");
    Stream.of(
            first,
            last,
            alsoFirst,
            event("2026-03-01T00:00:00Z", "a"),
            event("2026-01-31T23:59:59Z", "a"))
        .forEach(events::create);

    assertThat(events.eventsOfMonth("ann", YearMonth.of(2026, 2)).list())
        .containsExactly(last, alsoFirst, first);
    assertThat(calls.pattern("eventsOfMonth").assertOneQuery().keyCondition())
        .isEqualTo("PK = EVENTS#ann#2026-02");
    events.delete(last);
    assertThat(events.eventsOfMonth("ann", YearMonth.of(2026, 2)).count()).isEqualTo(2);
  }

  @Test
  void aPrefixIsOfItsPartAlone() {
    EventsTable_CityRepository cities = client.eventsTable_CityRepository();
    City linz = city("OO", "Linz");
    City linden = city("OO", "Linden");
    City lin = city("OO", "Lin");
    Stream.of(linz, linden, lin, city("OO", "Lamm"), city("OOO", "Linz"), city("O", "Linz"))
        .forEach(cities::create);

    assertThat(cities.citiesByPrefix("AT", "OO", "Lin").list()).containsExactly(lin, linden, linz);
    assertThat(cities.citiesByPrefix("AT", "OO", "Linz").list()).containsExactly(linz);
    assertThat(cities.citiesByPrefix("AT", "OO", "").list()).hasSize(4);
    assertThat(cities.citiesOfState("AT", "OO").list())
        .extracting(City::city)
        .containsExactly("Lamm", "Lin", "Linden", "Linz");
    assertThat(cities.statesByPrefix("AT", "OO").list())
        .extracting(City::state)
        .containsOnly("OO", "OOO")
        .hasSize(5);
    assertThatThrownBy(() -> cities.citiesByPrefix("AT", "OO", "Lin#"))
        .isInstanceOf(KeyValueException.class);
    calls.pattern("citiesByPrefix").assertQueries(3);
  }

  @Test
  void aFoldedPartFindsEverySpelling() {
    EventsTable_CityRepository cities = client.eventsTable_CityRepository();
    City linz = new City("AT", "OO", "Linz", Optional.of("Hall@Linz.example"));
    cities.create(linz);
    cities.create(city("OO", "Wels"));

    assertThat(cities.cityByEmail("HALL@linz.example").list()).containsExactly(linz);
    assertThat(calls.pattern("cityByEmail").assertOneQueryOf("GSI1").keyCondition())
        .isEqualTo("GSI1PK = CITIES and GSI1SK = hall@linz.example");
    assertThat(cities.cityByEmail("hall@linz.exampl").list()).isEmpty();
  }

  @Test
  void aSingletonHasNoParameters() {
    EventsTable_SettingsRepository settings = client.eventsTable_SettingsRepository();

    assertThat(settings.settings()).isEmpty();
    settings.put(new Settings(List.of("beta")));
    assertThat(settings.settings()).contains(new Settings(List.of("beta")));
    assertThat(calls.pattern("settings").calls()).hasSize(2);
  }

  @Test
  void anInvertedIndexTurnsTheKeyRound() {
    EventsTable_MemberRepository members = client.eventsTable_MemberRepository();
    Stream.of(new Member("g1", "ann"), new Member("g2", "ann"), new Member("g1", "anna"))
        .forEach(members::create);

    assertThat(members.membersOfGroup("g1").list())
        .containsExactly(new Member("g1", "ann"), new Member("g1", "anna"));
    assertThat(members.groupsOfUser("ann").list())
        .containsExactly(new Member("g1", "ann"), new Member("g2", "ann"));
    calls.pattern("groupsOfUser").assertOneQueryOf("inverted");
  }

  private static Event event(String at, String id) {
    return new Event("ann", Instant.parse(at), id);
  }

  private static City city(String state, String city) {
    return new City("AT", state, city, Optional.empty());
  }
}
