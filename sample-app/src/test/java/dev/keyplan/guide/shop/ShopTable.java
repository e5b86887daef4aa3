package dev.keyplan.guide.shop;

import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Table;

@Table(
    name = "web-shop",
    entities = {
      User.class,
      Order.class,
      OrderSummary.class,
      LineItem.class,
      Stock.class,
      Session.class,
      Draft.class,
      Product.class,
      Coupon.class
    },
    collections = {OrderWithItems.class, Account.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface ShopTable {}
