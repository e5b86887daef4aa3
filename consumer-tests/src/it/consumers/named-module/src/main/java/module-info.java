/** Does not see {@code java.compiler}, in which {@code @Generated} is. */
module shop.orders {
  requires static transitive dev.keyplan.annotation;
  requires dev.keyplan.runtime;
  requires software.amazon.awssdk.services.dynamodb;

  exports shop.orders;
}
