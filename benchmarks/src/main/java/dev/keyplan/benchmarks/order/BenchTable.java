package dev.keyplan.benchmarks.order;

import dev.keyplan.annotation.Table;

/** The table of the measured entity. */
@Table(name = "bench-orders", entities = Order.class, entityTypeAttribute = "")
public interface BenchTable {}
