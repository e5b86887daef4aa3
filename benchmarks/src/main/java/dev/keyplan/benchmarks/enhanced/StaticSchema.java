package dev.keyplan.benchmarks.enhanced;

import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primaryPartitionKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primarySortKey;

import dev.keyplan.benchmarks.order.Status;
import java.math.BigDecimal;
import java.time.Instant;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticTableSchema;

/** The same beans with a schema written out, which needs no reflection. */
public final class StaticSchema {

  private static final TableSchema<LineBean> LINE =
      StaticTableSchema.builder(LineBean.class)
          .newItemSupplier(LineBean::new)
          .addAttribute(
              EnhancedType.of(String.class),
              a -> a.name("sku").getter(LineBean::getSku).setter(LineBean::setSku))
          .addAttribute(
              EnhancedType.of(String.class),
              a -> a.name("title").getter(LineBean::getTitle).setter(LineBean::setTitle))
          .addAttribute(
              EnhancedType.of(Integer.class),
              a -> a.name("quantity").getter(LineBean::getQuantity).setter(LineBean::setQuantity))
          .addAttribute(
              EnhancedType.of(BigDecimal.class),
              a -> a.name("price").getter(LineBean::getPrice).setter(LineBean::setPrice))
          .addAttribute(
              EnhancedType.of(Boolean.class),
              a -> a.name("gift").getter(LineBean::isGift).setter(LineBean::setGift))
          .build();

  private StaticSchema() {}

  public static TableSchema<OrderBean> create() {
    return StaticTableSchema.builder(OrderBean.class)
        .newItemSupplier(OrderBean::new)
        .addAttribute(
            EnhancedType.of(String.class),
            a ->
                a.name("PK")
                    .getter(OrderBean::getPk)
                    .setter(OrderBean::setPk)
                    .tags(primaryPartitionKey()))
        .addAttribute(
            EnhancedType.of(String.class),
            a ->
                a.name("SK")
                    .getter(OrderBean::getSk)
                    .setter(OrderBean::setSk)
                    .tags(primarySortKey()))
        .addAttribute(
            EnhancedType.of(String.class),
            a -> a.name("userId").getter(OrderBean::getUserId).setter(OrderBean::setUserId))
        .addAttribute(
            EnhancedType.of(Instant.class),
            a ->
                a.name("createdAt").getter(OrderBean::getCreatedAt).setter(OrderBean::setCreatedAt))
        .addAttribute(
            EnhancedType.of(String.class),
            a -> a.name("orderId").getter(OrderBean::getOrderId).setter(OrderBean::setOrderId))
        .addAttribute(
            EnhancedType.of(Status.class),
            a -> a.name("status").getter(OrderBean::getStatus).setter(OrderBean::setStatus))
        .addAttribute(
            EnhancedType.of(BigDecimal.class),
            a -> a.name("total").getter(OrderBean::getTotal).setter(OrderBean::setTotal))
        .addAttribute(
            EnhancedType.of(Long.class),
            a -> a.name("revision").getter(OrderBean::getRevision).setter(OrderBean::setRevision))
        .addAttribute(
            EnhancedType.of(String.class),
            a -> a.name("currency").getter(OrderBean::getCurrency).setter(OrderBean::setCurrency))
        .addAttribute(
            EnhancedType.of(String.class),
            a -> a.name("email").getter(OrderBean::getEmail).setter(OrderBean::setEmail))
        .addAttribute(
            EnhancedType.of(String.class),
            a -> a.name("shipTo").getter(OrderBean::getShipTo).setter(OrderBean::setShipTo))
        .addAttribute(
            EnhancedType.of(Instant.class),
            a ->
                a.name("updatedAt").getter(OrderBean::getUpdatedAt).setter(OrderBean::setUpdatedAt))
        .addAttribute(
            EnhancedType.of(Instant.class),
            a ->
                a.name("shippedAt").getter(OrderBean::getShippedAt).setter(OrderBean::setShippedAt))
        .addAttribute(
            EnhancedType.of(String.class),
            a -> a.name("note").getter(OrderBean::getNote).setter(OrderBean::setNote))
        .addAttribute(
            EnhancedType.listOf(EnhancedType.documentOf(LineBean.class, LINE)),
            a -> a.name("lines").getter(OrderBean::getLines).setter(OrderBean::setLines))
        .addAttribute(
            EnhancedType.mapOf(String.class, String.class),
            a -> a.name("labels").getter(OrderBean::getLabels).setter(OrderBean::setLabels))
        .addAttribute(
            EnhancedType.setOf(String.class),
            a -> a.name("tags").getter(OrderBean::getTags).setter(OrderBean::setTags))
        .build();
  }
}
