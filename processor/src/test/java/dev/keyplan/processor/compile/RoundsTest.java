package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Entities that need what other processors write. */
class RoundsTest {

  private static final String ROOT =
      """
      import dev.keyplan.annotation.*;

      @Table(name = "shop", entities = Shop.Order.class)
      public interface Shop {

        @Entity
        @Key(partition = Constants.ORDER + "#{orderId}", sort = "META")
        @AccessPattern(name = "find", by = "orderId", returns = OrderView.class)
        record Order(String orderId, Money total) {}
      }
      """;

  static Stream<InProcessCompiler> compilers() {
    return Stream.of(InProcessCompiler.javac(), InProcessCompiler.ecj());
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void waitForTypesConstantsAndViewsOfOtherProcessors(
      InProcessCompiler compiler, @TempDir Path folder) {
    Sources sources =
        Sources.write(
            folder,
            "Shop.java",
            ROOT,
            "Use.java",
            """
            class Use {
              java.util.Optional<OrderView> use(Shop_OrderRepository orders) {
                return orders.find("o1");
              }
            }
            """);

    CompileResult result =
        compiler.compile(
            sources,
            List.of(),
            List.of(
                new Writing(
                    "Constants", "class Constants { static final String ORDER = \"ORDER\"; }"),
                new Writing("Money", "public record Money(long cents) {}"),
                new Writing("OrderView", "public record OrderView(Money total) {}")));

    assertThat(result.errors()).isEmpty();
    assertThat(result.outputs().get("Shop_OrderKeys.java")).contains("ORDER#");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void waitForAMemberThatASealedCollectionPermits(
      InProcessCompiler compiler, @TempDir Path folder) {
    Sources sources =
        Sources.write(
            folder,
            "Shop.java",
            """
            import dev.keyplan.annotation.*;

            @Table(name = "shop", entities = {Order.class, Line.class}, collections = OrderView.class)
            public interface Shop {}
            """,
            "OrderView.java",
            """
            import dev.keyplan.annotation.*;

            @ItemCollection
            @AccessPattern(name = "orderView", by = "orderId")
            public sealed interface OrderView permits Line, Order {}
            """,
            "Order.java",
            """
            import dev.keyplan.annotation.*;

            @Entity
            @Key(partition = "ORDER#{orderId}", sort = "META")
            public record Order(String orderId) implements OrderView {}
            """);

    CompileResult result =
        compiler.compile(
            sources,
            List.of(),
            List.of(
                new Writing(
                    "Line",
                    "@dev.keyplan.annotation.Entity @dev.keyplan.annotation.Key("
                        + "partition = \"ORDER#{orderId}\", sort = \"LINE#{no}\")"
                        + " public record Line(String orderId, int no) implements OrderView {}")));

    assertThat(result.errors()).isEmpty();
    assertThat(result.outputs().get("OrderViewRepository.java"))
        .contains(".expecting(\"Order\", \"Line\")");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void leaveWhatIsMissingForGoodToTheCompiler(InProcessCompiler compiler, @TempDir Path folder) {
    CompileResult result = compiler.compile(Sources.write(folder, "Shop.java", ROOT));

    assertThat(result.errors()).isNotEmpty();
    assertThat(result.ofKeyplan()).isEmpty();
  }

  /** In javac, another processor's error makes the round that has its types the last one. */
  @Test
  void writeNothingInTheLastRound(@TempDir Path folder) {
    CompileResult result =
        InProcessCompiler.javac()
            .compile(
                Sources.write(
                    folder,
                    "Shop.java",
                    """
                import dev.keyplan.annotation.*;

                @Table(name = "shop", entities = Shop.Order.class)
                public interface Shop {

                  @Entity
                  @Key(partition = "ORDER#{orderId}", sort = "META")
                  record Order(String orderId, Money total) {}
                }
                """),
                List.of(),
                List.of(new Writing("Money", "public record Money(long cents) {}", "no cents")));

    assertThat(result.findings()).extracting(Finding::message).containsExactly("no cents");
    assertThat(result.outputs()).containsOnlyKeys("Money.java");
  }

  /** Writes one class, in the first round. */
  private static final class Writing extends AbstractProcessor {
    private final String name;
    private final String text;
    private final String error;
    private boolean done;

    Writing(String name, String text) {
      this(name, text, null);
    }

    Writing(String name, String text, String error) {
      this.name = name;
      this.text = text;
      this.error = error;
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done) {
        done = true;
        try (Writer writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
          writer.write(text);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
        if (error != null) {
          processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, error);
        }
      }
      return false;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }
  }
}
