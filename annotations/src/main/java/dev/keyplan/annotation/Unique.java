package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * No two items of the entity have one value of the attribute.
 *
 * <pre>{@code
 * @Entity
 * @Key(sort = "PROFILE")
 * record User(
 *     @PartitionKey(prefix = "USER#") String userId,
 *     @Unique(partition = "EMAIL#{email:lower}", sort = "EMAIL") String email,
 *     String name) {}
 * }</pre>
 *
 * <p>DynamoDB keeps nothing unique but primary keys. So each value has a <em>guard</em>: an item of
 * the same table whose key is made of the value, written and deleted in the transaction that writes
 * the entity's own item (Amazon DynamoDB API Reference, "TransactWriteItems"). The repository of
 * such an entity has {@code create}, {@code replace}, {@code move} and {@code delete}, which keep
 * the guards in step. A transaction costs twice the write units, for the item and for each guard
 * that is written or deleted. An {@code update} by key is a single write, and changes only what no
 * guard is made of. There is no {@code put}, no {@code delete} by key and no upsert: they could not
 * know the guards.
 *
 * <p>The templates are those of {@link Key}, and one of them holds the attribute. What they make of
 * it is what is unique: with <code>{email:lower}</code>, {@code Ada@example.org} and {@code
 * ada@example.org} are one. They may hold other attributes of the entity too, which narrow what is
 * told apart: in <code>EMAIL#{tenant}#{email}</code> each tenant has its own e-mail addresses.
 * Those must be required; the annotated attribute may be optional, and its item has no guard where
 * it is absent.
 *
 * <p>A guard holds its key and, where the table has an entity type attribute, the entity's type and
 * the attribute's name as in {@code User.email}. It is proved at compile time that no guard can
 * have the key of another item, and that no access pattern reads one.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Unique {

  /** The template of the guard's partition key. */
  String partition();

  /** The template of the guard's sort key; left out where the table has no sort key. */
  String sort() default "";
}
