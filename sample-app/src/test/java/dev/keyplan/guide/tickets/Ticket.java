package dev.keyplan.guide.tickets;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;

@Entity
@Key(partition = "TENANT#{tenantId}#TICKET#{ticketId}", sort = "TICKET")
@AccessPattern(
    name = "findTicket",
    by = {"tenantId", "ticketId"},
    role = {"agent", "reader"})
@WritePattern(name = "openTicket", operation = WriteOperation.CREATE)
@WritePattern(
    name = "closeTicket",
    operation = WriteOperation.UPDATE,
    changes = "closed",
    role = "agent")
public record Ticket(String tenantId, String ticketId, String subject, boolean closed) {}
