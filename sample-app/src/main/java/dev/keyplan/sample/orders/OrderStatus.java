package dev.keyplan.sample.orders;

/** How far an order has come. */
public enum OrderStatus {
  OPEN,
  SHIPPED,
  CANCELLED
}
