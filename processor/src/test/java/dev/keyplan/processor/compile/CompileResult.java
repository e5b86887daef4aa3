package dev.keyplan.processor.compile;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a compiler said and wrote.
 *
 * @param findings errors and warnings, by position
 * @param outputs generated sources ({@code .java}) and resources by path, without class files
 */
public record CompileResult(List<Finding> findings, Map<String, String> outputs) {

  public CompileResult {
    findings = findings.stream().sorted().toList();
    outputs = new TreeMap<>(outputs);
  }

  public List<Finding> ofKeyplan() {
    return findings.stream().filter(Finding::ofKeyplan).toList();
  }

  public List<Finding> errors() {
    return findings.stream().filter(finding -> finding.kind().equals("error")).toList();
  }

  /** One line each. */
  public String text() {
    StringBuilder text = new StringBuilder();
    findings.forEach(finding -> text.append(finding).append('\n'));
    return text.toString();
  }
}
