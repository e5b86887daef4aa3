package dev.keyplan.benchmarks.enhanced;

import dev.keyplan.benchmarks.order.Line;
import java.math.BigDecimal;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;

/** {@link Line} as an immutable class with a builder. */
@DynamoDbImmutable(builder = ImmutableLine.Builder.class)
public final class ImmutableLine {

  private final String sku;
  private final String title;
  private final int quantity;
  private final BigDecimal price;
  private final boolean gift;

  private ImmutableLine(Builder builder) {
    sku = builder.sku;
    title = builder.title;
    quantity = builder.quantity;
    price = builder.price;
    gift = builder.gift;
  }

  public static Builder builder() {
    return new Builder();
  }

  public static ImmutableLine of(Line line) {
    Builder builder = new Builder();
    builder.sku = line.sku();
    builder.title = line.title();
    builder.quantity = line.quantity();
    builder.price = line.price();
    builder.gift = line.gift();
    return builder.build();
  }

  public String sku() {
    return sku;
  }

  public String title() {
    return title;
  }

  public int quantity() {
    return quantity;
  }

  public BigDecimal price() {
    return price;
  }

  public boolean gift() {
    return gift;
  }

  /** As the Enhanced Client fills it. */
  public static final class Builder {

    private String sku;
    private String title;
    private int quantity;
    private BigDecimal price;
    private boolean gift;

    public Builder sku(String sku) {
      this.sku = sku;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder quantity(int quantity) {
      this.quantity = quantity;
      return this;
    }

    public Builder price(BigDecimal price) {
      this.price = price;
      return this;
    }

    public Builder gift(boolean gift) {
      this.gift = gift;
      return this;
    }

    public ImmutableLine build() {
      return new ImmutableLine(this);
    }
  }
}
