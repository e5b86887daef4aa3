package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableSettings;
import dev.keyplan.processor.model.Throughput;
import dev.keyplan.processor.plan.CallLoad;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.Prices;
import dev.keyplan.processor.plan.ReadCapacity;
import dev.keyplan.processor.plan.TablePlan;
import dev.keyplan.processor.plan.WriteCapacity;
import java.util.List;
import java.util.OptionalDouble;

/** What units and storage cost. */
final class CostEstimate {

  private static final double MILLION = 1e6;
  private static final int SECONDS_PER_HOUR = 3600;

  /** Storage is billed by 2^30 bytes. */
  private static final double GB = 1L << 30;

  private final TableSettings settings;
  private final Prices.Rates rates;

  CostEstimate(TableSettings settings, Prices prices) {
    this.settings = settings;
    this.rates = prices.of(settings.tableClass());
  }

  CallLoad ofReads(double peakRate, double units, OptionalDouble share) {
    double perUnit =
        settings.provisioned() ? rates.readHour() / SECONDS_PER_HOUR : rates.read() / MILLION;
    double perSecond = peakRate * units;
    OptionalDouble busiest =
        share.isPresent()
            ? OptionalDouble.of(share.getAsDouble() * perSecond)
            : OptionalDouble.empty();
    return load(peakRate, perSecond, busiest, units, perUnit);
  }

  CallLoad ofWrites(double peakRate, double units, OptionalDouble busiestKeyUnits) {
    double perUnit =
        settings.provisioned() ? rates.writeHour() / SECONDS_PER_HOUR : rates.write() / MILLION;
    return load(peakRate, peakRate * units, busiestKeyUnits, units, perUnit);
  }

  /**
   * @param perUnit the price of one unit; provisioned, that of its second
   */
  private static CallLoad load(
      double peakRate, double perSecond, OptionalDouble busiest, double units, double perUnit) {
    return new CallLoad(
        peakRate,
        perSecond,
        peakRate == 0 ? OptionalDouble.of(0) : busiest,
        units * perUnit * MILLION,
        perSecond * perUnit * Units.SECONDS_PER_MONTH);
  }

  double storage(long bytes) {
    return bytes / GB * rates.storage();
  }

  double requests(TablePlan plan, List<ReadCapacity> reads, List<WriteCapacity> writes) {
    if (!settings.provisioned()) {
      return reads.stream().mapToDouble(read -> read.load().costPerMonth()).sum()
          + writes.stream().mapToDouble(write -> write.load().costPerMonth()).sum();
    }
    double cost = provisioned(settings.throughput());
    for (PlannedIndex index : plan.indexes()) {
      if (index.index().kind() == IndexModel.Kind.GLOBAL) {
        cost += provisioned(index.index().throughput());
      }
    }
    return cost;
  }

  private double provisioned(Throughput units) {
    double perHour = units.readUnits() * rates.readHour() + units.writeUnits() * rates.writeHour();
    return perHour * Units.SECONDS_PER_MONTH / SECONDS_PER_HOUR;
  }
}
