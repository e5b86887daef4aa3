package dev.keyplan.processor.compile;

import java.util.stream.Collectors;

/**
 * An error or a warning of a compiler.
 *
 * @param file path in the compiled folder, "" if none was given
 * @param line 0 if none was given
 * @param column 0 if none was given
 * @param kind {@code error} or {@code warning}
 * @param message all lines, as the compiler prints them
 */
public record Finding(String file, long line, long column, String kind, String message)
    implements Comparable<Finding> {

  public boolean ofKeyplan() {
    return message.startsWith("[KP");
  }

  /**
   * Without indentation: javac indents all lines but the first once more, other compilers do not.
   */
  String words() {
    return message.lines().map(String::strip).collect(Collectors.joining("\n"));
  }

  public String headline() {
    return message.lines().findFirst().orElse("");
  }

  @Override
  public int compareTo(Finding other) {
    int byFile = file.compareTo(other.file);
    int byLine = byFile != 0 ? byFile : Long.compare(line, other.line);
    int byColumn = byLine != 0 ? byLine : Long.compare(column, other.column);
    return byColumn != 0 ? byColumn : message.compareTo(other.message);
  }

  /** As in {@code expected.txt}: {@code Order.java:14:3: error: [KP302] …}. */
  @Override
  public String toString() {
    String place = line > 0 ? file + ":" + line + ":" + column + ": " : file + ": ";
    return (file.isEmpty() ? "" : place) + kind + ": " + headline();
  }
}
