package shop.order;

public record Price(String currency, long cents) {}
