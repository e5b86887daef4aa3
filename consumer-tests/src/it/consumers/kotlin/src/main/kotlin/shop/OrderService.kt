package shop

/** Kotlin that uses what was generated from Kotlin. */
class OrderService(private val orders: OrderRepository) {
    fun find(userId: String, orderId: String): Order? = orders.findOrder(userId, orderId).orElse(null)
}
