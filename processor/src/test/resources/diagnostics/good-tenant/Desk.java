import static dev.keyplan.annotation.WriteOperation.CREATE;
import static dev.keyplan.annotation.WriteOperation.DELETE;
import static dev.keyplan.annotation.WriteOperation.PUT;
import static dev.keyplan.annotation.WriteOperation.UPDATE;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import dev.keyplan.annotation.WritePattern;
import java.util.UUID;

/** What a role reaches begins with the tenant; what only the application reaches need not. */
@Table(
    name = "desk",
    tenant = "tenantId",
    entities = {Desk.Ticket.class, Desk.Agent.class, Desk.Plan.class, Desk.Draft.class},
    globalIndexes = {
      @GlobalIndex(name = "by-state", partitionKey = "statePK", sortKey = "stateSK"),
      @GlobalIndex(name = "assigned", partitionKey = {"tenantId", "assignee"}, sortKey = "ticketId"),
      @GlobalIndex(name = "open", partitionKey = "openPK", sortKey = "openSK")
    })
public interface Desk {

  enum State {
    OPEN,
    DONE
  }

  @Entity
  @Key(partition = "TENANT#{tenantId}#TICKET#{ticketId}", sort = "META")
  @Key(index = "by-state", partition = "TENANT#{tenantId}#{state}", sort = "{ticketId}")
  @Key(index = "open", partition = "OPEN*", sort = "{ticketId}", when = "state = OPEN")
  @AccessPattern(name = "ticket", by = {"tenantId", "ticketId"}, role = {"agent", "reader"})
  @AccessPattern(name = "openTickets", by = {"tenantId", "state = OPEN"}, index = "by-state", role = "agent")
  @AccessPattern(name = "assigned", by = {"tenantId", "assignee"}, role = "agent")
  @AccessPattern(name = "allOpen", by = "state = OPEN", index = "open")
  @WritePattern(name = "open", operation = CREATE, role = "agent")
  @WritePattern(name = "close", operation = UPDATE, changes = "state", role = "agent")
  @WritePattern(name = "purge", operation = DELETE)
  record Ticket(UUID tenantId, String ticketId, String assignee, State state) {}

  @Entity
  @Key(partition = "TENANT#{tenantId}", sort = "AGENT#{agentId}")
  @AccessPattern(name = "agents", by = "tenantId", role = "agent")
  @WritePattern(name = "hire", operation = CREATE, role = "admin")
  @WritePattern(name = "dismiss", operation = DELETE, role = "admin")
  record Agent(
      UUID tenantId,
      String agentId,
      @Unique(partition = "TENANT#{tenantId}#MAIL#{mail:lower}", sort = "MAIL") String mail) {}

  /** Without a tenant: no role reaches it. Signs that mean something in policies are escaped. */
  @Entity
  @Key(partition = "PLAN#$what?*", sort = "{planId}")
  @AccessPattern(name = "plans")
  @WritePattern(name = "offer", operation = PUT)
  record Plan(String planId) {}

  /** Its keys can begin with anything. */
  @Entity
  @Key(partition = "{topic}", sort = "DRAFT#{draftId}")
  @AccessPattern(name = "drafts", by = "topic")
  @WritePattern(name = "keep", operation = UPDATE)
  record Draft(String topic, String draftId) {}
}
