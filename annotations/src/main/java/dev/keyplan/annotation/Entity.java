package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record or class whose instances are stored as items of one table.
 *
 * <pre>{@code
 * @Entity
 * @AccessPattern(name = "ordersOfUser", by = "userId", orderBy = "createdAt", order = DESCENDING)
 * public record OrderSummary(
 *     @PartitionKey(prefix = "USER#") String userId,
 *     @SortKey(prefix = "ORDER#") Instant createdAt,
 *     @SortKey String orderId,
 *     BigDecimal total) {}
 * }</pre>
 *
 * <p>Each record component, or instance field of a class, is an attribute. It is <em>optional</em>
 * if its type is {@code java.util.Optional} or it has any annotation named {@code Nullable}; all
 * others are required, boxed types too. Attribute types: {@code String}, {@code boolean}, all
 * numbers, {@code BigDecimal}, {@code BigInteger}, {@code char}, enums, {@code UUID}, {@code
 * Instant}, {@code LocalDate}, {@code LocalDateTime}, {@code OffsetDateTime}, {@code
 * ZonedDateTime}, {@code Duration}, {@code Year}, {@code YearMonth}, {@code URI}, {@code byte[]},
 * {@code ByteBuffer}, {@code SdkBytes}; {@code List}, {@code Set} of what DynamoDB stores as S, N
 * or B, {@code Map} with {@code String} keys; other records and classes; and anything with an
 * {@link AttributeConverter}.
 *
 * <p>A class needs what generated code can read and make it with: getters or fields that the
 * package sees, and a constructor of all attributes, a builder, or setters. The type is top level
 * or static, not private, and public or in the package of its {@link Table}. It has a table key,
 * declared by {@link Key}, {@link PartitionKey} and {@link SortKey}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Entity {

  /**
   * What {@link Table#entityTypeAttribute()} holds in this entity's items, unique in the table; the
   * simple name of the record unless given. Give it before the record is renamed.
   */
  String type() default "";

  /**
   * Entities of the same table that may have the same primary keys as this one, on purpose: users
   * and organizations in one name space, say. They name each other, and the table has an {@link
   * Table#entityTypeAttribute()}, by which their items are told apart. A key then holds an item of
   * one of them:
   *
   * <ul>
   *   <li>{@code create} fails if the key holds anything; {@code put} and {@code delete} fail with
   *       a {@code ConditionFailedException} if it holds another entity's item, and leave that as
   *       it is;
   *   <li>a read of one item, in a batch too, answers another entity's item as absent.
   * </ul>
   *
   * <p>Queries are judged as ever: one that would read items of both is refused, unless it is that
   * of an {@link ItemCollection} of both.
   */
  Class<?>[] sharesKeysWith() default {};
}
