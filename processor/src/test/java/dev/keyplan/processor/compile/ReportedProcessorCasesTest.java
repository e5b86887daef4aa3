package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.KeyplanProcessor;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What users of other annotation processors ran into, each as small as it can be stated here. */
class ReportedProcessorCasesTest {

  private static final String SHOP =
      """
      package shop;
      import dev.keyplan.annotation.*;
      @Table(name = "shop", entities = Item.class)
      public interface Shop {}
      """;

  private static final String BEAN =
      """
      package shop;
      import dev.keyplan.annotation.*;
      @Entity
      @AccessPattern(name = "findItem", by = "id")
      public class Item extends Base {
        @SortKey(prefix = "I#") private int size;
        public int getSize() { return size; }
        public void setSize(int size) { this.size = size; }
        %s
      }
      """;

  private static final String BASE =
      """
      package %s;
      import dev.keyplan.annotation.*;
      public class Base {
        private String id;
        @PartitionKey(prefix = "ID#") public String getId() { return id; }
        public void setId(String id) { this.id = id; }
      }
      """;

  @TempDir private Path folder;

  static List<InProcessCompiler> compilers() {
    return List.of(InProcessCompiler.javac(), InProcessCompiler.ecj());
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aGetterThatIsOverriddenKeepsItsAnnotation(InProcessCompiler compiler) {
    String item = BEAN.formatted("@Override public String getId() { return super.getId(); }");

    assertKeyOfItem(compiler.compile(bean(item), List.of(), List.of()));
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aSuperclassMayLieInAnotherJar(InProcessCompiler compiler, @TempDir Path other) {
    Path jar = InProcessCompiler.temporaryFolder();
    Sources base = Sources.write(other, "base/Base.java", BASE.formatted("base"));
    assertThat(InProcessCompiler.javac().compileWithout(jar, base).findings()).isEmpty();
    String item = BEAN.formatted("").replace("extends Base", "extends base.Base");

    CompileResult result =
        compiler.compile(
            Sources.write(folder, "shop/Shop.java", SHOP, "shop/Item.java", item),
            List.of(jar),
            List.of());

    assertKeyOfItem(result);
    InProcessCompiler.delete(jar);
  }

  /** Of coverage tools, Groovy and Kotlin. */
  @ParameterizedTest
  @MethodSource("compilers")
  void whatToolsAddIsNoAttribute(InProcessCompiler compiler) {
    String item =
        BEAN.formatted(
            """
              private static transient boolean[] $jacocoData;
              private Object $lock;
              public Object metaClass$;
              static int count;
              public Object getMetaClass() { return null; }
              public String component1() { return ""; }
              public final Item copy(String id) { return this; }
            """);

    CompileResult result = compiler.compile(bean(item), List.of(), List.of());

    assertKeyOfItem(result);
    assertThat(result.outputs().get("shop/ItemMapper.java"))
        .doesNotContain("$", "count", "metaClass", "component1", "copy");
  }

  private Sources bean(String item) {
    return Sources.write(
        folder,
        "shop/Shop.java",
        SHOP,
        "shop/Item.java",
        item,
        "shop/Base.java",
        BASE.formatted("shop"));
  }

  private static void assertKeyOfItem(CompileResult result) {
    assertThat(result.errors()).isEmpty();
    assertThat(result.ofKeyplan()).isEmpty();
    assertThat(result.outputs().get("shop/ItemKeys.java")).contains("\"ID#\"", "\"I#\"");
  }

  /** Where i is written in capitals as another letter. */
  @Test
  void theMachinesLanguageChangesNothing() {
    String item =
        """
        package shop;
        import dev.keyplan.annotation.*;
        @Entity
        @Key(partition = "ID#{id}", sort = "I#{initialIndex}")
        @AccessPattern(name = "itemsById", by = "id", range = "initialIndex")
        public record Item(String id, int initialIndex, Kind kind) {
          public enum Kind { LITTLE, BIG }
        }
        """;
    Sources sources = Sources.write(folder, "shop/Shop.java", SHOP, "shop/Item.java", item);
    CompileResult expected = InProcessCompiler.javac().compile(sources);
    Locale before = Locale.getDefault();
    try {
      for (String language : List.of("tr", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai")) {
        Locale.setDefault(Locale.forLanguageTag(language));
        assertThat(InProcessCompiler.javac().compile(sources)).isEqualTo(expected);
      }
    } finally {
      Locale.setDefault(before);
    }
    assertThat(expected.findings()).isEmpty();
    assertThat(expected.outputs()).containsKey("shop/ItemMapper.java");
  }

  /** As where two versions of a jar are on the path: the first claims what is ours. */
  @Test
  void theProcessorMayBeThereTwice() {
    Sources sources = bean(BEAN.formatted(""));

    CompileResult result =
        InProcessCompiler.javac().compile(sources, List.of(), List.of(new KeyplanProcessor()));

    assertThat(result).isEqualTo(InProcessCompiler.javac().compile(sources));
    assertKeyOfItem(result);
  }

  @Test
  void sourcesAloneMayBeAskedFor() {
    Sources sources = bean(BEAN.formatted(""));
    CompileResult expected = InProcessCompiler.javac().compile(sources);
    Sources.write(folder, "options.txt", "-proc:only");

    assertThat(InProcessCompiler.javac().compile(sources)).isEqualTo(expected);
  }

  /**
   * {@code -Xlint:processing} tells of options and annotations that nobody takes; as of the JDK's
   * own, which are not ours to claim.
   */
  @Test
  void allOptionsAndAnnotationsAreClaimed() {
    Sources sources = bean(BEAN.formatted(""));
    Path output = InProcessCompiler.temporaryFolder();
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    JavaCompiler.CompilationTask task =
        javac.getTask(
            said,
            null,
            null,
            List.of(
                "-Xlint:processing",
                "-Akeyplan.exports=table",
                "-Akeyplan.werror=false",
                "-d",
                output.toString()),
            null,
            javac
                .getStandardFileManager(null, null, null)
                .getJavaFileObjectsFromPaths(sources.files()));
    task.setProcessors(List.of(new KeyplanProcessor()));

    assertThat(task.call()).isTrue();
    assertThat(said.toString())
        .contains("No processor claimed any of these annotations", "Generated")
        .doesNotContain("dev.keyplan", "options were not recognized");
    InProcessCompiler.delete(output);
  }

  /** What is told to be pasted compiles. */
  @Test
  void fixesNameNothingThatIsTakenOrAKeyword() {
    String shop =
        """
        package shop;
        import dev.keyplan.annotation.*;
        @Table(name = "shop", entities = {Shop.Flags.class, Shop.Item.class})
        public interface Shop {
          @Entity @Key(partition = "F#{id}", sort = "F")
          interface Flags { String getId(); boolean isDefault(); }

          @Entity @Key(partition = "I#{id}", sort = "I")
          class Item {
            private String id;
            public CharSequence getId() { return id; }
            public void setId(String id) { this.id = id; }
          }
        }
        """;

    CompileResult result =
        InProcessCompiler.javac().compile(Sources.write(folder, "shop/Shop.java", shop));

    assertThat(result.findings()).hasSize(2);
    assertThat(result.findings().get(0).words())
        .endsWith(
            "record Flags(@Attribute(name = \"default\") boolean defaultValue, String id) {}");
    assertThat(result.findings().get(1).words()).contains("public String id() { return id; }");
  }
}
