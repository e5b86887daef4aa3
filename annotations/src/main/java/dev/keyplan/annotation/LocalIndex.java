package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A local secondary index of a {@link Table}: the table's partitions in another order.
 *
 * <pre>{@code
 * @LocalIndex(name = "LSI1")                                // PK and LSI1SK
 * @LocalIndex(name = "ByTitle", sortKey = "trackTitle")     // an attribute of the entities
 * }</pre>
 *
 * <p>Its partition key is the table's own. An entity says what it stores in the sort key attribute
 * by the {@code sort} of a {@link Key}, or by {@link SortKey}; where it has an attribute of the
 * stored name, that attribute itself is the sort key (a <em>native</em> key, of type S, N or B). An
 * item is in the index if and only if it has the sort key attribute, meant or not.
 *
 * <p>A local index may be read strongly consistently, which a {@link GlobalIndex} cannot. What that
 * costs (DynamoDB Developer Guide, "Local secondary indexes"):
 *
 * <ul>
 *   <li>it is created with the table or never, and never removed;
 *   <li>the table has a sort key;
 *   <li>all items of one partition key value, with their index entries, take at most 10 GB. A write
 *       beyond that fails with an {@code ItemCollectionSizeLimitExceededException};
 *   <li>it shares the table's throughput, and DynamoDB no longer splits a busy partition by sort
 *       key.
 * </ul>
 *
 * <p>DynamoDB would fetch attributes that a local index does not project from the table, an item at
 * a time. Keyplan refuses such a pattern: it is not one read.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface LocalIndex {

  /**
   * The index name: 3 to 255 of the characters {@code a-z}, {@code A-Z}, {@code 0-9}, {@code _},
   * {@code -} and {@code .}. Local and global indexes of a table have different names.
   */
  String name();

  /**
   * The stored name of the sort key attribute, which is another than the table's. <code>{name}
   * </code> stands for the index name: {@code LSI1} has {@code LSI1SK} unless told otherwise.
   */
  String sortKey() default "{name}SK";

  /** What the index copies of each item. */
  Projection projection() default Projection.AUTO;

  /**
   * For {@link Projection#INCLUDE}: the stored names of the copied attributes, besides the keys,
   * which are always there. At most 100 over all indexes of a table, global ones included.
   */
  String[] include() default {};
}
