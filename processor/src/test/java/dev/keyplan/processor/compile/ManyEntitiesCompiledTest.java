package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.KeyplanProcessor;
import dev.keyplan.runtime.TransactionWrites;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a compiler has to do for the classes of a table of many entities, as far as it counts. */
class ManyEntitiesCompiledTest {

  private static final int ENTITIES = 60;

  @TempDir private Path folder;
  @TempDir private Path outputs;

  private Sources table(int entities) {
    String classes =
        IntStream.range(0, entities)
            .mapToObj(i -> "Many.E" + i + ".class")
            .collect(Collectors.joining(", "));
    String records =
        IntStream.range(0, entities)
            .mapToObj(
                "  @Entity @Key(partition = \"E%1$d#{id}\", sort = \"E\") record E%1$d(String id) {}\n"
                    ::formatted)
            .collect(Collectors.joining());
    return Sources.write(
        folder,
        "many/Many.java",
        "package many;\nimport dev.keyplan.annotation.*;\n@Table(name = \"many\", entities = {"
            + classes
            + "})\npublic interface Many {\n"
            + records
            + "}\n",
        "many/Use.java",
        """
        package many;

        class Use {
          ManyTransaction all(ManyClient many, Many.E0 first, Many.E%1$d last) {
            return many.transaction()
                .create(first).put(last).put(first, c -> c.id().exists()).move(last, last)
                .update(many.many_E%1$dRepository().update("id")).delete(last).checkMany_E0("id")
                .with(many.transaction().deleteMany_E%1$d("id"));
          }

          ManyAsyncTransaction all(ManyAsyncClient many, Many.E0 first, Many.E%1$d last) {
            return many.transaction().create(first).put(last);
          }
        }
        """
            .formatted(entities - 1));
  }

  /**
   * javac compares the overloads of a table in pairs, several times for each class that has or
   * inherits them: of 1,000 entities each comparison more is seconds. So they are in one class, as
   * for each class of a chain all that it inherits would be compared again ({@code
   * TransTypes.addBridges}). And it is not abstract: of an abstract class with a type parameter all
   * methods are compared once more for each class that inherits from it ({@code
   * Check.checkCompatibleAbstracts}).
   */
  @Test
  void overloadsAreInOneClassWhichIsNotAbstract() throws Exception {
    CompileResult result =
        InProcessCompiler.javac().compileInto(outputs, table(ENTITIES), List.of(), List.of());
    assertThat(result.errors()).isEmpty();
    try (URLClassLoader classes =
        new URLClassLoader(new URL[] {outputs.toUri().toURL()}, getClass().getClassLoader())) {
      Class<?> writes = classes.loadClass("many.ManyTransactionWrites");
      assertThat(writes.getSuperclass()).isEqualTo(TransactionWrites.class);
      assertThat(Modifier.isAbstract(writes.getModifiers())).isFalse();
      assertThat(writes.getConstructors()).isEmpty();
      assertThat(writes.getDeclaredMethods())
          .filteredOn(method -> method.getName().equals("create"))
          .hasSize(ENTITIES);
      for (String name : List.of("many.ManyTransaction", "many.ManyAsyncTransaction")) {
        Class<?> transaction = classes.loadClass(name);
        assertThat(transaction.getSuperclass()).isEqualTo(writes);
        assertThat(transaction.getDeclaredMethods())
            .filteredOn(method -> !method.isSynthetic())
            .extracting(Method::getName)
            .containsExactlyInAnyOrder("with", "execute");
      }
    }
  }

  /** A client of many entities is as soon made as one of few. */
  @Test
  void aClientIsMadeWithoutItsRepositories() throws IOException {
    Path output = Files.createDirectories(folder.resolve("classes"));
    InProcessCompiler.javac().compileInto(output, table(ENTITIES), List.of(), List.of());
    assertThat(MethodSizes.of(output.resolve("many/ManyClient.class")))
        .hasSizeGreaterThan(ENTITIES)
        .allSatisfy((method, size) -> assertThat(size).isLessThan(20));
  }

  @Test
  void noElementIsLookedAtForAnnotationsThatARoundDoesNotHave() {
    CountingProcessor counting = new CountingProcessor();
    CompileResult result = InProcessCompiler.javac().run(table(2), counting);
    assertThat(result.errors()).isEmpty();
    // @Table, @Entity and @Key, and nothing of what is generated.
    assertThat(counting.asked).containsExactly(3, 0, 0);
  }

  /** Keyplan, whose walks over the elements of each round are counted. */
  private static final class CountingProcessor extends AbstractProcessor {

    private final KeyplanProcessor keyplan = new KeyplanProcessor();
    private final List<Integer> asked = new ArrayList<>();

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      keyplan.init(environment);
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      int number = asked.size();
      asked.add(0);
      Object counting =
          Proxy.newProxyInstance(
              CountingProcessor.class.getClassLoader(),
              new Class<?>[] {RoundEnvironment.class},
              (proxy, method, arguments) -> {
                if (method.getName().startsWith("getElementsAnnotated")) {
                  asked.set(number, asked.get(number) + 1);
                }
                try {
                  return method.invoke(round, arguments);
                } catch (InvocationTargetException e) {
                  throw e.getCause();
                }
              });
      return keyplan.process(annotations, (RoundEnvironment) counting);
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return keyplan.getSupportedAnnotationTypes();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }
  }
}
