package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A question that the application asks, named. It becomes a method of the entity's or collection's
 * repository and is proved to be exactly one GetItem or Query.
 *
 * <pre>{@code
 * @AccessPattern(name = "findUser", by = "userId", peakRate = 800)
 * @AccessPattern(name = "ordersOfUser", by = "userId", orderBy = "createdAt", order = SortOrder.DESCENDING, pageSize = 20)
 * @AccessPattern(name = "openOrders", by = {"warehouseId", "status = OPEN"}, range = "createdAt", returns = OpenOrder.class)
 * }</pre>
 *
 * <p>DynamoDB answers a Query with one contiguous run of one partition, in the order of the sort
 * key (Developer Guide, "Key condition expressions for the Query operation"). A pattern that is not
 * such a run, on the table or an index, does not compile. A filter is never used: it is applied
 * after the read and paid for.
 */
@Documented
@Repeatable(AccessPattern.List.class)
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface AccessPattern {

  /** The name of the generated method, and of the pattern in metrics and exports. */
  String name();

  /**
   * Terms that select the items: {@code a}, a parameter of the method; {@code a:format}, a
   * parameter of the format's type ({@code createdAt:month} takes a {@code YearMonth}); {@code a =
   * CONSTANT}, {@code a in (C, D)}, {@code a present}, {@code a absent}. The last three only match
   * the {@link Key#when()} or the membership of an index. Empty where the partition key is a
   * literal.
   */
  String[] by() default {};

  /** The attribute that the method bounds with a {@code KeyRange}. */
  String range() default "";

  /** The String attribute whose beginning is given to the method. */
  String startsWith() default "";

  /** The promised order, attribute by attribute. Checked, never sorted afterwards. */
  String[] orderBy() default {};

  /** The direction of {@link #orderBy()}. */
  SortOrder order() default SortOrder.ASCENDING;

  /** Pins the index to read; otherwise the cheapest that serves is taken. */
  String index() default "";

  /**
   * {@link Consistency#STRONG} is possible on the table and local indexes, not on a global index.
   */
  Consistency consistency() default Consistency.EVENTUAL;

  /** A record of some of the entity's attributes to return instead of the entity. */
  Class<?> returns() default void.class;

  /** The Query's {@code Limit}, the items read a page; 0 for none, which is pages of 1 MB. */
  int pageSize() default 0;

  /**
   * Items that a call reads, typically, for estimates; 0 to take {@link #pageSize()} or {@link
   * Volume#itemsPerPartition()}. Worth saying where a range is read, or the partition of an index.
   */
  int items() default 0;

  /** Calls per second at peak, for estimates; 0 if not known. */
  double peakRate() default 0;

  /**
   * The share of the calls that read the busiest partition key value, above 0 and up to 1; 0 if not
   * known.
   */
  double busiestKeyShare() default 0;

  /** The most read units that a call may take; more is an error. 0 for any. */
  double budget() default 0;

  /**
   * Who may: {@code iam-policy-<role>.json} is exported for each role, beside {@code
   * iam-policy.json}, which allows all. A role has 1 to 64 of the characters {@code a-z}, {@code
   * A-Z}, {@code 0-9}, {@code _}, {@code +}, {@code =}, {@code ,}, {@code .}, {@code @} and {@code
   * -}.
   */
  String[] role() default {};

  /** A sentence for the generated method and the exports. */
  String description() default "";

  /** Several {@code @AccessPattern}s of one entity or collection. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    AccessPattern[] value();
  }
}
