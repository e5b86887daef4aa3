package dev.keyplan.processor.codegen;

import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.CompilationSubject;
import com.google.testing.compile.JavaFileObjects;
import com.palantir.javapoet.TypeSpec;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;

/** Compiles generated classes beside the user's, with every warning an error. */
final class GeneratedSources {

  private final List<JavaFileObject> files = new ArrayList<>();

  GeneratedSources user(String qualifiedName, String source) {
    files.add(JavaFileObjects.forSourceString(qualifiedName, source));
    return this;
  }

  GeneratedSources generated(String packageName, TypeSpec type) {
    return user(packageName + "." + type.name(), SourceFileWriter.text(packageName, type));
  }

  void assertCompiles() {
    compile();
  }

  /** The compiled classes, to be run. */
  ClassLoader load() {
    Map<String, byte[]> classes = new HashMap<>();
    for (JavaFileObject file : compile().generatedFiles()) {
      if (file.getKind() == JavaFileObject.Kind.CLASS) {
        String name = file.getName().replaceAll("^/CLASS_OUTPUT/|\\.class$", "");
        classes.put(name.replace('/', '.'), bytes(file));
      }
    }
    return new CompiledClasses(classes);
  }

  private Compilation compile() {
    Compilation compilation =
        javac().withOptions("-Xlint:all,-classfile", "-Werror", "-proc:none").compile(files);
    CompilationSubject.assertThat(compilation).succeededWithoutWarnings();
    return compilation;
  }

  private static byte[] bytes(JavaFileObject file) {
    try (InputStream input = file.openInputStream()) {
      return input.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class CompiledClasses extends ClassLoader {

    private final Map<String, byte[]> classes;

    CompiledClasses(Map<String, byte[]> classes) {
      super(GeneratedSources.class.getClassLoader());
      this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }
  }
}
