package dev.keyplan.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.compile.CompileResult;
import dev.keyplan.processor.compile.Finding;
import dev.keyplan.processor.compile.InProcessCompiler;
import dev.keyplan.processor.compile.Sources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README's example says of itself what the compiler says. */
class ReadmeTest {

  private static final String HEADER =
      """
      package shop;

      import dev.keyplan.annotation.*;
      import java.math.BigDecimal;
      import java.time.Instant;
      """;

  private static final List<String> BLOCKS = blocks();
  private static final String TABLE = BLOCKS.get(0).split("\n\n")[0];
  private static final String ENTITY = BLOCKS.get(0).split("\n\n")[1];
  private static final String MESSAGE = BLOCKS.get(1);
  private static final String USE = BLOCKS.get(2);

  @TempDir private Path folder;

  @Test
  void theExampleIsRefusedWithTheMessageShown() {
    List<Finding> findings = compile(ENTITY).findings();

    assertThat(findings).hasSize(1);
    Finding finding = findings.get(0);
    String underlined = (HEADER + ENTITY).lines().toList().get((int) finding.line() - 1);
    String caret = " ".repeat((int) finding.column() - 1) + "^";
    String first = "Order.java:" + finding.line() + ": error: " + finding.headline();
    assertThat(MESSAGE.lines().map(String::stripTrailing))
        .containsExactlyElementsOf(
            Stream.concat(Stream.of(first, underlined, caret), finding.message().lines().skip(1))
                .toList());
  }

  @Test
  void theFirstFixPastedMakesTheExampleAndItsUseCompile() {
    String fix =
        MESSAGE
            .lines()
            .map(String::strip)
            .filter(line -> line.startsWith("@Key("))
            .findFirst()
            .orElseThrow();
    String fixed = ENTITY.replaceFirst("(?m)^@Key\\(index.*$", Matcher.quoteReplacement(fix));
    String use =
        """
        package shop;

        import java.util.List;
        import java.util.Optional;
        import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

        class Use {
          void use(DynamoDbClient dynamoDb) {
        """
            + USE
            + "}}";

    assertThat(compile(fixed, "shop/Use.java", use).findings()).isEmpty();
  }

  private CompileResult compile(String entity, String... more) {
    Sources.write(
        folder, "shop/OrdersTable.java", HEADER + TABLE, "shop/Order.java", HEADER + entity);
    return InProcessCompiler.javac().compile(Sources.write(folder, more));
  }

  private static List<String> blocks() {
    try {
      String readme = Files.readString(Path.of("..", "README.md"));
      return Pattern.compile("^```\\w*\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL)
          .matcher(readme)
          .results()
          .map(block -> block.group(1))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
