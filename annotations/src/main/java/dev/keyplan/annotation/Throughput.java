package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Read and write units a second of a table or a global index.
 *
 * <pre>{@code
 * @Table(name = "orders", entities = Order.class,
 *        billing = BillingMode.PROVISIONED, throughput = @Throughput(readUnits = 400, writeUnits = 100))
 * }</pre>
 *
 * <p>With {@link BillingMode#PROVISIONED} they are what is provided and paid, and both are needed,
 * for the table and for each global index. With {@link BillingMode#ON_DEMAND} they are the most
 * that is let through, a guard against runaway costs; requests beyond are throttled (Developer
 * Guide, "DynamoDB maximum throughput for on-demand tables").
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface Throughput {

  /** Read units a second, 1 or more; 0 for no maximum. */
  long readUnits() default 0;

  /** Write units a second, 1 or more; 0 for no maximum. */
  long writeUnits() default 0;
}
