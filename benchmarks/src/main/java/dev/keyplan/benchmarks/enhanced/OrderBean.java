package dev.keyplan.benchmarks.enhanced;

import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** {@link Order} as a bean, which computes its keys in their getters as people do. */
@DynamoDbBean
public class OrderBean {

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
  private List<LineBean> lines;
  private Map<String, String> labels;
  private Set<String> tags;

  public static OrderBean of(Order order) {
    OrderBean bean = new OrderBean();
    bean.userId = order.userId();
    bean.createdAt = order.createdAt();
    bean.orderId = order.orderId();
    bean.status = order.status();
    bean.total = order.total();
    bean.revision = order.revision();
    bean.currency = order.currency();
    bean.email = order.email();
    bean.shipTo = order.shipTo();
    bean.updatedAt = order.updatedAt();
    bean.shippedAt = order.shippedAt().orElse(null);
    bean.note = order.note().orElse(null);
    bean.lines = order.lines().stream().map(LineBean::of).toList();
    bean.labels = order.labels();
    bean.tags = order.tags();
    return bean;
  }

  @DynamoDbPartitionKey
  @DynamoDbAttribute("PK")
  public String getPk() {
    return "USER#" + userId;
  }

  /** Made of the attributes: what is read is not needed. */
  public void setPk(String pk) {
    // Nothing to keep.
  }

  @DynamoDbSortKey
  @DynamoDbAttribute("SK")
  public String getSk() {
    return "ORDER#" + createdAt + "#" + orderId;
  }

  /** Made of the attributes: what is read is not needed. */
  public void setSk(String sk) {
    // Nothing to keep.
  }

  public String getUserId() {
    return userId;
  }

  public void setUserId(String userId) {
    this.userId = userId;
  }

  public Instant getCreatedAt() {
    return createdAt;
  }

  public void setCreatedAt(Instant createdAt) {
    this.createdAt = createdAt;
  }

  public String getOrderId() {
    return orderId;
  }

  public void setOrderId(String orderId) {
    this.orderId = orderId;
  }

  public Status getStatus() {
    return status;
  }

  public void setStatus(Status status) {
    this.status = status;
  }

  public BigDecimal getTotal() {
    return total;
  }

  public void setTotal(BigDecimal total) {
    this.total = total;
  }

  public long getRevision() {
    return revision;
  }

  public void setRevision(long revision) {
    this.revision = revision;
  }

  public String getCurrency() {
    return currency;
  }

  public void setCurrency(String currency) {
    this.currency = currency;
  }

  public String getEmail() {
    return email;
  }

  public void setEmail(String email) {
    this.email = email;
  }

  public String getShipTo() {
    return shipTo;
  }

  public void setShipTo(String shipTo) {
    this.shipTo = shipTo;
  }

  public Instant getUpdatedAt() {
    return updatedAt;
  }

  public void setUpdatedAt(Instant updatedAt) {
    this.updatedAt = updatedAt;
  }

  public Instant getShippedAt() {
    return shippedAt;
  }

  public void setShippedAt(Instant shippedAt) {
    this.shippedAt = shippedAt;
  }

  public String getNote() {
    return note;
  }

  public void setNote(String note) {
    this.note = note;
  }

  public List<LineBean> getLines() {
    return lines;
  }

  public void setLines(List<LineBean> lines) {
    this.lines = lines;
  }

  public Map<String, String> getLabels() {
    return labels;
  }

  public void setLabels(Map<String, String> labels) {
    this.labels = labels;
  }

  public Set<String> getTags() {
    return tags;
  }

  public void setTags(Set<String> tags) {
    this.tags = tags;
  }
}
