package shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;

@Entity
@Key(partition = "O#{orderId}", sort = "META")
@AccessPattern(name = "findOrder", by = "orderId")
public record Order(String orderId, String status) {}
