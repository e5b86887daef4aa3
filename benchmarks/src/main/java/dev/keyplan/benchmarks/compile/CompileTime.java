package dev.keyplan.benchmarks.compile;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Compiles the same entities for each contestant, with its processor, without it but with all that
 * it generates, and alone, and prints the sections of the page on compile time. Contestants come in
 * turn, and the least of the repetitions counts: the one least disturbed. What does not compile, or
 * comes out otherwise than expected, ends the run.
 */
public final class CompileTime {

  /** Numbers of entities, and how often each is compiled at most. */
  private static final SortedMap<Integer, Integer> SIZES =
      new TreeMap<>(Map.of(1, 7, 10, 5, 100, 4, 1000, 2));

  /** After which a number of entities is not compiled once more. */
  private static final Duration ENOUGH = Duration.ofSeconds(60);

  /** The most of which one is changed, and that one JVM compiles again and again. */
  private static final int SOME = 100;

  private static final int TO_GET_WARM = 6;

  /** Where the profile puts the jars of each contestant. */
  private static final Path CONTESTANTS = Path.of("target", "contestants");

  private static final Path WORK = Path.of("target", "compile-time");

  private final Map<String, Project> projects = new TreeMap<>();

  private CompileTime() {}

  /**
   * @param args a regular expression for the numbers of entities; all of 1, 10, 100 and 1000
   *     without
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Pattern chosen = Pattern.compile(args.length > 0 ? args[0] : ".*");
    List<Integer> sizes =
        SIZES.keySet().stream()
            .filter(size -> chosen.matcher(Integer.toString(size)).matches())
            .toList();
    int some = sizes.stream().filter(size -> size <= SOME).reduce((a, b) -> b).orElseThrow();
    delete(WORK);
    CompileTime run = new CompileTime();
    List<Measured> fresh = new ArrayList<>();
    for (int size : sizes) {
      fresh.addAll(run.fresh(size));
    }
    List<Measured> changes = run.changes(some);
    List<Measured> warm = run.warm(some);
    GeneratedLines lines = new GeneratedLines(run.generated(2), run.generated(3), run.generated(4));
    System.out.print(new Page(fresh, changes, warm, lines).text());
  }

  /** Each compilation in a fresh JVM. */
  private List<Measured> fresh(int entities) throws IOException, InterruptedException {
    List<Measured> all = each(entities);
    rounds(
        entities,
        () -> {
          for (Measured measured : all) {
            measured.compile(project(measured).whole(), entities, 1);
          }
        });
    return all;
  }

  /** One entity changed, with class files of the others, in a fresh JVM. */
  private List<Measured> changes(int entities) throws IOException, InterruptedException {
    List<Measured> all = each(entities);
    rounds(
        entities,
        () -> {
          for (Measured measured : all) {
            int written = measured.contestant().writtenAgain(entities);
            measured.compile(project(measured).change(), written, 1);
          }
        });
    return all;
  }

  /** Again and again in one JVM. */
  private List<Measured> warm(int entities) throws IOException, InterruptedException {
    List<Measured> all = each(entities);
    for (Measured measured : all) {
      measured.compile(project(measured).whole(), entities, TO_GET_WARM);
    }
    return all;
  }

  private static void rounds(int entities, Round round) throws IOException, InterruptedException {
    long begin = System.nanoTime();
    int left = SIZES.get(entities);
    do {
      round.run();
      left--;
    } while (left > 0 && System.nanoTime() - begin < ENOUGH.toNanos());
  }

  /** The sources that are generated for entities with so many patterns each. */
  private List<Path> generated(int patterns) throws IOException, InterruptedException {
    Path jars = CONTESTANTS.resolve(Contestant.KEYPLAN.folder());
    Compilation compilation =
        Project.write(
                WORK.resolve("patterns-" + patterns),
                KeyplanSources.of(GeneratedLines.ENTITIES, patterns),
                classPath(jars),
                Compilation.path(jars(jars)),
                List.of())
            .whole()
            .processed();
    Javac.once(compilation);
    return compilation.generatedSources();
  }

  private static List<Measured> each(int entities) {
    return Stream.of(Contestant.values())
        .map(contestant -> new Measured(contestant, entities))
        .toList();
  }

  private Project project(Measured measured) throws IOException {
    Contestant contestant = measured.contestant();
    String name = contestant.folder() + "-" + measured.entities();
    System.err.println(name);
    if (!projects.containsKey(name)) {
      Path jars = CONTESTANTS.resolve(contestant.folder());
      projects.put(
          name,
          Project.write(
              WORK.resolve(name),
              contestant.sources(measured.entities()),
              classPath(jars),
              Compilation.path(jars(jars)),
              contestant.compiledWithAChange()));
    }
    return projects.get(name);
  }

  /** The contestant's own jars, and those of what Keyplan's users compile against. */
  private static List<Path> classPath(Path jars) throws IOException {
    List<Path> path = new ArrayList<>(jars(jars));
    Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .forEach(path::add);
    return path;
  }

  private static List<Path> jars(Path folder) throws IOException {
    try (Stream<Path> jars = Files.list(folder)) {
      return jars.sorted().toList();
    }
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  /** Every contestant once. */
  private interface Round {
    void run() throws IOException, InterruptedException;
  }
}
