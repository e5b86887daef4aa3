package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The fixes of refused settings, written in place of what the message underlines, compile. */
class SettingsFixesTest {

  private final InProcessCompiler javac = InProcessCompiler.javac();

  static List<String> fixtures() {
    return DiagnosticFixtures.names().stream().filter(name -> name.startsWith("kp802-")).toList();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void everyFixOfASettingIsOne(String fixture, @TempDir Path folder) throws IOException {
    Sources sources = DiagnosticFixtures.sources(fixture);
    List<Finding> findings = javac.compile(sources).ofKeyplan();
    assertThat(findings).isNotEmpty();
    for (Finding finding : findings) {
      for (String fix : fixes(finding)) {
        if (fix.contains(" = ")) {
          assertFixed(sources, finding, fix, findings.size(), folder);
        } else {
          assertThat(fix).matches("leave .* out|another key|a shorter (key|value)|give it .*");
        }
      }
    }
  }

  /** One line holds one or more ways out: {@code leave a out, or b = true}. */
  private static List<String> fixes(Finding finding) {
    List<String> fixes = new ArrayList<>();
    for (String line : finding.message().lines().map(String::strip).toList()) {
      if (line.startsWith("fix ")) {
        fixes.addAll(List.of(line.substring(4).strip().split(", or ")));
      }
    }
    assertThat(fixes).as(finding.message()).isNotEmpty();
    return fixes;
  }

  private void assertFixed(Sources sources, Finding finding, String fix, int findings, Path folder)
      throws IOException {
    List<String> written = new ArrayList<>();
    for (Path file : sources.files()) {
      String text = Files.readString(file);
      boolean there = file.getFileName().toString().equals(finding.file());
      written.add(file.getFileName().toString());
      // The annotation of a fix may not be imported yet.
      written.add(
          there ? "import dev.keyplan.annotation.*;" + withMember(text, finding, fix) : text);
    }
    Sources fixed = Sources.write(folder, written.toArray(String[]::new));
    List<Finding> left = javac.compile(fixed).errors();
    assertThat(left).as(fix + " in " + written).hasSizeLessThan(findings);
    assertThat(left).extracting(Finding::headline).doesNotContain(finding.headline());
  }

  /** The annotation around the underlined value, with its member as the fix says. */
  private static String withMember(String text, Finding finding, String fix) {
    int at = 0;
    for (int line = 1; line < finding.line(); line++) {
      at = text.indexOf('\n', at) + 1;
    }
    at += (int) finding.column() - 1;
    String member = fix.substring(0, fix.indexOf(' '));
    int annotation = annotationOf(text, at, member);
    int end = closing(text, text.indexOf('(', annotation));
    String body = text.substring(annotation, end);
    String replaced = body.replaceFirst(member + " = (@\\w+\\([^)]*\\)|[\\w.]+)", fix);
    if (replaced.equals(body)) {
      replaced = body + ", " + fix;
    }
    return text.substring(0, annotation) + replaced + text.substring(end);
  }

  /** The nearest one before the place that can have the member. */
  private static int annotationOf(String text, int at, String member) {
    int table = text.lastIndexOf("@Table(", at);
    int index = text.lastIndexOf("@GlobalIndex(", at);
    boolean inIndex = index > table && closing(text, text.indexOf('(', index)) >= at;
    return inIndex && member.equals("throughput") ? index : table;
  }

  /** Where the parenthesis is closed. */
  private static int closing(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    throw new IllegalArgumentException(text);
  }
}
