package dev.keyplan.sample.board;

import dev.keyplan.annotation.Table;

/** A project board in one table; every pattern is served by the table's own key. */
@Table(
    name = "ProjectBoard",
    entities = {Project.class, Task.class, Session.class, WebhookEvent.class, RateWindow.class})
public interface BoardTable {}
