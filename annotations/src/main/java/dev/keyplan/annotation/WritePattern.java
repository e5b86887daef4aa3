package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A row of the inventory that writes: what the application does to an entity's items, how often,
 * and who may.
 *
 * <pre>{@code
 * @Entity
 * @WritePattern(name = "placeOrder", operation = WriteOperation.CREATE, transactional = true, peakRate = 50)
 * @WritePattern(name = "shipOrder", operation = WriteOperation.UPDATE, changes = "status", peakRate = 40)
 * public record Order(…) {}
 *
 * @Entity
 * @WritePattern(name = "placeOrder", operation = WriteOperation.CREATE, transactional = true, items = 4, peakRate = 50)
 * public record LineItem(…) {}
 * }</pre>
 *
 * <p>A write of several entities has one name in all of them, and is a transaction in all or none.
 * Declared writes are exported with their units, cost and permissions.
 *
 * <p>An entity with write patterns is written in these ways only: its repositories, and the table's
 * transactions, have the methods of their {@linkplain WriteOperation operations} and no others. An
 * entity without any has them all.
 */
@Documented
@Repeatable(WritePattern.List.class)
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface WritePattern {

  /** The name in the exports, a Java identifier: {@code placeOrder}. */
  String name();

  /** What is done. */
  WriteOperation operation();

  /**
   * For {@link WriteOperation#UPDATE}: the Java names of the attributes changed, which tells the
   * indexes written. Any of them if empty.
   */
  String[] changes() default {};

  /** Part of a transaction, which takes twice the write units. */
  boolean transactional() default false;

  /** Items of the entity written by a call. */
  int items() default 1;

  /** Calls per second at peak, for estimates; 0 if not known. */
  double peakRate() default 0;

  /**
   * The share of the calls that write the busiest partition, above 0 and up to 1; 0 if not known.
   */
  double busiestKeyShare() default 0;

  /** The most write units that a call may take, indexes included; more is an error. 0 for any. */
  double budget() default 0;

  /**
   * Who may: {@code iam-policy-<role>.json} is exported for each role, beside {@code
   * iam-policy.json}, which allows all. A role has 1 to 64 of the characters {@code a-z}, {@code
   * A-Z}, {@code 0-9}, {@code _}, {@code +}, {@code =}, {@code ,}, {@code .}, {@code @} and {@code
   * -}.
   */
  String[] role() default {};

  /** A sentence for the exports. */
  String description() default "";

  /** Several {@code @WritePattern}s of one entity. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    WritePattern[] value();
  }
}
