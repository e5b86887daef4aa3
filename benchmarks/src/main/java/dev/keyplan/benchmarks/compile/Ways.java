package dev.keyplan.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The ways to compile the same sources. */
record Ways(Path folder, List<Path> sources, List<Path> classPath, String processorPath) {

  /** As users do. */
  Compilation processed() {
    return new Compilation(folder.resolve("processed"), sources, classPath, processorPath);
  }

  /** Without the processor, but with all sources that it wrote when {@link #processed} ran. */
  Compilation plain() throws IOException {
    List<Path> all = new ArrayList<>(sources);
    all.addAll(processed().generatedSources());
    return new Compilation(folder.resolve("plain"), all, classPath, "");
  }

  /** Without the processor and what it wrote: as if nobody used it. */
  Compilation alone() {
    return new Compilation(folder.resolve("alone"), sources, classPath, "");
  }
}
