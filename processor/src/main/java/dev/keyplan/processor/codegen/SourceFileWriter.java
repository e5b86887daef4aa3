package dev.keyplan.processor.codegen;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.io.IOException;
import java.io.Writer;
import java.util.Set;
import javax.annotation.processing.Filer;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Writes generated classes, each with the table root as its one originating element. */
public final class SourceFileWriter {

  /** What generated code uses of {@code java.lang}. */
  private static final Set<String> JAVA_LANG =
      Set.of(
          "Boolean",
          "Byte",
          "Character",
          "Double",
          "Float",
          "Integer",
          "Iterable",
          "Long",
          "Object",
          "Override",
          "RuntimeException",
          "Short",
          "String",
          "SuppressWarnings",
          "UnsupportedOperationException",
          "Void");

  private final Filer filer;
  private final TypeElement root;
  private final boolean javaLangHidden;

  public SourceFileWriter(Filer filer, Elements elements, TypeElement root) {
    this.filer = filer;
    this.root = root;
    this.javaLangHidden = hidesJavaLang(elements, root);
  }

  /**
   * A user's type {@code String} would be meant by that name in the whole package. Asked by name:
   * what else is in the package may be class files that miss what they refer to.
   */
  private static boolean hidesJavaLang(Elements elements, TypeElement root) {
    PackageElement own = elements.getPackageOf(root);
    String prefix = own.isUnnamed() ? "" : own.getQualifiedName() + ".";
    for (String name : JAVA_LANG) {
      if (ModuleTypes.find(elements, root, prefix + name).isPresent()) {
        return true;
      }
    }
    return false;
  }

  public void write(String packageName, TypeSpec type) throws IOException {
    String qualifiedName = packageName.isEmpty() ? type.name() : packageName + "." + type.name();
    try (Writer writer = filer.createSourceFile(qualifiedName, root).openWriter()) {
      writer.write(text(packageName, type, javaLangHidden));
    }
  }

  /** The file's text: two spaces of indentation, {@code \n}. */
  public static String text(String packageName, TypeSpec type) {
    return text(packageName, type, false);
  }

  private static String text(String packageName, TypeSpec type, boolean importJavaLang) {
    return JavaFile.builder(packageName, type)
        .indent("  ")
        .skipJavaLangImports(!importJavaLang)
        .build()
        .toString();
  }
}
