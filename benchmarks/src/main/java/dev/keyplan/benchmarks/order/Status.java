package dev.keyplan.benchmarks.order;

/** The state of an order. */
public enum Status {
  OPEN,
  SHIPPED,
  CANCELLED
}
