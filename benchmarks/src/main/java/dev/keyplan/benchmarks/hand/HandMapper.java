package dev.keyplan.benchmarks.hand;

import dev.keyplan.benchmarks.order.Line;
import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Orders as items and back: presized maps, no builders, constants for what repeats, each time
 * formatted once, own text of times.
 */
public final class HandMapper {

  static final AttributeValue TRUE = AttributeValue.createBool(true);
  static final AttributeValue FALSE = AttributeValue.createBool(false);
  static final AttributeValue[] STATUS = {
    AttributeValue.createS("OPEN"),
    AttributeValue.createS("SHIPPED"),
    AttributeValue.createS("CANCELLED")
  };

  private HandMapper() {}

  public static Map<String, AttributeValue> toItem(Order order) {
    Map<String, AttributeValue> item = new HashMap<>(23);
    String createdAt = HandInstant.text(order.createdAt());
    item.put("PK", AttributeValue.createS("USER#".concat(order.userId())));
    item.put("SK", AttributeValue.createS(sortKey(createdAt, order.orderId())));
    item.put("userId", AttributeValue.createS(order.userId()));
    item.put("createdAt", AttributeValue.createS(createdAt));
    item.put("orderId", AttributeValue.createS(order.orderId()));
    item.put("status", STATUS[order.status().ordinal()]);
    item.put("total", AttributeValue.createN(order.total().toPlainString()));
    item.put("revision", AttributeValue.createN(Long.toString(order.revision())));
    item.put("currency", AttributeValue.createS(order.currency()));
    item.put("email", AttributeValue.createS(order.email()));
    item.put("shipTo", AttributeValue.createS(order.shipTo()));
    item.put("updatedAt", AttributeValue.createS(HandInstant.text(order.updatedAt())));
    if (order.shippedAt().isPresent()) {
      item.put("shippedAt", AttributeValue.createS(HandInstant.text(order.shippedAt().get())));
    }
    if (order.note().isPresent()) {
      item.put("note", AttributeValue.createS(order.note().get()));
    }
    item.put("lines", lines(order.lines()));
    item.put("labels", labels(order.labels()));
    item.put("tags", AttributeValue.createSs(new ArrayList<>(order.tags())));
    return item;
  }

  /** With the text of the time at hand. */
  public static String sortKey(String createdAt, String orderId) {
    return new StringBuilder(createdAt.length() + orderId.length() + 7)
        .append("ORDER#")
        .append(createdAt)
        .append('#')
        .append(orderId)
        .toString();
  }

  public static String sortKey(Instant createdAt, String orderId) {
    return sortKey(HandInstant.text(createdAt), orderId);
  }

  private static AttributeValue lines(List<Line> lines) {
    List<AttributeValue> values = new ArrayList<>(lines.size());
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      Map<String, AttributeValue> value = new HashMap<>(7);
      value.put("sku", AttributeValue.createS(line.sku()));
      value.put("title", AttributeValue.createS(line.title()));
      value.put("quantity", AttributeValue.createN(Integer.toString(line.quantity())));
      value.put("price", AttributeValue.createN(line.price().toPlainString()));
      value.put("gift", line.gift() ? TRUE : FALSE);
      values.add(AttributeValue.createM(value));
    }
    return AttributeValue.createL(values);
  }

  static AttributeValue labels(Map<String, String> labels) {
    Map<String, AttributeValue> values = new HashMap<>(labels.size() * 4 / 3 + 1);
    for (Map.Entry<String, String> label : labels.entrySet()) {
      values.put(label.getKey(), AttributeValue.createS(label.getValue()));
    }
    return AttributeValue.createM(values);
  }

  public static Order fromItem(Map<String, AttributeValue> item) {
    AttributeValue shippedAt = item.get("shippedAt");
    AttributeValue note = item.get("note");
    return new Order(
        text(item, "userId"),
        HandInstant.instant(text(item, "createdAt")),
        text(item, "orderId"),
        status(text(item, "status")),
        new BigDecimal(number(item, "total")),
        Long.parseLong(number(item, "revision")),
        text(item, "currency"),
        text(item, "email"),
        text(item, "shipTo"),
        HandInstant.instant(text(item, "updatedAt")),
        shippedAt == null ? Optional.empty() : Optional.of(HandInstant.instant(shippedAt.s())),
        note == null ? Optional.empty() : Optional.of(note.s()),
        lines(value(item, "lines")),
        labels(value(item, "labels")),
        tags(value(item, "tags")));
  }

  private static Status status(String name) {
    switch (name) {
      case "OPEN":
        return Status.OPEN;
      case "SHIPPED":
        return Status.SHIPPED;
      case "CANCELLED":
        return Status.CANCELLED;
      default:
        throw new IllegalStateException("status " + name);
    }
  }

  private static List<Line> lines(AttributeValue value) {
    List<AttributeValue> values = value.l();
    List<Line> lines = new ArrayList<>(values.size());
    for (int i = 0; i < values.size(); i++) {
      Map<String, AttributeValue> line = values.get(i).m();
      lines.add(
          new Line(
              text(line, "sku"),
              text(line, "title"),
              Integer.parseInt(number(line, "quantity")),
              new BigDecimal(number(line, "price")),
              value(line, "gift").bool()));
    }
    return Collections.unmodifiableList(lines);
  }

  private static Map<String, String> labels(AttributeValue value) {
    Map<String, AttributeValue> values = value.m();
    Map<String, String> labels = new LinkedHashMap<>(values.size() * 4 / 3 + 1);
    for (Map.Entry<String, AttributeValue> label : values.entrySet()) {
      labels.put(label.getKey(), label.getValue().s());
    }
    return Collections.unmodifiableMap(labels);
  }

  private static Set<String> tags(AttributeValue value) {
    List<String> values = value.ss();
    Set<String> tags = new LinkedHashSet<>(values.size() * 4 / 3 + 1);
    for (int i = 0; i < values.size(); i++) {
      tags.add(values.get(i));
    }
    return Collections.unmodifiableSet(tags);
  }

  private static AttributeValue value(Map<String, AttributeValue> item, String name) {
    AttributeValue value = item.get(name);
    if (value == null) {
      throw new IllegalStateException("no " + name);
    }
    return value;
  }

  private static String text(Map<String, AttributeValue> item, String name) {
    String text = value(item, name).s();
    if (text == null) {
      throw new IllegalStateException(name + " is no S");
    }
    return text;
  }

  private static String number(Map<String, AttributeValue> item, String name) {
    String number = value(item, name).n();
    if (number == null) {
      throw new IllegalStateException(name + " is no N");
    }
    return number;
  }
}
