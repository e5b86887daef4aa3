package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Items of several entities that lie in one partition of the table or of an index, read by one
 * Query. The table's root lists the type in {@link Table#collections()}. It has one of two forms.
 *
 * <p>A <b>record</b> is assembled from all items of all pages. Each component is one entity of the
 * table: {@code T} (must be there), {@code Optional<T>} or {@code List<T>}. Its patterns answer an
 * {@code Optional}, empty where no item was read. An {@code orderBy} is a promise for each list
 * whose entity has the attribute.
 *
 * <pre>{@code
 * @ItemCollection
 * @AccessPattern(name = "orderWithItems", by = "orderId", consistency = Consistency.STRONG)
 * public record OrderWithItems(Order order, List<LineItem> items) {}
 * }</pre>
 *
 * <p>A <b>sealed interface</b> of entities is a stream of its items, in the order of their keys and
 * page by page: its patterns answer a {@code PagedQuery}. Whatever it permits is an entity of the
 * table, or a sealed type of such. An {@code orderBy} is a promise for all items whose entity has
 * the attribute, together; entities that lack it lie where their keys put them. Backwards and with
 * a limit it reads the newest items and what lies behind them, here a customer and the ten newest
 * orders:
 *
 * <pre>{@code
 * @ItemCollection
 * @AccessPattern(name = "customerAndOrders", by = "userName", orderBy = "orderId", order = DESCENDING)
 * public sealed interface CustomerView permits Customer, Order {}
 *
 * views.customerAndOrders("ann").limit(11).list();
 * }</pre>
 *
 * <p>In both forms
 *
 * <ul>
 *   <li>the attributes named in {@code by} have the same name and type in every member and stand at
 *       the same place of their keys;
 *   <li>the interval that is read holds items of the members and no others (KP502);
 *   <li>items are told apart by {@link Table#entityTypeAttribute()}, which the table must have if
 *       there is more than one member. An item without it, or of a type that no member has, is an
 *       {@code ItemMappingException} that names the item's key, the type found and those expected;
 *   <li>a pattern returns the collection, never a view.
 * </ul>
 *
 * <p>A component that holds one item must be one by its key: the pattern determines the whole key
 * on the path that is read (KP111). Where keys can repeat all the same, as in a global index, where
 * DynamoDB keeps no key unique (Developer Guide, "Using Global Secondary Indexes in DynamoDB"), a
 * second item is an {@code ItemMappingException} that names the keys of both, and so is a mandatory
 * one that is missing.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ItemCollection {}
