public class Shop_OrderKeys {}
