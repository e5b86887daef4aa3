/** What can be called. */
class Desk {

  void all(ShopClient shop, Shop.Order order, Shop.Line line, Shop.Event event, Shop.Note note, Shop.Badge badge) {
    shop.transaction()
        .checkShop_User("u")
        .checkShop_User("u", user -> user.name().exists())
        .checkShop_Sum(sum -> sum.limit().gt(1L))
        .create(order)
        .create(line)
        .update(shop.shop_StockRepository().update("s").addLeft(-1).onlyIf(stock -> stock.left().ge(1)))
        .execute();
    shop.shop_UserRepository().update("u").name("x").execute();
    shop.shop_OrderRepository().update(order, order);
    shop.shop_StockRepository().putBatch(java.util.List.of(new Shop.Stock("s", 3)));
    shop.shop_EventRepository().create(event);
    shop.shop_NoteRepository().move(note, note);
    shop.shop_NoteRepository().delete("f", "n", stored -> stored.text().eq("x"));
    shop.transaction().move(note, note).delete(note).put(note).execute();
    shop.shop_BadgeRepository().move(badge, badge);
    shop.transaction().create(badge).delete(badge).execute();
  }
}
