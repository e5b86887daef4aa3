package dev.keyplan.benchmarks.enhanced;

import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** {@link Order} as an immutable class with a builder. */
@DynamoDbImmutable(builder = ImmutableOrder.Builder.class)
public final class ImmutableOrder {

  private final String userId;
  private final Instant createdAt;
  private final String orderId;
  private final Status status;
  private final BigDecimal total;
  private final long revision;
  private final String currency;
  private final String email;
  private final String shipTo;
  private final Instant updatedAt;
  private final Instant shippedAt;
  private final String note;
  private final List<ImmutableLine> lines;
  private final Map<String, String> labels;
  private final Set<String> tags;

  private ImmutableOrder(Builder builder) {
    userId = builder.userId;
    createdAt = builder.createdAt;
    orderId = builder.orderId;
    status = builder.status;
    total = builder.total;
    revision = builder.revision;
    currency = builder.currency;
    email = builder.email;
    shipTo = builder.shipTo;
    updatedAt = builder.updatedAt;
    shippedAt = builder.shippedAt;
    note = builder.note;
    lines = builder.lines;
    labels = builder.labels;
    tags = builder.tags;
  }

  public static Builder builder() {
    return new Builder();
  }

  public static ImmutableOrder of(Order order) {
    Builder builder = new Builder();
    builder.userId = order.userId();
    builder.createdAt = order.createdAt();
    builder.orderId = order.orderId();
    builder.status = order.status();
    builder.total = order.total();
    builder.revision = order.revision();
    builder.currency = order.currency();
    builder.email = order.email();
    builder.shipTo = order.shipTo();
    builder.updatedAt = order.updatedAt();
    builder.shippedAt = order.shippedAt().orElse(null);
    builder.note = order.note().orElse(null);
    builder.lines = order.lines().stream().map(ImmutableLine::of).toList();
    builder.labels = order.labels();
    builder.tags = order.tags();
    return builder.build();
  }

  @DynamoDbPartitionKey
  @DynamoDbAttribute("PK")
  public String pk() {
    return "USER#" + userId;
  }

  @DynamoDbSortKey
  @DynamoDbAttribute("SK")
  public String sk() {
    return "ORDER#" + createdAt + "#" + orderId;
  }

  public String userId() {
    return userId;
  }

  public Instant createdAt() {
    return createdAt;
  }

  public String orderId() {
    return orderId;
  }

  public Status status() {
    return status;
  }

  public BigDecimal total() {
    return total;
  }

  public long revision() {
    return revision;
  }

  public String currency() {
    return currency;
  }

  public String email() {
    return email;
  }

  public String shipTo() {
    return shipTo;
  }

  public Instant updatedAt() {
    return updatedAt;
  }

  public Instant shippedAt() {
    return shippedAt;
  }

  public String note() {
    return note;
  }

  public List<ImmutableLine> lines() {
    return lines;
  }

  public Map<String, String> labels() {
    return labels;
  }

  public Set<String> tags() {
    return tags;
  }

  /** As the Enhanced Client fills it. */
  public static final class Builder {

    private String userId;
    private Instant createdAt;
    private String orderId;
    private Status status;
    private BigDecimal total;
    private long revision;
    private String currency;
    private String email;
    private String shipTo;
    private Instant updatedAt;
    private Instant shippedAt;
    private String note;
    private List<ImmutableLine> lines;
    private Map<String, String> labels;
    private Set<String> tags;

    /** Made of the attributes: what is read is not needed. */
    public Builder pk(String pk) {
      return this;
    }

    /** Made of the attributes: what is read is not needed. */
    public Builder sk(String sk) {
      return this;
    }

    public Builder userId(String userId) {
      this.userId = userId;
      return this;
    }

    public Builder createdAt(Instant createdAt) {
      this.createdAt = createdAt;
      return this;
    }

    public Builder orderId(String orderId) {
      this.orderId = orderId;
      return this;
    }

    public Builder status(Status status) {
      this.status = status;
      return this;
    }

    public Builder total(BigDecimal total) {
      this.total = total;
      return this;
    }

    public Builder revision(long revision) {
      this.revision = revision;
      return this;
    }

    public Builder currency(String currency) {
      this.currency = currency;
      return this;
    }

    public Builder email(String email) {
      this.email = email;
      return this;
    }

    public Builder shipTo(String shipTo) {
      this.shipTo = shipTo;
      return this;
    }

    public Builder updatedAt(Instant updatedAt) {
      this.updatedAt = updatedAt;
      return this;
    }

    public Builder shippedAt(Instant shippedAt) {
      this.shippedAt = shippedAt;
      return this;
    }

    public Builder note(String note) {
      this.note = note;
      return this;
    }

    public Builder lines(List<ImmutableLine> lines) {
      this.lines = lines;
      return this;
    }

    public Builder labels(Map<String, String> labels) {
      this.labels = labels;
      return this;
    }

    public Builder tags(Set<String> tags) {
      this.tags = tags;
      return this;
    }

    public ImmutableOrder build() {
      return new ImmutableOrder(this);
    }
  }
}
