package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which methods give an object the values that its constructor does not take. */
class SettersTest {

  private static final String SHOP =
      """
      package shop;

      import dev.keyplan.annotation.*;

      @Table(name = "shop", entities = Thing.class)
      public interface Shop {
        class RoundTrip implements java.util.function.Supplier<String> {
          @Override public String get() {
            return ThingMapper.fromItem(ThingMapper.toItem(Thing.example())).toString();
          }
        }
      }
      """;

  private static final String THING =
      """
      package shop;

      import dev.keyplan.annotation.*;

      @Entity
      @Key(partition = "T#{id}", sort = "META")
      public class Thing {
        private String id;
        private int count;
        private String note;

        static Thing example() {
          Thing thing = new Thing();
          thing.id = "a";
          thing.count = 1;
          thing.note = "b";
          return thing;
        }

        private Thing copy(String id, int count, String note) {
          Thing copy = new Thing();
          copy.id = id;
          copy.count = count;
          copy.note = note;
          return copy;
        }

        public String getId() { return id; }
        public int getCount() { return count; }
        public String getNote() { return note; }
        @Override public String toString() { return id + count + note; }

      """;

  @TempDir private Path folder;

  private final Path classes = InProcessCompiler.temporaryFolder();

  @AfterEach
  void deleteClasses() {
    InProcessCompiler.delete(classes);
  }

  @Test
  void aCopyIsNotLost() throws Exception {
    assertRoundTrip(
        """
          public Thing setId(String id) { return copy(id, count, note); }
          public Thing withCount(int count) { return copy(id, count, note); }
          public Thing note(String note) { return copy(id, count, note); }
        """);
  }

  @Test
  void copiesAndChangesMayBeMixed() throws Exception {
    assertRoundTrip(
        """
          public void setId(String id) { this.id = id; }
          public Thing withCount(int count) { return copy(id, count, note); }
          public String setNote(String note) {
            String old = this.note;
            this.note = note;
            return old;
          }
        """);
  }

  /**
   * {@code count} compares, {@code withNote} computes: called as setters they would set nothing.
   */
  @Test
  void whatAnswersSomethingElseIsNoSetter() {
    CompileResult result =
        compile(
            """
              public void setId(String id) { this.id = id; }
              public boolean count(int other) { return count == other; }
              public String withNote(String more) { return note + more; }
            """);

    assertThat(result.ofKeyplan())
        .extracting(Finding::words)
        .singleElement()
        .asString()
        .startsWith(
            "[KP101] Thing cannot be made by generated code\n"
                + "no constructor, setter or builder takes count, note\n");
  }

  private void assertRoundTrip(String setters) throws Exception {
    assertThat(compile(setters).findings()).isEmpty();
    URL[] urls = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, SettersTest.class.getClassLoader())) {
      Supplier<?> made =
          (Supplier<?>)
              loader.loadClass("shop.Shop$RoundTrip").getDeclaredConstructor().newInstance();
      assertThat(made.get()).isEqualTo("a1b");
    }
  }

  private CompileResult compile(String setters) {
    Sources sources =
        Sources.write(folder, "shop/Shop.java", SHOP, "shop/Thing.java", THING + setters + "}\n");
    return InProcessCompiler.javac().compileInto(classes, sources, List.of(), List.of());
  }
}
