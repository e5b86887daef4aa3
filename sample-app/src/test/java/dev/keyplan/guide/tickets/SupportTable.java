package dev.keyplan.guide.tickets;

import dev.keyplan.annotation.Table;

@Table(name = "support", entities = Ticket.class, tenant = "tenantId")
public interface SupportTable {}
