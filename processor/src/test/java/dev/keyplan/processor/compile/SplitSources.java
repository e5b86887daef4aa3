package dev.keyplan.processor.compile;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The same sources with a file for each type, so that some can be compiled without the others: the
 * members of a table root become types beside it.
 */
final class SplitSources {

  private final Map<String, String> texts = new LinkedHashMap<>();

  /** What qualified a type that lies beside its root now, in any of the files. */
  private final List<String> qualifiers = new ArrayList<>();

  private SplitSources() {}

  static Sources write(Sources sources, Path folder) throws IOException {
    SplitSources split = new SplitSources();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  d -> {},
                  null,
                  null,
                  files.getJavaFileObjectsFromPaths(sources.files()));
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : task.parse()) {
        Path path = Path.of(unit.getSourceFile().toUri());
        String name = sources.folder().toAbsolutePath().relativize(path).toString();
        split.add(name, unit, positions);
      }
    }
    split.texts.forEach((name, text) -> write(folder.resolve(name), split.unqualified(text)));
    for (String other : List.of("options.txt", "keyplan.lock.json")) {
      Path file = sources.folder().resolve(other);
      if (Files.exists(file)) {
        Files.copy(file, folder.resolve(other));
      }
    }
    return Sources.in(folder);
  }

  private String unqualified(String text) {
    String unqualified = text;
    for (String qualifier : qualifiers) {
      unqualified = unqualified.replaceAll(qualifier, "");
    }
    return unqualified;
  }

  private static void write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void add(String file, CompilationUnitTree unit, SourcePositions positions)
      throws IOException {
    String text = unit.getSourceFile().getCharContent(true).toString();
    ClassTree outer = (ClassTree) unit.getTypeDecls().get(0);
    List<ClassTree> members = new ArrayList<>();
    if (outer.getKind() == Tree.Kind.INTERFACE && text.contains("@Table(")) {
      for (Tree member : outer.getMembers()) {
        if (member instanceof ClassTree type) {
          members.add(type);
        }
      }
    }
    String head =
        unit.getImports().stream().map(ImportTree::toString).collect(Collectors.joining()) + "\n";
    if (unit.getPackage() != null) {
      head = unit.getPackage() + "\n" + head;
    }
    StringBuilder rest = new StringBuilder(text);
    for (int i = members.size() - 1; i >= 0; i--) {
      int start = (int) positions.getStartPosition(unit, members.get(i));
      int end = (int) positions.getEndPosition(unit, members.get(i));
      rest.delete(start, end);
    }
    String prefix = "\\b" + outer.getSimpleName() + "\\.";
    String names =
        members.stream().map(m -> m.getSimpleName().toString()).collect(Collectors.joining("|"));
    if (!members.isEmpty()) {
      qualifiers.add(prefix + "(?=(" + names + ")\\b)");
    }
    texts.put(file, rest.toString());
    for (ClassTree member : members) {
      int start = (int) positions.getStartPosition(unit, member);
      int end = (int) positions.getEndPosition(unit, member);
      String folder = file.contains("/") ? file.substring(0, file.lastIndexOf('/') + 1) : "";
      texts.put(
          folder + member.getSimpleName() + ".java",
          head + topLevel(text.substring(start, end), member));
    }
  }

  /** Public, as members of an interface are. */
  private static String topLevel(String text, ClassTree type) {
    String keyword =
        switch (type.getKind()) {
          case RECORD -> "record";
          case ENUM -> "enum";
          case INTERFACE -> "interface";
          case ANNOTATION_TYPE -> "@interface";
          default -> "class";
        };
    String declared = keyword + " " + type.getSimpleName();
    int at = text.indexOf(declared);
    String before = text.substring(0, at).replaceAll("\\b(public|private|protected|static)\\b", "");
    return before + "public " + text.substring(at);
  }
}
