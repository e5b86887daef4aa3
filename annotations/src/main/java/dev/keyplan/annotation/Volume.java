package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How many items an {@link Entity} has and how large they are: what estimates of capacity, heat and
 * cost rest on.
 *
 * <pre>{@code
 * @Entity
 * @Volume(itemBytes = 600, itemsPerPartition = 40, maxItemsPerPartition = 5_000, items = 2_000_000)
 * public record OrderSummary(…) {}
 * }</pre>
 *
 * <p>Each number may be left out; it is then estimated from the attributes' types, or not said.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Volume {

  /**
   * The size of a typical item in bytes, names and key attributes included; 0 to have it estimated
   * from the types. An item has at most 409,600 (Developer Guide, "Constraints in Amazon
   * DynamoDB").
   */
  int itemBytes() default 0;

  /** The size of the largest items in bytes; 0 if not known. */
  int maxItemBytes() default 0;

  /**
   * Items of the entity that share a partition key value of the table, typically; 0 if not known.
   */
  long itemsPerPartition() default 0;

  /** The most that ever share one; 0 if there is no bound. */
  long maxItemsPerPartition() default 0;

  /** Items of the entity in the whole table; 0 if not known. */
  long items() default 0;
}
