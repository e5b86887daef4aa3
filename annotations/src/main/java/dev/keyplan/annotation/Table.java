package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A DynamoDB table and the closed list of what is stored in it: a <em>table root</em>.
 *
 * <pre>{@code
 * @Table(name = "orders-service",
 *        entities = {User.class, Order.class, LineItem.class},
 *        collections = OrderWithItems.class,
 *        globalIndexes = @GlobalIndex(name = "GSI1"))
 * public interface OrdersTable {}
 * }</pre>
 *
 * <p>Since the list is closed, the processor can prove that a query returns the items of the asked
 * entity alone. An entity has exactly one root. Everything generated lies in the root's package:
 * {@code OrdersTableClient}, {@code OrdersTableDefinition}, {@code OrderRepository}, {@code
 * OrderKeys} and so on; entities are public or in that package.
 *
 * <p>An entity may be its own root, and then need not list itself if it is the only one.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Table {

  /**
   * The table's name: 3 to 255 of the characters {@code a-z}, {@code A-Z}, {@code 0-9}, {@code _},
   * {@code -} and {@code .} (DynamoDB Developer Guide, "Naming rules"). It names the exports; the
   * generated client may be pointed at another table of the same design.
   */
  String name();

  /** All entities stored in the table. */
  Class<?>[] entities() default {};

  /** Item collections of the table's entities, see {@link ItemCollection}. */
  Class<?>[] collections() default {};

  /** The stored name of the table's partition key attribute, 1 to 255 bytes. */
  String partitionKey() default "PK";

  /**
   * The stored name of the table's sort key attribute, 1 to 255 bytes; {@code ""} for a table
   * without a sort key.
   */
  String sortKey() default "SK";

  /**
   * The stored name of the attribute that holds each item's {@link Entity#type() entity type};
   * {@code ""} to store none. Collections of several entities need it.
   */
  String entityTypeAttribute() default "entityType";

  /**
   * Local secondary indexes, for tables with a sort key; DynamoDB allows 5 a table, and none to be
   * added or removed later.
   */
  LocalIndex[] localIndexes() default {};

  /** Global secondary indexes; DynamoDB allows 20 a table. */
  GlobalIndex[] globalIndexes() default {};

  /** How reads and writes are paid. */
  BillingMode billing() default BillingMode.ON_DEMAND;

  /** The table's units; its global indexes have their own. */
  Throughput throughput() default @Throughput;

  /** Whether the table can be restored to any second of the {@link #recoveryPeriodInDays()}. */
  boolean pointInTimeRecovery() default true;

  /** 1 to 35 days. */
  int recoveryPeriodInDays() default 35;

  /** Whether the table cannot be deleted until this is switched off. */
  boolean deletionProtection() default false;

  /** The stream of the table's changes. */
  StreamView stream() default StreamView.NONE;

  /** Whose key encrypts the table. */
  Encryption encryption() default Encryption.AWS_OWNED_KEY;

  /**
   * For {@link Encryption#CUSTOMER_MANAGED_KEY}: id, ARN or alias ({@code alias/orders}) of the KMS
   * key. Left out, it is asked for when the table is deployed.
   */
  String encryptionKey() default "";

  /** What storage and requests cost. */
  TableClass tableClass() default TableClass.STANDARD;

  /** At most 50. */
  Tag[] tags() default {};

  /**
   * The Java name of the attribute that separates tenants, a String, UUID or enum: the policies of
   * roles are then bound to the keys of one tenant, whom the tag of that name on the calling
   * principal tells ({@code ${aws:PrincipalTag/tenantId}}). A role that reaches a key not beginning
   * with the tenant is an error. {@code ""} for none.
   */
  String tenant() default "";
}
