package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The attribute that counts an item's writes, so that none overwrites another unseen (optimistic
 * locking).
 *
 * <pre>{@code
 * @Entity
 * @Key(partition = "ORDER#{orderId}", sort = "META")
 * record Order(String orderId, OrderStatus status, @Version long version) {}
 * }</pre>
 *
 * <p>A {@code long}, {@code int}, {@code Long} or {@code Integer}, or an {@code Optional} of the
 * latter two, stored as a number; one in an entity. Every write conditions on the version that was
 * read and stores the next one; the caller never sets it. {@code create} stores 1.
 *
 * <p>An item that is stored without a version, by an older program say, is read as having none:
 * {@code null}, or {@code Optional.empty()}. That means new, and 0 is a version like any other. A
 * primitive has no way to say so, and such an item cannot be read as one ({@code
 * ItemMappingException}): declare {@code Long} or {@code Optional<Long>} where there may be items
 * without a version.
 *
 * <p>It may be no part of a key, of a guard's key (see {@link Unique}) or of a {@code when}: each
 * write would move the item.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Version {}
