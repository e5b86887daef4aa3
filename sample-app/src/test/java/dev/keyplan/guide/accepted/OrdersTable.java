package dev.keyplan.guide.accepted;

import dev.keyplan.annotation.Accept;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Table;

@Table(
    name = "exported-orders",
    entities = Order.class,
    globalIndexes = @GlobalIndex(name = "GSI1"))
@Accept(code = "KP403", reason = "read by the export job until May")
public interface OrdersTable {}
