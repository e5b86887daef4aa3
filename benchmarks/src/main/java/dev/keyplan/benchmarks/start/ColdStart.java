package dev.keyplan.benchmarks.start;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;

/**
 * Starts fresh JVMs, all contestants in turn, and prints what the first reads of 1 and of 20 entity
 * types cost: classes loaded beyond those of the SDK alone, those made at run time, and the least
 * times of several rounds.
 */
public final class ColdStart {

  private static final int ROUNDS = 5;

  private ColdStart() {}

  /**
   * @param options of the JVMs that are started
   */
  public static void main(String[] options) throws IOException, InterruptedException {
    System.out.println(
        "| entity types | contestant | classes over the SDK's | hidden classes over the SDK's"
            + " | first reads, ms | process, ms | processor, ms |");
    System.out.println("|---|---|---|---|---|---|---|");
    for (int types : new int[] {1, 20}) {
      List<List<Start>> starts = starts(types, options);
      List<Start> sdk = starts.get(Contestant.SDK.ordinal());
      for (Contestant contestant : Contestant.values()) {
        print(types, contestant, starts.get(contestant.ordinal()), sdk);
      }
    }
  }

  private static List<List<Start>> starts(int types, String... options)
      throws IOException, InterruptedException {
    List<List<Start>> starts = new ArrayList<>();
    for (int i = 0; i < Contestant.values().length; i++) {
      starts.add(new ArrayList<>());
    }
    for (int round = 0; round < ROUNDS; round++) {
      for (Contestant contestant : Contestant.values()) {
        starts.get(contestant.ordinal()).add(Start.of(contestant, types, options));
      }
    }
    return starts;
  }

  private static void print(int types, Contestant contestant, List<Start> starts, List<Start> sdk) {
    System.out.println(
        String.format(
            Locale.ROOT,
            "| %d | %s | %d | %d | %.1f | %d | %d |",
            types,
            contestant.text(),
            least(starts, Start::loaded) - least(sdk, Start::loaded),
            least(starts, Start::hidden) - least(sdk, Start::hidden),
            least(starts, Start::firstReadsMicros) / 1000.0,
            least(starts, Start::wallMillis),
            least(starts, Start::processorMillis)));
  }

  private static long least(List<Start> starts, ToLongFunction<Start> value) {
    return starts.stream().mapToLong(value).min().orElseThrow();
  }
}
