package dev.keyplan.guide.enhanced;

import dev.keyplan.annotation.AttributeConverter;
import java.math.BigDecimal;
import java.time.Duration;

public final class SecondsConverter implements AttributeConverter<Duration, BigDecimal> {

  @Override
  public BigDecimal toAttribute(Duration duration) {
    return BigDecimal.valueOf(duration.getSeconds()).add(BigDecimal.valueOf(duration.getNano(), 9));
  }

  @Override
  public Duration fromAttribute(BigDecimal stored) {
    long seconds = stored.longValue();
    BigDecimal nanos = stored.subtract(BigDecimal.valueOf(seconds)).movePointRight(9);
    return Duration.ofSeconds(seconds, nanos.longValueExact());
  }
}
