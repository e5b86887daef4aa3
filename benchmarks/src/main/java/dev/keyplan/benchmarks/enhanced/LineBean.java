package dev.keyplan.benchmarks.enhanced;

import dev.keyplan.benchmarks.order.Line;
import java.math.BigDecimal;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** {@link Line} as a bean. */
@DynamoDbBean
public class LineBean {

  private String sku;
  private String title;
  private int quantity;
  private BigDecimal price;
  private boolean gift;

  public static LineBean of(Line line) {
    LineBean bean = new LineBean();
    bean.sku = line.sku();
    bean.title = line.title();
    bean.quantity = line.quantity();
    bean.price = line.price();
    bean.gift = line.gift();
    return bean;
  }

  public String getSku() {
    return sku;
  }

  public void setSku(String sku) {
    this.sku = sku;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public int getQuantity() {
    return quantity;
  }

  public void setQuantity(int quantity) {
    this.quantity = quantity;
  }

  public BigDecimal getPrice() {
    return price;
  }

  public void setPrice(BigDecimal price) {
    this.price = price;
  }

  public boolean isGift() {
    return gift;
  }

  public void setGift(boolean gift) {
    this.gift = gift;
  }
}
