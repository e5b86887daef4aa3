package dev.keyplan.permissions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.permissions.Authorization.DeniedException;
import dev.keyplan.permissions.DeskTable.Agent;
import dev.keyplan.permissions.DeskTable.Plan;
import dev.keyplan.permissions.DeskTable.State;
import dev.keyplan.permissions.DeskTable.Ticket;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Two tenants and three roles on one table, each caller behind the policy of its role. */
@KeyplanTest
class TenantsTest {

  private static final Ticket TICKET = new Ticket("acme", "T1", State.OPEN);
  private static final Agent AGENT = new Agent("acme", "A1", "Ada@example.org");

  private final List<DynamoDbClient> clients = new ArrayList<>();
  private TestDatabase database;
  private String table;

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    table = database.createTable(DeskTableDefinition::createTableRequest);
  }

  @AfterEach
  void closeClients() {
    clients.forEach(DynamoDbClient::close);
  }

  @Test
  void anAgentWorksOnTheTicketsOfItsTenant() {
    DeskTableClient desk = desk("iam-policy-agent.json", Map.of("tenantId", "acme"));

    desk.deskTable_TicketRepository().create(TICKET);
    assertThat(desk.deskTable_TicketRepository().openTickets("acme").list())
        .containsExactly(TICKET);
    assertThat(
            desk.deskTable_TicketRepository()
                .ticketBatch(List.of(new DeskTable_TicketKeys.PrimaryKey("acme", "T1")))
                .values())
        .containsExactly(TICKET);
    assertThat(desk.deskTable_AgentRepository().agents("acme").list()).isEmpty();
    Ticket closed =
        desk.deskTable_TicketRepository().update("acme", "T1").state(State.DONE).execute();
    assertThat(desk.deskTable_TicketRepository().ticket("acme", "T1")).contains(closed);
  }

  @Test
  void nobodyReachesAnotherTenant() {
    DeskTableClient other = desk("iam-policy-agent.json", Map.of("tenantId", "acm"));
    DeskTableClient none = desk("iam-policy-agent.json", Map.of());

    for (DeskTableClient desk : List.of(other, none)) {
      assertDenied(() -> desk.deskTable_TicketRepository().create(TICKET));
      assertDenied(() -> desk.deskTable_TicketRepository().ticket("acme", "T1"));
      assertDenied(() -> desk.deskTable_TicketRepository().openTickets("acme").list());
      assertDenied(() -> desk.deskTable_AgentRepository().agents("acme").list());
      assertDenied(
          () -> desk.deskTable_TicketRepository().update("acme", "T1").state(State.DONE).execute());
      assertDenied(
          () ->
              desk.deskTable_TicketRepository()
                  .ticketBatch(
                      List.of(
                          new DeskTable_TicketKeys.PrimaryKey("acm", "T1"),
                          new DeskTable_TicketKeys.PrimaryKey("acme", "T1"))));
    }
  }

  @Test
  void aReaderReads() {
    service().deskTable_TicketRepository().create(TICKET);
    DeskTableClient desk = desk("iam-policy-reader.json", Map.of("tenantId", "acme"));

    assertThat(desk.deskTable_TicketRepository().ticket("acme", "T1")).contains(TICKET);
    assertDenied(() -> desk.deskTable_TicketRepository().openTickets("acme").list());
    assertDenied(() -> desk.deskTable_AgentRepository().agents("acme").list());
    assertDenied(() -> desk.deskTable_TicketRepository().create(TICKET));
  }

  @Test
  void anAdminHiresWithTheGuardOfItsTenant() {
    DeskTableClient desk = desk("iam-policy-admin.json", Map.of("tenantId", "acme"));

    desk.deskTable_AgentRepository().create(AGENT);
    desk.deskTable_AgentRepository().delete(AGENT);
    assertDenied(
        () -> desk.deskTable_AgentRepository().create(new Agent("other", "A1", "ada@example.org")));
    assertDenied(() -> desk.deskTable_TicketRepository().create(TICKET));
    assertDenied(() -> desk.deskTable_AgentRepository().agents("acme").list());
  }

  @Test
  void whatHasNoRoleIsTheApplicationsOwn() {
    for (String role : List.of("agent", "reader", "admin")) {
      DeskTableClient desk = desk("iam-policy-" + role + ".json", Map.of("tenantId", "acme"));
      assertDenied(() -> desk.deskTable_TicketRepository().allOpenTickets().list());
      assertDenied(() -> desk.deskTable_TicketRepository().delete("acme", "T1"));
      assertDenied(() -> desk.deskTable_PlanRepository().put(new Plan("P1")));
      assertDenied(() -> desk.deskTable_PlanRepository().plans().list());
    }
    DeskTableClient desk = service();
    desk.deskTable_TicketRepository().create(TICKET);
    assertThat(desk.deskTable_TicketRepository().allOpenTickets().list()).containsExactly(TICKET);
    desk.deskTable_TicketRepository().delete("acme", "T1");
    desk.deskTable_PlanRepository().putBatch(List.of(new Plan("P1")));
    assertThat(desk.deskTable_PlanRepository().plans().list()).containsExactly(new Plan("P1"));
  }

  /** The index's only partition is {@code OPEN*}, with a star that is no wildcard. */
  @Test
  void aStarInALiteralIsAStar() {
    Policy policy = Policy.load("desk", "iam-policy.json");

    assertThat(policy.allows(Access.ofIndex("Query", "desk", "GSI2", "OPEN*"), Map.of())).isTrue();
    assertThat(policy.allows(Access.ofIndex("Query", "desk", "GSI2", "OPENED"), Map.of()))
        .isFalse();
  }

  private DeskTableClient service() {
    return desk("iam-policy.json", Map.of());
  }

  private DeskTableClient desk(String policy, Map<String, String> tags) {
    AccessReader reader = new AccessReader(DeskTableDefinition.createTableRequest("desk"));
    DynamoDbClient client =
        AuthorizedClients.sync(
            database, new Authorization(Policy.load("desk", policy), tags, reader));
    clients.add(client);
    return DeskTableClient.create(client, table);
  }

  private static void assertDenied(Runnable call) {
    assertThatThrownBy(call::run).isInstanceOf(DeniedException.class);
  }
}
