package dev.keyplan.benchmarks;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs all benchmarks, or those whose names match the first argument, and prints each contestant's
 * time and allocation beside those of Keyplan. Iterations are so many calls, not so much time, so
 * that all are equally warm whatever else the machine does. A contestant's time is that of its best
 * iteration: on a shared machine the one least disturbed. Bytes do not depend on load.
 */
public final class Ratios {

  private static final String KEYPLAN = "keyplan";
  private static final int FORKS = 2;
  private static final int ITERATIONS = 100;

  private static final String SINGLE = "(Get|Put|Update)Benchmark";
  private static final String PAGES = "QueryBenchmark";
  private static final Set<String> WHOLE_CALLS = Set.of(SINGLE, PAGES);

  /**
   * Iterations to get warm are so many times as long for whole calls: the SDK's way is so long that
   * a call takes twice its time until all of it is compiled.
   */
  private static final int WARM_UP_OF_CALLS = 10;

  /** Names of benchmarks, and how many calls take some milliseconds. */
  private static final Map<String, Integer> CALLS = new LinkedHashMap<>();

  static {
    CALLS.put("(ToItem|FromItem|PutRequest|ManyTypes)Benchmark", 4_000);
    CALLS.put("(Key|Time|TimeRead|Padding|CursorEncode|CursorDecode)Benchmark", 20_000);
    CALLS.put(SINGLE, 200);
    CALLS.put(PAGES, 10);
  }

  /** In the order of the table. */
  private static final List<String> BENCHMARKS =
      List.of(
          "ToItemBenchmark",
          "PutRequestBenchmark",
          "FromItemBenchmark",
          "ManyTypesBenchmark",
          "KeyBenchmark",
          "TimeBenchmark",
          "TimeReadBenchmark",
          "PaddingBenchmark",
          "CursorEncodeBenchmark",
          "CursorDecodeBenchmark",
          "GetBenchmark",
          "PutBenchmark",
          "UpdateBenchmark",
          "QueryBenchmark");

  private Ratios() {}

  public static void main(String[] args) throws RunnerException {
    Pattern chosen = Pattern.compile(args.length > 0 ? args[0] : ".*");
    List<RunResult> results = new ArrayList<>();
    for (Map.Entry<String, Integer> group : CALLS.entrySet()) {
      results.addAll(run(group.getKey(), group.getValue(), chosen));
    }
    if (results.isEmpty()) {
      throw new IllegalArgumentException(chosen + " is in the name of no benchmark: " + BENCHMARKS);
    }
    System.out.print(table(results));
  }

  private static Collection<RunResult> run(String names, int calls, Pattern chosen)
      throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .mode(Mode.SingleShotTime)
            .timeUnit(TimeUnit.NANOSECONDS)
            .forks(FORKS)
            .warmupIterations(ITERATIONS)
            .warmupBatchSize(calls * warmUp(names))
            .measurementIterations(ITERATIONS)
            .measurementBatchSize(calls)
            .addProfiler(GCProfiler.class)
            .jvmArgsAppend("-XX:+UseSerialGC");
    boolean any = false;
    for (String benchmark : BENCHMARKS) {
      if (benchmark.matches(names) && chosen.matcher(benchmark).find()) {
        options.include("\\." + benchmark + "\\.");
        any = true;
      }
    }
    return any ? new Runner(options.build()).run() : List.of();
  }

  private static int warmUp(String names) {
    return WHOLE_CALLS.contains(names) ? WARM_UP_OF_CALLS : 1;
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
    return result.getPrimaryResult().getStatistics().getMin() / calls(result);
  }

  private static double bytes(RunResult result) {
    return result.getSecondaryResults().get("gc.alloc.rate.norm").getScore() / calls(result);
  }

  /** An operation is a whole iteration to JMH. */
  private static int calls(RunResult result) {
    return result.getParams().getMeasurement().getBatchSize();
  }
}
