package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The key of an entity in the table, or in an index, as templates.
 *
 * <pre>{@code
 * @Entity
 * @Key(partition = "ORDER#{orderId}", sort = "META")
 * @Key(index = "GSI1", partition = "WAREHOUSE#{warehouseId}#OPEN", sort = "{createdAt}", when = "status = OPEN")
 * public record Order(String orderId, String warehouseId, OrderStatus status, Instant createdAt) {}
 * }</pre>
 *
 * <p>A template is text with placeholders: <code>{attribute}</code>, <code>{attribute:format}
 * </code>, or <code>{owner.login}</code> into a nested record; <code>{{</code> and <code>}}</code>
 * are braces. Names are Java names. Between two placeholders stands a literal, unless the first has
 * a fixed width. A template of literals alone is that of a singleton. Either half may instead come
 * from {@link PartitionKey} or {@link SortKey} on the components.
 *
 * <p>Transforms:
 *
 * <table>
 *   <caption>Transforms of key parts</caption>
 *   <tr><th>on</th><th>format</th><th>text</th></tr>
 *   <tr><td>String</td><td>none</td><td>as is; a value that holds {@code #} is refused</td></tr>
 *   <tr><td>String</td><td>{@code id}, {@code id(n)}</td><td>letters, digits, {@code _} and {@code -} only; exactly n of them</td></tr>
 *   <tr><td>String</td><td>{@code free}</td><td>anything; as the last part only</td></tr>
 *   <tr><td>String</td><td>{@code lower}, {@code upper}</td><td>folded; lossy</td></tr>
 *   <tr><td>byte to long, BigInteger</td><td>{@code digits(n)}</td><td>0 to 10<sup>n</sup>-1 in n digits</td></tr>
 *   <tr><td>Instant, LocalDateTime</td><td>{@code seconds}, {@code millis}, {@code micros}</td><td>shorter; finer values are refused</td></tr>
 *   <tr><td>a time</td><td>{@code year}, {@code month}, {@code day}, {@code hour}</td><td>the ISO prefix, in UTC; lossy</td></tr>
 * </table>
 *
 * <p>A lossy part gives two values one text. In the table's key the attribute itself must stand
 * beside it, in either half.
 *
 * <p>An entity without a required half of an index key is not in that index. The partition key of a
 * {@link LocalIndex} is the table's: its keys have a {@code sort} alone.
 */
@Documented
@Repeatable(Key.List.class)
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Key {

  /** The index whose key this is; the table's own key unless given. */
  String index() default "";

  /** The template of the partition key. */
  String partition() default "";

  /** The template of the sort key. */
  String sort() default "";

  /**
   * Terms that must all hold for an item to be in the index, so that it holds no others (a sparse
   * index); for indexes only. {@code a = CONSTANT}, {@code a in (C, D)}, {@code a present}, {@code
   * a absent}. A constant is an enum constant's name, a number, {@code true}, {@code false} or
   * {@code 'text'}.
   */
  String[] when() default {};

  /** Several {@code @Key}s of one entity. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /**
     * The annotations, one for the table and each index; several for one index with different
     * {@code when}s.
     */
    Key[] value();
  }
}
