package dev.keyplan.processor.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * ECJ must say and write what javac does, on the same line, but where it cannot tell the line: it
 * has no place for a record, its components and annotations, so that we name where the table root
 * lists it, or nothing; and of an annotation inside of {@code @Table} it knows the beginning alone.
 */
final class EcjParity {

  private static final Pattern CONSTANTS =
      Pattern.compile("(?<=\"(?:c|elementC)onstants\": )\\[[^\\]]*\\]");

  private EcjParity() {}

  static String verdict(Sources sources, CompileResult javac, CompileResult ecj) {
    List<Finding> expected = sorted(javac.ofKeyplan());
    List<Finding> said = sorted(ecj.ofKeyplan());
    if (!messages(expected).equals(messages(said))) {
      return "other findings: " + messages(said);
    }
    for (int i = 0; i < said.size(); i++) {
      if (!samePlace(sources, expected.get(i), said.get(i))) {
        return "other place: " + said.get(i);
      }
    }
    if (!javac.outputs().equals(ecj.outputs())) {
      return "other outputs";
    }
    boolean ownErrors = ecj.errors().size() > ecj.ofKeyplan().size();
    if (ownErrors && javac.errors().size() == javac.ofKeyplan().size()) {
      return "own errors: " + ecj.errors();
    }
    return "same";
  }

  /** What was written, with enum constants by name: ECJ has those of class files in that order. */
  static Map<String, String> outputs(CompileResult result) {
    Map<String, String> outputs = new TreeMap<>(result.outputs());
    outputs.replaceAll(
        (name, text) ->
            CONSTANTS
                .matcher(text)
                .replaceAll(
                    list ->
                        Arrays.stream(list.group().split("[\\[\\],\\s]+"))
                            .sorted()
                            .collect(Collectors.joining(" "))));
    return outputs;
  }

  private static List<Finding> sorted(List<Finding> findings) {
    return findings.stream()
        .sorted(Comparator.comparing(Finding::words).thenComparing(Finding::line))
        .toList();
  }

  private static List<String> messages(List<Finding> findings) {
    return findings.stream().map(finding -> finding.kind() + " " + finding.words()).toList();
  }

  private static boolean samePlace(Sources sources, Finding expected, Finding said) {
    boolean same = said.file().equals(expected.file()) && said.line() == expected.line();
    return same || said.file().isEmpty() || inTable(sources, said);
  }

  private static boolean inTable(Sources sources, Finding said) {
    try {
      List<String> lines = Files.readAllLines(sources.folder().resolve(said.file()));
      String line = lines.get((int) said.line() - 1);
      return line.contains("@Table") || line.contains("@GlobalIndex") || line.contains(".class");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
