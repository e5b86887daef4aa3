package dev.keyplan.benchmarks;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs all benchmarks, or those whose names match the first argument, and prints each contestant's
 * time and allocation beside those of Keyplan. A contestant's time is that of its best iteration:
 * on a shared machine that is the one least disturbed. Bytes do not depend on load.
 */
public final class Ratios {

  private static final String KEYPLAN = "keyplan";
  private static final int FORKS = 2;
  private static final int ITERATIONS = 20;
  private static final TimeValue ITERATION = TimeValue.milliseconds(100);

  private Ratios() {}

  public static void main(String[] args) throws RunnerException {
    Options options =
        new OptionsBuilder()
            .include(args.length > 0 ? args[0] : Ratios.class.getPackageName() + "\\..*")
            .mode(Mode.AverageTime)
            .timeUnit(TimeUnit.NANOSECONDS)
            .forks(FORKS)
            .warmupIterations(ITERATIONS)
            .warmupTime(ITERATION)
            .measurementIterations(ITERATIONS)
            .measurementTime(ITERATION)
            .addProfiler(GCProfiler.class)
            .jvmArgsAppend("-XX:+UseSerialGC")
            .build();
    System.out.print(table(new Runner(options).run()));
  }

  private static String table(Collection<RunResult> results) {
    Map<String, List<RunResult>> byBenchmark = new LinkedHashMap<>();
    for (RunResult result : results) {
      byBenchmark.computeIfAbsent(names(result)[0], name -> new ArrayList<>()).add(result);
    }
    StringBuilder table = new StringBuilder("\n");
    table.append("| what | contestant | ns | B/op | time / Keyplan's | bytes / Keyplan's |\n");
    table.append("|---|---|---|---|---|---|\n");
    byBenchmark.forEach((name, contestants) -> append(table, name, contestants));
    return table.toString();
  }

  private static void append(StringBuilder table, String name, List<RunResult> contestants) {
    RunResult keyplan =
        contestants.stream().filter(r -> names(r)[1].equals(KEYPLAN)).findFirst().orElseThrow();
    for (RunResult result : contestants) {
      table.append(
          String.format(
              Locale.ROOT,
              "| %s | %s | %,.0f | %,.0f | %.2f | %.2f |%n",
              name,
              names(result)[1],
              nanos(result),
              bytes(result),
              nanos(result) / nanos(keyplan),
              bytes(result) / bytes(keyplan)));
    }
  }

  /** Of the benchmark, without package and suffix, and of the contestant. */
  private static String[] names(RunResult result) {
    String[] parts = result.getParams().getBenchmark().split("\\.");
    return new String[] {
      parts[parts.length - 2].replaceFirst("Benchmark$", ""), parts[parts.length - 1]
    };
  }

  private static double nanos(RunResult result) {
    return result.getPrimaryResult().getStatistics().getMin();
  }

  private static double bytes(RunResult result) {
    return result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
  }
}
