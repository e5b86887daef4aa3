package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Code as it is while it is typed: the compiler has its say, and we never fail. */
class HalfWrittenCodeTest {

  private static final String WHOLE =
      """
      import dev.keyplan.annotation.*;
      import java.util.*;

      @Table(name = "shop", entities = {Shop.Order.class, Shop.Line.class},
          collections = {Shop.Whole.class, Shop.Item.class}, globalIndexes = @GlobalIndex(name = "GSI1"))
      public interface Shop {
        enum Status { OPEN, DONE }

        record View(String orderId, Status status) {}

        @ItemCollection
        @AccessPattern(name = "whole", by = "orderId")
        record Whole(Order order, List<Line> lines) {}

        @ItemCollection
        @AccessPattern(name = "items", by = "orderId")
        sealed interface Item permits Order, Line {}

        @Entity
        @Key(partition = "ORDER#{orderId}", sort = "META")
        @Key(index = "GSI1", partition = "{status}", sort = "{orderId}", when = "status = OPEN")
        @AccessPattern(name = "open", by = "status = OPEN", returns = View.class)
        record Order(String orderId, Status status) implements Item {}

        @Entity
        record Line(@PartitionKey(prefix = "ORDER#") String orderId,
            @SortKey(prefix = "LINE#", format = "digits(3)") int no) implements Item {}
      }
      """;

  static Stream<InProcessCompiler> compilers() {
    return Stream.of(InProcessCompiler.javac(), InProcessCompiler.ecj());
  }

  /** The whole text without each of its words, and without each of its brackets and quotes. */
  private static List<String> mutilated() {
    List<String> texts = new ArrayList<>();
    String[] pieces = WHOLE.split("(?<=\\W)|(?=\\W)");
    for (int i = 0; i < pieces.length; i++) {
      if (!pieces[i].isBlank()) {
        List<String> rest = new ArrayList<>(List.of(pieces));
        rest.remove(i);
        texts.add(String.join("", rest));
      }
    }
    return texts;
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void neverFailsAndNeverFloods(InProcessCompiler compiler, @TempDir Path folder) {
    assertThat(compiler.compile(Sources.write(folder, "Shop.java", WHOLE)).errors()).isEmpty();
    for (String text : mutilated()) {
      CompileResult result = compiler.compile(Sources.write(folder, "Shop.java", text));

      assertThat(result.findings())
          .as(text)
          .noneMatch(finding -> finding.message().contains("KP901"))
          .noneMatch(finding -> finding.message().contains("Exception:"));
      assertThat(result.ofKeyplan()).as(text).hasSizeLessThanOrEqualTo(6);
      assertThat(result.ofKeyplan()).as(text).doesNotHaveDuplicates();
    }
  }

  /** Of an annotation that is not imported the compiler tells, and no verdict is built on it. */
  @ParameterizedTest
  @MethodSource("compilers")
  void leavesUnresolvedAnnotationsToTheCompiler(InProcessCompiler compiler, @TempDir Path folder) {
    for (String annotation : List.of("Key", "AccessPattern", "PartitionKey", "SortKey")) {
      String text = WHOLE.replace("@" + annotation + "(", "@Missing" + annotation + "(");
      assertThat(text).isNotEqualTo(WHOLE);

      CompileResult result = compiler.compile(Sources.write(folder, "Shop.java", text));

      assertThat(result.errors()).as(text).isNotEmpty();
      assertThat(result.ofKeyplan()).as(text).isEmpty();
    }
  }
}
