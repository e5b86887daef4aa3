package dev.keyplan.processor.compile;

import dev.keyplan.processor.KeyplanProcessor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** javac of the running JDK, or ECJ: compiles a folder with the processor. */
public final class InProcessCompiler {

  private final JavaCompiler compiler;
  private final List<String> options;

  /** Kept, as it has read the jars of the class path. */
  private final StandardJavaFileManager files;

  private InProcessCompiler(JavaCompiler compiler, List<String> options) {
    this.compiler = compiler;
    this.options = options;
    this.files = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
  }

  public static InProcessCompiler javac() {
    return javac("-g:source,lines"); // Its own default.
  }

  /** As build tools call it, whose class files have the names of parameters and variables. */
  static InProcessCompiler javacOfBuildTools() {
    return javac("-g");
  }

  private static InProcessCompiler javac(String debug) {
    // "path" and "classfile" are about the class path, "processing" about other processors.
    return new InProcessCompiler(
        ToolProvider.getSystemJavaCompiler(),
        List.of("-Xlint:all,-path,-classfile,-processing", "-implicit:none", debug));
  }

  public static InProcessCompiler ecj() {
    return new InProcessCompiler(new EclipseCompiler(), List.of("-source", "17", "-target", "17"));
  }

  /** As its command is called by default and with more: what nobody uses, comments apart. */
  static InProcessCompiler ecjThatLooksForWhatIsUnused() {
    return new InProcessCompiler(
        new EclipseCompiler(),
        List.of("-source", "17", "-target", "17", "-warn:+unused", "-warn:-unusedParam"));
  }

  public CompileResult compile(Sources sources) {
    return compile(sources, List.of(), List.of());
  }

  /**
   * @param classPath folders put before the class path of the tests
   * @param others processors that run before Keyplan
   */
  public CompileResult compile(Sources sources, List<Path> classPath, List<Processor> others) {
    Path output = temporaryFolder();
    try {
      return compileInto(output, sources, classPath, others);
    } finally {
      delete(output);
    }
  }

  CompileResult run(Sources sources, Processor processor) {
    Path output = temporaryFolder();
    try {
      return run(output, sources, List.of(), List.of(), List.of(processor));
    } finally {
      delete(output);
    }
  }

  /** As {@link #compile}, and leaves what was written, class files too. */
  public CompileResult compileInto(
      Path output, Sources sources, List<Path> classPath, List<Processor> others) {
    List<Processor> processors = new ArrayList<>(others);
    processors.add(new KeyplanProcessor());
    return run(output, sources, List.of(), classPath, processors);
  }

  /** Class files alone, as if Keyplan were not there. */
  CompileResult compileWithout(Path output, Sources sources) {
    return run(output, sources, List.of(), List.of(), List.of());
  }

  /**
   * @param classes types of the class path that are processed beside the sources
   * @param processors all that run
   */
  CompileResult run(
      Path output,
      Sources sources,
      Collection<String> classes,
      List<Path> classPath,
      List<Processor> processors) {
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    StringWriter out = new StringWriter();
    try {
      files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(output.toFile()));
      files.setLocation(StandardLocation.SOURCE_OUTPUT, List.of(output.toFile()));
      files.setLocation(StandardLocation.CLASS_PATH, classPath(classPath));
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              out,
              files,
              collector,
              Stream.concat(options.stream(), sources.options().stream()).toList(),
              classes,
              files.getJavaFileObjectsFromFiles(
                  sources.files().stream().map(Path::toFile).toList()));
      task.setProcessors(processors);
      task.call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new CompileResult(findings(collector, sources.folder()), outputs(output));
  }

  private static List<File> classPath(List<Path> first) {
    List<File> classPath = new ArrayList<>();
    first.forEach(path -> classPath.add(path.toFile()));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      classPath.add(new File(entry));
    }
    return classPath;
  }

  private static List<Finding> findings(
      DiagnosticCollector<JavaFileObject> collector, Path folder) {
    List<Finding> findings = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : collector.getDiagnostics()) {
      String kind =
          switch (diagnostic.getKind()) {
            case ERROR -> "error";
            case WARNING, MANDATORY_WARNING -> "warning";
            default -> null;
          };
      if (kind != null) {
        findings.add(
            new Finding(
                file(diagnostic.getSource(), folder),
                Math.max(0, diagnostic.getLineNumber()),
                Math.max(0, diagnostic.getColumnNumber()),
                kind,
                diagnostic.getMessage(Locale.ROOT).replace(folder + File.separator, "")));
      }
    }
    return findings;
  }

  private static String file(JavaFileObject source, Path folder) {
    if (source == null) {
      return "";
    }
    Path path = Path.of(source.toUri());
    Path base = folder.toAbsolutePath();
    return (path.startsWith(base) ? base.relativize(path) : path.getFileName())
        .toString()
        .replace(File.separatorChar, '/');
  }

  private static Map<String, String> outputs(Path output) {
    Map<String, String> outputs = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(output)) {
      for (Path file : walk.filter(Files::isRegularFile).toList()) {
        String name = output.relativize(file).toString().replace(File.separatorChar, '/');
        if (!name.endsWith(".class")) {
          outputs.put(name, Files.readString(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return outputs;
  }

  static Path temporaryFolder() {
    try {
      return Files.createTempDirectory("keyplan");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void delete(Path folder) {
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : walk.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
