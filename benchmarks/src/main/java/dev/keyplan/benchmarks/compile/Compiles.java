package dev.keyplan.benchmarks.compile;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * What the started JVMs run: javac with the arguments of a file, once or several times. Prints a
 * line for each: milliseconds by the clock, milliseconds of the processor (user and system, all
 * threads, so those of the JVM itself too) and the most memory so far, in KiB.
 */
final class Compiles {

  private static final Path STATUS = Path.of("/proc/self/status");

  private Compiles() {}

  public static void main(String[] args) throws IOException {
    int times = Integer.parseInt(args[0]);
    String[] options = Files.readAllLines(Path.of(args[1])).toArray(new String[0]);
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    long begin = startOfTheProcess();
    long processor = 0;
    for (int i = 0; i < times; i++) {
      int result = javac.run(null, System.err, System.err, options);
      if (result != 0) {
        System.exit(result);
      }
      long end = System.currentTimeMillis();
      long used = processorMillis();
      System.out.println((end - begin) + " " + (used - processor) + " " + peak());
      begin = end;
      processor = used;
    }
  }

  private static long startOfTheProcess() {
    return ManagementFactory.getRuntimeMXBean().getStartTime();
  }

  private static long processorMillis() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
            .getProcessCpuTime()
        / 1_000_000;
  }

  /** 0 where the system does not tell. */
  private static long peak() throws IOException {
    if (!Files.exists(STATUS)) {
      return 0;
    }
    List<String> lines = Files.readAllLines(STATUS);
    return lines.stream()
        .filter(line -> line.startsWith("VmHWM:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst()
        .orElse(0);
  }
}
