package dev.keyplan.benchmarks.hand;

import dev.keyplan.benchmarks.order.Line;
import dev.keyplan.benchmarks.order.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Orders for a request, which copies what it is given: the fastest way that was found by hand. */
public final class HandRows {

  private static final String[] ORDER = {
    "PK",
    "SK",
    "userId",
    "createdAt",
    "orderId",
    "status",
    "total",
    "revision",
    "currency",
    "email",
    "shipTo",
    "updatedAt",
    "shippedAt",
    "note",
    "lines",
    "labels",
    "tags"
  };
  private static final String[] LINE = {"sku", "title", "quantity", "price", "gift"};

  private HandRows() {}

  public static Map<String, AttributeValue> toItem(Order order) {
    String createdAt = HandInstant.text(order.createdAt());
    AttributeValue[] row = {
      AttributeValue.createS("USER#".concat(order.userId())),
      AttributeValue.createS(HandMapper.sortKey(createdAt, order.orderId())),
      AttributeValue.createS(order.userId()),
      AttributeValue.createS(createdAt),
      AttributeValue.createS(order.orderId()),
      HandMapper.STATUS[order.status().ordinal()],
      AttributeValue.createN(order.total().toPlainString()),
      AttributeValue.createN(Long.toString(order.revision())),
      AttributeValue.createS(order.currency()),
      AttributeValue.createS(order.email()),
      AttributeValue.createS(order.shipTo()),
      AttributeValue.createS(HandInstant.text(order.updatedAt())),
      order.shippedAt().isPresent()
          ? AttributeValue.createS(HandInstant.text(order.shippedAt().get()))
          : null,
      order.note().isPresent() ? AttributeValue.createS(order.note().get()) : null,
      lines(order.lines()),
      HandMapper.labels(order.labels()),
      AttributeValue.createSs(new ArrayList<>(order.tags()))
    };
    return new RowMap(ORDER, row);
  }

  private static AttributeValue lines(List<Line> lines) {
    List<AttributeValue> values = new ArrayList<>(lines.size());
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      AttributeValue[] row = {
        AttributeValue.createS(line.sku()),
        AttributeValue.createS(line.title()),
        AttributeValue.createN(Integer.toString(line.quantity())),
        AttributeValue.createN(line.price().toPlainString()),
        line.gift() ? HandMapper.TRUE : HandMapper.FALSE
      };
      values.add(AttributeValue.createM(new RowMap(LINE, row)));
    }
    return AttributeValue.createL(values);
  }
}
