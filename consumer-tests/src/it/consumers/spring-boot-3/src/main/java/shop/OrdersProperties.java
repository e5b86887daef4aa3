package shop;

import org.springframework.boot.context.properties.ConfigurationProperties;

/** @param table differs between environments */
@ConfigurationProperties("orders")
public record OrdersProperties(String table) {}
