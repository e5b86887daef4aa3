package dev.keyplan.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.logging.SystemStreamLog;

/** What a goal says, with the level before it. */
final class RecordedLog extends SystemStreamLog {

  private final List<String> lines = new ArrayList<>();

  List<String> lines() {
    return lines;
  }

  @Override
  public void info(CharSequence content) {
    lines.add("info " + content);
  }

  @Override
  public void warn(CharSequence content) {
    lines.add("warn " + content);
  }

  @Override
  public void error(CharSequence content) {
    lines.add("error " + content);
  }
}
