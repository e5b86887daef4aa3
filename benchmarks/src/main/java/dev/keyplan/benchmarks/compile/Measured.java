package dev.keyplan.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** One contestant over so many entities: with the processor, and javac of the same code. */
final class Measured {

  private final Contestant contestant;
  private final int entities;
  private int times;
  private Cost processed = Cost.UNKNOWN;
  private Cost alone = Cost.UNKNOWN;
  private Cost plain = Cost.UNKNOWN;
  private Lines lines = new Lines(0, 0);

  Measured(Contestant contestant, int entities) {
    this.contestant = contestant;
    this.entities = entities;
  }

  /**
   * Compiles in each way, in a JVM for each, and checks what came out.
   *
   * @param written the entities that the processor writes something for
   * @param times that each JVM compiles
   */
  void compile(Ways ways, int written, int times) throws IOException, InterruptedException {
    alone = alone.least(Javac.inOneJvm(ways.alone(), times));
    processed = processed.least(Javac.inOneJvm(ways.processed(), times));
    plain = plain.least(Javac.inOneJvm(ways.plain(), times));
    lines = Lines.of(ways.processed().generatedSources());
    check(ways.processed(), ways.plain(), written);
    this.times += times;
  }

  /** All that was compiled has its class file, and all that is to be written was compiled. */
  private void check(Compilation withProcessor, Compilation without, int written)
      throws IOException {
    List<String> types = new ArrayList<>();
    for (Path source : without.sources()) {
      types.add(source.getFileName().toString().replace(".java", ""));
    }
    check(without, types);
    IntStream.range(0, written).mapToObj(contestant::generated).forEach(types::addAll);
    check(withProcessor, types);
    if (contestant.writesSources()) {
      check(without, types);
    }
  }

  private void check(Compilation compilation, List<String> types) {
    for (String type : types) {
      Path file = compilation.classes().resolve("bench").resolve(type + ".class");
      if (!Files.exists(file)) {
        throw new IllegalStateException(
            "%s, %d entities: no %s".formatted(contestant.text(), entities, file));
      }
    }
  }

  Contestant contestant() {
    return contestant;
  }

  int entities() {
    return entities;
  }

  /** How often it was compiled in each way: the least of them counts. */
  int times() {
    return times;
  }

  Lines lines() {
    return lines;
  }

  Cost processed() {
    return processed;
  }

  Cost plain() {
    return plain;
  }

  Cost alone() {
    return alone;
  }

  /** Milliseconds of the processor over javac of the same code. */
  long over() {
    return processed.processor() - plain.processor();
  }

  /** Milliseconds over javac of the sources alone, for each entity: all that a build pays. */
  double allPerEntity() {
    return (double) (processed.processor() - alone.processor()) / entities;
  }

  double overPerEntity() {
    return (double) over() / entities;
  }
}
