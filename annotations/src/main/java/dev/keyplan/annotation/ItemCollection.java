package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record assembled from items of several entities that lie in one partition, by one Query.
 *
 * <pre>{@code
 * @ItemCollection
 * @AccessPattern(name = "orderWithItems", by = "orderId", consistency = Consistency.STRONG)
 * public record OrderWithItems(Order order, List<LineItem> items) {}
 * }</pre>
 *
 * <p>Each component is one entity of the table: {@code T} (must be there), {@code Optional<T>} or
 * {@code List<T>}. The attributes named in {@code by} have the same name and type in every member
 * and stand at the same place of their keys. An {@code orderBy} is a promise for the lists of those
 * entities that have the attribute. The table's root lists the record in {@link
 * Table#collections()}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ItemCollection {}
