/** What the user's code refers to exists, so that the one true error stands alone. */
class Use {
  Object use(ShopClient client) {
    Shop_OrderRepository orders = client.shop_OrderRepository();
    Shop_WholeRepository whole = client.shop_WholeRepository();
    return java.util.List.of(
        orders.find("o1"), client.shop_LineRepository().lines("o1"), whole.whole("o1"));
  }
}
