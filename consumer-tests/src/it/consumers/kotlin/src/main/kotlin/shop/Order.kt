package shop

import dev.keyplan.annotation.AccessPattern
import dev.keyplan.annotation.Attribute
import dev.keyplan.annotation.Entity
import dev.keyplan.annotation.PartitionKey
import dev.keyplan.annotation.SortKey
import dev.keyplan.annotation.Table
import dev.keyplan.annotation.Version
import java.math.BigDecimal
import java.time.Instant

enum class Status { OPEN, PAID }

data class Line(val product: String, val quantity: Int, val price: BigDecimal?)

/** With each target that an annotation can have, and a default value. */
@Entity
@AccessPattern(name = "findOrder", by = ["userId", "orderId"])
@AccessPattern(name = "ordersOf", by = ["userId"])
data class Order(
    @PartitionKey(prefix = "USER#") val userId: String,
    @field:SortKey(prefix = "ORDER#") val orderId: String,
    @get:Attribute(name = "cmt") val comment: String?,
    @get:Version val version: Long,
    val createdAt: Instant,
    val lines: List<Line>,
    val tags: Set<String>,
    val isGift: Boolean,
    val discount: Int?,
    val scores: Map<String, Int>,
    val status: Status = Status.OPEN,
) {
    /** No field, hence not stored. */
    val total: BigDecimal
        get() = lines.mapNotNull { it.price }.fold(BigDecimal.ZERO, BigDecimal::add)
}

@Table(name = "orders", entities = [Order::class])
interface OrdersTable
