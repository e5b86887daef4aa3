package dev.keyplan.permissions;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;

/** A service desk of several tenants, of whose people some read and some work on tickets. */
@Table(
    name = "desk",
    tenant = "tenantId",
    entities = {DeskTable.Ticket.class, DeskTable.Agent.class, DeskTable.Plan.class},
    globalIndexes = {@GlobalIndex(name = "GSI1"), @GlobalIndex(name = "GSI2")})
interface DeskTable {

  enum State {
    OPEN,
    DONE
  }

  @Entity
  @Key(partition = "TENANT#{tenantId}#TICKET#{ticketId}", sort = "META")
  @Key(index = "GSI1", partition = "TENANT#{tenantId}#{state}", sort = "{ticketId}")
  @Key(index = "GSI2", partition = "OPEN*", sort = "{ticketId}", when = "state = OPEN")
  @AccessPattern(
      name = "ticket",
      by = {"tenantId", "ticketId"},
      role = {"agent", "reader"})
  @AccessPattern(
      name = "openTickets",
      by = {"tenantId", "state = OPEN"},
      index = "GSI1",
      role = "agent")
  @AccessPattern(name = "allOpenTickets", by = "state = OPEN", index = "GSI2")
  @WritePattern(name = "openTicket", operation = WriteOperation.CREATE, role = "agent")
  @WritePattern(
      name = "closeTicket",
      operation = WriteOperation.UPDATE,
      changes = "state",
      role = "agent")
  @WritePattern(name = "purgeTicket", operation = WriteOperation.DELETE)
  record Ticket(String tenantId, String ticketId, State state) {}

  @Entity
  @Key(partition = "TENANT#{tenantId}", sort = "AGENT#{agentId}")
  @AccessPattern(name = "agents", by = "tenantId", role = "agent")
  @WritePattern(name = "hire", operation = WriteOperation.CREATE, role = "admin")
  @WritePattern(name = "dismiss", operation = WriteOperation.DELETE, role = "admin")
  record Agent(
      String tenantId,
      String agentId,
      @Unique(partition = "TENANT#{tenantId}#MAIL#{mail:lower}", sort = "MAIL") String mail) {}

  /** What can be bought, by anyone. */
  @Entity
  @Key(partition = "PLANS", sort = "{planId}")
  @AccessPattern(name = "plans")
  @WritePattern(name = "offer", operation = WriteOperation.PUT)
  record Plan(String planId) {}
}
