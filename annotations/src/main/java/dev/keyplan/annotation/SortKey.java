package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an attribute a part of the sort key of the table, or of an index.
 *
 * <pre>{@code
 * @Entity
 * record Example(
 *     @PartitionKey(prefix = "USER#") String userId,
 *     @SortKey(prefix = "ORDER#") Instant createdAt,
 *     @SortKey String orderId,
 *     String note) {}
 * }</pre>
 *
 * <p>Parts are joined by {@code #} in record order, each after its {@code prefix}: the sort key
 * above is {@code ORDER#2026-10-19T08:15:00.000000000Z#o17}, so that a user's orders lie in order
 * of time. {@link Key} says the same as a template.
 *
 * <p>Where the attribute has the key attribute's stored name (a table with {@code sortKey =
 * "userId"} and an attribute {@code userId}, say) it is stored as it is, typed: then the annotation
 * is optional and a prefix an error.
 *
 * <p>A composed sort key has at most 1024 bytes of UTF-8 (DynamoDB Developer Guide, "Quotas").
 */
@Documented
@Repeatable(SortKey.List.class)
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface SortKey {

  /** Literal text before the value, as {@code USER#}. Braces stand for themselves. */
  String prefix() default "";

  /**
   * A format that says how the value becomes text, as {@code digits(3)}, {@code id}, {@code
   * seconds}, {@code lower}; see {@link Key} for all of them.
   */
  String format() default "";

  /** The index whose key this is a part of; the table's own key unless given. */
  String index() default "";

  /**
   * The place among several parts of this key in a class, from 1 on: the fields of a class have no
   * order that all compilers keep. Not needed in a record, whose components have one, nor where the
   * key has one part.
   */
  int position() default 0;

  /** Several {@code @SortKey}s on one attribute, for different indexes. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
  @interface List {
    /** The annotations, one per index. */
    SortKey[] value();
  }
}
