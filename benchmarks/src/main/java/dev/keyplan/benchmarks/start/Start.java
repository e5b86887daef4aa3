package dev.keyplan.benchmarks.start;

import dev.keyplan.benchmarks.Orders;
import dev.keyplan.benchmarks.WireJson;
import dev.keyplan.benchmarks.order.OrderMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One start of a fresh JVM.
 *
 * @param classes names of what was loaded and has a name
 * @param hidden how many classes were made at run time, most of them for lambdas
 * @param firstReadsMicros of all entity types together
 * @param processorMillis of the whole process
 * @param wallMillis of the whole process
 */
public record Start(
    List<String> classes,
    long hidden,
    long firstReadsMicros,
    long processorMillis,
    long wallMillis) {

  long loaded() {
    return classes.size();
  }

  /**
   * @param options of the JVM
   */
  public static Start of(Contestant contestant, int types, String... options)
      throws IOException, InterruptedException {
    Path answer = Files.createTempFile("answer", ".json");
    Path log = Files.createTempFile("classes", ".log");
    try {
      Files.writeString(answer, WireJson.getItem(OrderMapper.toItem(Orders.of(1).get(0))));
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(List.of(options));
      command.addAll(
          List.of(
              "-XX:+UseSerialGC",
              "-Xlog:class+load:file=" + log,
              "-cp",
              System.getProperty("java.class.path"),
              FirstReads.class.getName(),
              contestant.name(),
              Integer.toString(types),
              answer.toString()));
      long begin = System.nanoTime();
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String out =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      if (process.waitFor() != 0) {
        throw new IllegalStateException(out);
      }
      long wall = (System.nanoTime() - begin) / 1_000_000;
      String[] printed = out.substring(out.lastIndexOf('\n') + 1).split(" ");
      return of(
          Files.readAllLines(log), Long.parseLong(printed[0]), Long.parseLong(printed[1]), wall);
    } finally {
      Files.delete(answer);
      Files.delete(log);
    }
  }

  /** Lines are as in {@code [0.018s][info][class,load] java.lang.Object source: shared file}. */
  private static Start of(List<String> log, long micros, long processor, long wall) {
    List<String> classes = new ArrayList<>();
    long hidden = 0;
    for (String line : log) {
      int end = line.indexOf(" source: ");
      if (end < 0) {
        continue;
      }
      String name = line.substring(line.lastIndexOf(' ', end - 1) + 1, end);
      if (name.contains("/0x")) {
        hidden++;
      } else {
        classes.add(name);
      }
    }
    return new Start(classes, hidden, micros, processor, wall);
  }
}
