package dev.keyplan.processor.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Compiles a folder as Gradle does, which has none of its own here: once in full, then what a
 * change reaches. What is compiled again is deleted first, with all that was generated from it; the
 * rest is there in class files alone, types that are only processed again too.
 */
final class GradleBuild {

  private final InProcessCompiler javac = InProcessCompiler.javacOfBuildTools();
  private final Path output;

  /** Of all compilations so far. */
  private final Map<String, String> typeOrigins = new TreeMap<>();

  private final Map<String, String> resourceOrigins = new TreeMap<>();

  GradleBuild(Path output) {
    this.output = output;
  }

  CompileResult full(Sources sources) {
    return compile(sources, Set.of());
  }

  /**
   * @param sources as they are now
   * @param changed names of files that are new, changed or gone
   */
  CompileResult incremental(Sources sources, Set<String> changed) {
    Map<String, ClassUses> uses = uses();
    Set<String> affected = affected(uses, changed);
    Set<String> files = new HashSet<>(changed);
    affected.forEach(type -> files.add(uses.get(type).source()));
    Set<String> reprocessed = new TreeSet<>();
    affected.forEach(type -> reprocessed.add(typeOrigins.getOrDefault(topLevel(type), "")));
    reprocessed.remove("");
    reprocessed.removeIf(type -> files.contains(uses.get(type).source()));
    Set<String> lost = new HashSet<>(reprocessed);
    affected.forEach(type -> lost.add(topLevel(type)));
    affected.forEach(type -> delete(path(type) + ".class"));
    forget(typeOrigins, lost, type -> delete(path(type) + ".java"));
    forget(resourceOrigins, lost, this::delete);
    return compile(sources.only(files.toArray(String[]::new)), reprocessed);
  }

  private CompileResult compile(Sources sources, Set<String> reprocessed) {
    if (sources.files().isEmpty() && reprocessed.isEmpty()) {
      return new CompileResult(List.of(), Map.of());
    }
    IsolatingRecord record = new IsolatingRecord();
    CompileResult result =
        javac.run(
            output, sources, reprocessed, List.of(output), List.of(new HostedProcessor(record)));
    if (!record.fullRebuildCauses().isEmpty()) {
      throw new AssertionError(record.fullRebuildCauses());
    }
    typeOrigins.putAll(record.types());
    resourceOrigins.putAll(record.resources());
    return result;
  }

  /** Transitively through what others can see, one step through what is used inside. */
  private Set<String> affected(Map<String, ClassUses> uses, Set<String> changedFiles) {
    Set<String> affected = new TreeSet<>();
    Deque<String> remaining = new ArrayDeque<>();
    uses.forEach(
        (type, use) -> {
          if (changedFiles.contains(use.source()) && !typeOrigins.containsKey(topLevel(type))) {
            remaining.add(type);
          }
        });
    Set<String> inside = new HashSet<>();
    while (!remaining.isEmpty()) {
      String current = remaining.pop();
      if (affected.add(current)) {
        uses.forEach(
            (type, use) -> {
              if (use.accessible().contains(current) || isGeneratedFrom(current, type)) {
                remaining.add(type);
              } else if (use.inside().contains(current)) {
                inside.add(type);
              }
            });
      }
    }
    affected.addAll(inside);
    return affected;
  }

  private boolean isGeneratedFrom(String origin, String type) {
    return origin.equals(typeOrigins.get(topLevel(type)));
  }

  private static String topLevel(String type) {
    int nested = type.indexOf('$');
    return nested < 0 ? type : type.substring(0, nested);
  }

  private static String path(String type) {
    return type.replace('.', '/');
  }

  private interface Deletion {
    void delete(String file);
  }

  private static void forget(Map<String, String> origins, Set<String> lost, Deletion deletion) {
    for (String file : List.copyOf(origins.keySet())) {
      if (lost.contains(origins.get(file))) {
        origins.remove(file);
        deletion.delete(file);
      }
    }
  }

  private void delete(String file) {
    try {
      Files.deleteIfExists(output.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Map<String, ClassUses> uses() {
    Map<String, ClassUses> uses = new HashMap<>();
    for (String file : files()) {
      if (file.endsWith(".class")) {
        try {
          String type = file.substring(0, file.length() - ".class".length()).replace('/', '.');
          uses.put(type, ClassUses.of(Files.readAllBytes(output.resolve(file))));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return uses;
  }

  /** All that is in the output now, class files too. */
  Set<String> files() {
    try (Stream<Path> walk = Files.walk(output)) {
      Set<String> files = new TreeSet<>();
      walk.filter(Files::isRegularFile)
          .forEach(
              file ->
                  files.add(
                      output.relativize(file).toString().replace(java.io.File.separatorChar, '/')));
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What was generated, as it is now. */
  Map<String, String> generated() {
    Map<String, String> generated = new TreeMap<>();
    for (String file : files()) {
      if (!file.endsWith(".class")) {
        try {
          generated.put(file, Files.readString(output.resolve(file)));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return generated;
  }
}
