package dev.keyplan.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** One contestant over so many entities: with the processor, and javac of the same code. */
final class Measured {

  private final Contestant contestant;
  private final int entities;
  private Cost processed = Cost.UNKNOWN;
  private Cost plain = Cost.UNKNOWN;
  private Lines lines = new Lines(0, 0);

  Measured(Contestant contestant, int entities) {
    this.contestant = contestant;
    this.entities = entities;
  }

  /**
   * Compiles with the processor and without, in a JVM for each, and checks what came out.
   *
   * @param written the entities that the processor writes something for
   * @param times that each JVM compiles
   */
  void compile(Compilation withProcessor, Plain withoutProcessor, int written, int times)
      throws IOException, InterruptedException {
    processed = processed.least(Javac.inOneJvm(withProcessor, times));
    lines = Lines.of(withProcessor.generatedSources());
    Compilation without = withoutProcessor.compilation();
    plain = plain.least(Javac.inOneJvm(without, times));
    check(withProcessor, without, written);
  }

  private void check(Compilation withProcessor, Compilation without, int written)
      throws IOException {
    same(withProcessor.generatedSources().size(), contestant.generated(written), "sources");
    same(
        withProcessor.classFiles().size() - without.classFiles().size(),
        contestant.generatedClasses(written),
        "class files");
    for (Path source : without.sources()) {
      String type = source.getFileName().toString().replace(".java", ".class");
      for (Compilation compilation : new Compilation[] {withProcessor, without}) {
        if (!Files.exists(compilation.classes().resolve("bench").resolve(type))) {
          throw new IllegalStateException(contestant + ": no " + type);
        }
      }
    }
  }

  private void same(int found, int expected, String what) {
    if (found != expected) {
      throw new IllegalStateException(
          "%s wrote %d %s for %d entities, not %d"
              .formatted(contestant.text(), found, what, entities, expected));
    }
  }

  Contestant contestant() {
    return contestant;
  }

  int entities() {
    return entities;
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

  /** Milliseconds of the processor over javac of the same code. */
  long over() {
    return processed.processor() - plain.processor();
  }

  long clockOver() {
    return processed.clock() - plain.clock();
  }

  double overPerEntity() {
    return (double) over() / entities;
  }

  /** What is known once the processor has run. */
  interface Plain {
    Compilation compilation() throws IOException;
  }
}
