package tickets;

import dev.keyplan.annotation.*;
import java.time.Instant;

/** The common shape of a table that was there before Keyplan: GSI1 for all, one natural index. */
@Table(
    name = "tickets",
    entities = {Ticket.class, Comment.class},
    globalIndexes = {
      @GlobalIndex(name = "GSI1"),
      @GlobalIndex(name = "byPriority", partitionKey = "queue", sortKey = "priority")
    })
interface TicketsTable {}

@Entity
@Key(partition = "TICKET#{ticketId}", sort = "META")
@Key(index = "GSI1", partition = "USER#{userId}", sort = "{openedAt}")
@AccessPattern(name = "ticketsOfUser", by = "userId", orderBy = "openedAt")
@AccessPattern(name = "urgentInQueue", by = "queue", orderBy = "priority", returns = QueuedTicket.class)
record Ticket(
    String ticketId,
    String userId,
    Instant openedAt,
    @PartitionKey(index = "byPriority") String queue,
    @SortKey(index = "byPriority") int priority,
    String title,
    @TimeToLive Instant expiresAt) {}

record QueuedTicket(String ticketId, int priority, String title) {}

@Entity
@Key(partition = "TICKET#{ticketId}")
@AccessPattern(name = "commentsOfTicket", by = "ticketId", orderBy = "at")
record Comment(String ticketId, @SortKey(prefix = "COMMENT#") Instant at, String text) {}
