package dev.keyplan.processor.codegen;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;

/** Writes generated classes, each with the table root as its one originating element. */
public final class SourceFileWriter {

  private final Filer filer;
  private final TypeElement root;

  public SourceFileWriter(Filer filer, TypeElement root) {
    this.filer = filer;
    this.root = root;
  }

  public void write(String packageName, TypeSpec type) throws IOException {
    String qualifiedName = packageName.isEmpty() ? type.name() : packageName + "." + type.name();
    try (Writer writer = filer.createSourceFile(qualifiedName, root).openWriter()) {
      writer.write(text(packageName, type));
    }
  }

  /** The file's text: two spaces of indentation, {@code \n}. */
  public static String text(String packageName, TypeSpec type) {
    return JavaFile.builder(packageName, type)
        .indent("  ")
        .skipJavaLangImports(true)
        .build()
        .toString();
  }
}
