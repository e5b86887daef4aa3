package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.KeyplanProcessor;
import dev.keyplan.processor.model.TransactionParts;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What a compiler has to do for the classes of a table of many entities, as far as it counts. */
class ManyEntitiesCompiledTest {

  private static final int ENTITIES = TransactionParts.ENTITIES + 3;

  @TempDir private Path folder;

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
   * A compiler compares each method with all of its name in its class, in each round. Of 1,000
   * entities in one class that took more than all else together.
   */
  @Test
  void noClassHasAnOverloadForEachEntity() throws IOException {
    Path output = Files.createDirectories(folder.resolve("classes"));
    CompileResult result =
        InProcessCompiler.javac().compileInto(output, table(ENTITIES), List.of(), List.of());
    assertThat(result.errors()).isEmpty();
    for (String parts : List.of("ManyTransactionParts", "ManyAsyncTransactionParts")) {
      assertThat(overloads(output.resolve("many/" + parts + "$Part1.class")))
          .containsEntry("create", TransactionParts.ENTITIES);
      assertThat(overloads(output.resolve("many/" + parts + "$Part2.class")))
          .containsEntry("create", 3)
          .containsEntry("put", 2 * 3);
    }
    assertThat(output.resolve("many/ManyTransactionWrites.class")).doesNotExist();
    for (String name : List.of("ManyTransaction", "ManyAsyncTransaction")) {
      assertThat(overloads(output.resolve("many/" + name + ".class")))
          .containsOnlyKeys("<init>", "self", "with", "execute");
    }
    try (Stream<Path> files = Files.list(output.resolve("many"))) {
      assertThat(files.filter(file -> file.toString().endsWith(".class")))
          .allSatisfy(
              file ->
                  assertThat(overloads(file).values())
                      .allMatch(overloads -> overloads <= 2 * TransactionParts.ENTITIES));
    }
  }

  /**
   * What a class inherits from classes with a type parameter is compared in pairs of methods of one
   * name ({@code Check.checkCompatibleConcretes} of javac), once more for each class of the chain.
   */
  @Test
  void noPartHasATypeParameter() throws IOException {
    Path output = Files.createDirectories(folder.resolve("classes"));
    CompileResult result =
        InProcessCompiler.javac().compileInto(output, table(ENTITIES), List.of(), List.of());

    assertThat(result.errors()).isEmpty();
    assertThat(result.outputs().get("many/ManyTransactionParts.java"))
        .contains(
            "abstract static class Part1 extends TransactionWrites<ManyTransaction> {",
            "abstract static class Part2 extends Part1 {");
    assertThat(result.outputs().get("many/ManyAsyncTransaction.java"))
        .contains("extends ManyAsyncTransactionParts.Part2 implements");
  }

  @Test
  void theNameOfThePartsIsTakenInGreatTablesAlone() {
    Sources.write(
        folder, "many/ManyTransactionParts.java", "package many; class ManyTransactionParts {}");
    table(2);
    assertThat(InProcessCompiler.javac().compile(Sources.in(folder)).errors()).isEmpty();
    table(ENTITIES);
    assertThat(InProcessCompiler.javac().compile(Sources.in(folder)).errors())
        .singleElement()
        .asString()
        .contains("KP103", "ManyTransactionParts");
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

  private static Map<String, Integer> overloads(Path classFile) throws IOException {
    Map<String, Integer> overloads = new HashMap<>();
    new ClassReader(Files.readAllBytes(classFile))
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String type, String signature, String[] thrown) {
                if ((access & Opcodes.ACC_SYNTHETIC) == 0) {
                  overloads.merge(name, 1, Integer::sum);
                }
                return null;
              }
            },
            0);
    return overloads;
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
