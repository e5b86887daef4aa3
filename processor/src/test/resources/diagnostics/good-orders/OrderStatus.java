public enum OrderStatus {
  OPEN,
  SHIPPED,
  DONE
}
