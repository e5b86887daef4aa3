package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Types of attributes that mappers of other libraries stumbled over, stored and read again. */
class ReportedTypesTest {

  private static final int THREADS = 32;

  private static final String SHOP =
      """
      package shop;

      import dev.keyplan.annotation.*;
      import java.util.*;

      @Table(name = "shop", entities = Shop.Thing.class)
      public interface Shop {

        @Entity
        @Key(partition = "T#{id}#{level}", sort = "META")
        record Thing(
            String id, Level level, List<Level> levels, Set<String> texts, Optional<Double> rate, Left left) {}

        enum Level {
          HIGH { @Override int rank() { return 2; } },
          LOW { @Override int rank() { return 1; } };

          abstract int rank();

          @Override public String toString() { return "level " + rank(); }
        }

        /** Refer to each other. */
        record Left(Level level, List<Right> rights) {}

        record Right(String name, Map<String, Left> lefts) {}

        class RoundTrip implements java.util.function.Supplier<List<Object>> {
          @Override public List<Object> get() {
            Left inner = new Left(Level.LOW, List.of());
            Thing thing =
                new Thing(
                    "1",
                    Level.HIGH,
                    List.of(Level.LOW, Level.HIGH),
                    Set.of(""),
                    Optional.empty(),
                    new Left(Level.LOW, List.of(new Right("r", Map.of("", inner)))));
            var item = Shop_ThingMapper.toItem(thing);
            return List.of(thing, Shop_ThingMapper.fromItem(item), item.toString());
          }
        }
      }
      """;

  @TempDir private Path folder;

  private final Path classes = InProcessCompiler.temporaryFolder();

  @BeforeEach
  void compile() {
    Sources sources = Sources.write(folder, "shop/Shop.java", SHOP);
    CompileResult result =
        InProcessCompiler.javac().compileInto(classes, sources, List.of(), List.of());
    assertThat(result.findings()).isEmpty();
  }

  @AfterEach
  void deleteClasses() {
    InProcessCompiler.delete(classes);
  }

  @Test
  void enumsByTheirNamesEmptyTextsInSetsAndTypesThatReferToEachOtherComeBack() throws Exception {
    try (URLClassLoader loader = loader()) {
      List<?> stored = (List<?>) roundTrip(loader).get();

      assertThat((Object) stored.get(1)).isEqualTo(stored.get(0));
      assertThat((String) stored.get(2))
          .contains("T#1#HIGH", "S=LOW", "SS=[]")
          .doesNotContain("level 1", "level 2", "rate");
    }
  }

  @Test
  void manyThreadsMayBeTheFirst() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try (URLClassLoader loader = loader()) {
      Supplier<?> roundTrip = roundTrip(loader);
      CyclicBarrier start = new CyclicBarrier(THREADS);
      List<Callable<Object>> calls = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        calls.add(
            () -> {
              start.await();
              return roundTrip.get();
            });
      }
      List<Object> stored = new ArrayList<>();
      for (Future<Object> each : threads.invokeAll(calls)) {
        stored.add(each.get());
      }

      assertThat(stored).hasSize(THREADS).containsOnly(roundTrip.get());
    } finally {
      threads.shutdownNow();
    }
  }

  private URLClassLoader loader() throws Exception {
    URL[] urls = {classes.toUri().toURL()};
    return new URLClassLoader(urls, ReportedTypesTest.class.getClassLoader());
  }

  private static Supplier<?> roundTrip(ClassLoader loader) throws Exception {
    return (Supplier<?>)
        loader.loadClass("shop.Shop$RoundTrip").getDeclaredConstructor().newInstance();
  }
}
