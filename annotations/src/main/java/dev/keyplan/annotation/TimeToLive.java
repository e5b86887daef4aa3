package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The time from which an item is no more.
 *
 * <pre>{@code
 * @Entity
 * @Key(partition = "USER#{userId}", sort = "SESSION#{sessionId}")
 * record Session(String userId, String sessionId, @TimeToLive Instant expiresAt) {}
 * }</pre>
 *
 * <p>An {@code Instant}, also an {@code Optional} or nullable one: an item without it never
 * expires. It is stored as DynamoDB wants it, a number of seconds since the epoch, floored: what is
 * finer is lost. A table has one such attribute by stored name, whichever entities have it, and the
 * table's definition has the request that switches it on ({@code timeToLiveRequest}).
 *
 * <p>DynamoDB deletes expired items for free, but only within a few days of their time (Amazon
 * DynamoDB Developer Guide, "Using time to live"). Generated reads therefore drop what is expired
 * after they read it: items whose time is not after the clock's, which is the system's unless
 * another is given ({@code withClock}). What is dropped was paid for. DynamoDB never deletes items
 * whose time is more than five years past.
 *
 * <p>It may be no part of a key: the item would stay under a key that says when it was to go. Nor
 * may its entity have unique attributes (see {@link Unique}): their guards would stay.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface TimeToLive {}
