package dev.keyplan.guide.shop;

public enum OrderStatus {
  OPEN,
  SHIPPED,
  CLOSED
}
