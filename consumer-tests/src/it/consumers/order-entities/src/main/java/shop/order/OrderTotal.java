package shop.order;

public record OrderTotal(String orderId, Price total) {}
