package dev.keyplan.benchmarks.compile;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The sections of the page, in Markdown.
 *
 * @param fresh compilations in fresh JVMs, by number of entities
 * @param changes of one entity
 * @param warm compilations in one JVM
 */
record Page(
    List<Measured> fresh, List<Measured> changes, List<Measured> warm, GeneratedLines lines) {

  String text() throws IOException {
    return "## Measured\n\nJava "
        + System.getProperty("java.version")
        + ", "
        + Runtime.getRuntime().availableProcessors()
        + " cores. Times are the processor's (user and system) where no clock is named, and the"
        + " least of so many compilations.\n\n### Cold: a fresh javac\n\n"
        + table(
            "entities | processor | times | lines generated | sources alone, ms | with what is"
                + " generated, ms | with the processor, ms | ratio to that | processor, ms per"
                + " entity | all it costs, ms per entity",
            fresh.stream().map(Page::coldRow).toList())
        + "\n### Cold: clock and memory\n\n"
        + table(
            "entities | processor | clock, s: sources alone | with what is generated | with the"
                + " processor | memory, MB: sources alone | with what is generated | with the"
                + " processor | ratio to that",
            fresh.stream().map(Page::resourcesRow).toList())
        + "\n### Incremental: one of "
        + changes.get(0).entities()
        + " entities changed\n\n"
        + table(
            "processor | compiled again | lines generated | sources alone, ms | with what is"
                + " generated, ms | with the processor, ms | clock, s | of a full compilation",
            changes.stream().map(this::changeRow).toList())
        + "\n### Warm: again and again in one JVM, "
        + warm.get(0).entities()
        + " entities\n\n"
        + table(
            "processor | sources alone, ms per entity | with what is generated | with the processor"
                + " | processor | clock: alone, with the processor, ms per entity",
            warm.stream().map(Page::warmRow).toList())
        + "\n### Lines\n\n"
        + table("Keyplan, for | lines | without comments and blanks", lines.rows())
        + "\n### Against the goals\n\n"
        + table("goal | limit | found | ", new Goals(fresh, lines.perEntity()).rows());
  }

  private static String coldRow(Measured measured) {
    return row(
        measured.entities(),
        measured.contestant().text(),
        measured.times(),
        measured.lines().all(),
        measured.alone().processor(),
        measured.plain().processor(),
        measured.processed().processor(),
        ratio(measured.processed().processor(), measured.plain().processor()),
        decimal(measured.overPerEntity()),
        decimal(measured.allPerEntity()));
  }

  private static String resourcesRow(Measured measured) {
    return row(
        measured.entities(),
        measured.contestant().text(),
        decimal(measured.alone().clock() / 1000.0),
        decimal(measured.plain().clock() / 1000.0),
        decimal(measured.processed().clock() / 1000.0),
        measured.alone().memory() / 1024,
        measured.plain().memory() / 1024,
        measured.processed().memory() / 1024,
        ratio(measured.processed().memory(), measured.plain().memory()));
  }

  private String changeRow(Measured measured) {
    String full =
        fresh.stream()
            .filter(
                of ->
                    of.contestant() == measured.contestant()
                        && of.entities() == measured.entities())
            .findFirst()
            .map(of -> ratio(measured.processed().processor(), of.processed().processor()))
            .orElse("");
    return row(
        measured.contestant().text(),
        measured.contestant().compiledWithAChange().stream()
            .map(type -> "`" + type + "`")
            .collect(Collectors.joining(", ")),
        measured.lines().all(),
        measured.alone().processor(),
        measured.plain().processor(),
        measured.processed().processor(),
        decimal(measured.processed().clock() / 1000.0),
        full);
  }

  private static String warmRow(Measured measured) {
    return row(
        measured.contestant().text(),
        perEntity(measured.alone().processor(), measured),
        perEntity(measured.plain().processor(), measured),
        perEntity(measured.processed().processor(), measured),
        decimal(measured.overPerEntity()),
        perEntity(measured.alone().clock(), measured)
            + ", "
            + perEntity(measured.processed().clock(), measured));
  }

  private static String perEntity(long millis, Measured measured) {
    return decimal((double) millis / measured.entities());
  }

  static String row(Object... cells) {
    StringBuilder row = new StringBuilder();
    for (Object cell : cells) {
      row.append("| ")
          .append(cell instanceof Number ? String.format(Locale.ROOT, "%,d", cell) : cell)
          .append(' ');
    }
    return row.append("|\n").toString();
  }

  static String ratio(long one, long other) {
    return other == 0 ? "" : String.format(Locale.ROOT, "%.2f", (double) one / other);
  }

  static String decimal(double value) {
    return String.format(Locale.ROOT, "%,.1f", value);
  }

  private static String table(String heads, List<String> rows) {
    String columns = heads.replaceAll("[^|]+", "---");
    return "| " + heads + " |\n|" + columns + "|\n" + String.join("", rows);
  }
}
