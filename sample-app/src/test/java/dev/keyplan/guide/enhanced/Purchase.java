package dev.keyplan.guide.enhanced;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import software.amazon.awssdk.enhanced.dynamodb.extensions.annotations.DynamoDbVersionAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

@DynamoDbBean
public class Purchase {

  private String userId;
  private Instant boughtAt;
  private BigDecimal total;
  private Duration delivery;
  private Long version;

  @DynamoDbPartitionKey
  @DynamoDbAttribute("PK")
  public String getPk() {
    return "USER#" + userId;
  }

  public void setPk(String pk) {} // computed

  @DynamoDbSortKey
  @DynamoDbAttribute("SK")
  public String getSk() {
    return "PURCHASE#" + boughtAt;
  }

  public void setSk(String sk) {} // computed

  public String getUserId() {
    return userId;
  }

  public void setUserId(String userId) {
    this.userId = userId;
  }

  public Instant getBoughtAt() {
    return boughtAt;
  }

  public void setBoughtAt(Instant boughtAt) {
    this.boughtAt = boughtAt;
  }

  public BigDecimal getTotal() {
    return total;
  }

  public void setTotal(BigDecimal total) {
    this.total = total;
  }

  public Duration getDelivery() {
    return delivery;
  }

  public void setDelivery(Duration delivery) {
    this.delivery = delivery;
  }

  @DynamoDbVersionAttribute
  public Long getVersion() {
    return version;
  }

  public void setVersion(Long version) {
    this.version = version;
  }
}
