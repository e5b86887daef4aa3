package dev.keyplan.processor.codegen;

import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.CompilationSubject;
import com.google.testing.compile.JavaFileObjects;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.List;
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
    Compilation compilation =
        javac().withOptions("-Xlint:all,-classfile", "-Werror", "-proc:none").compile(files);
    CompilationSubject.assertThat(compilation).succeededWithoutWarnings();
  }
}
