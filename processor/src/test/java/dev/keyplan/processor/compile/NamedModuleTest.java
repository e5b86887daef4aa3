package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A root in a named module that exports its package, and does not see {@code java.compiler}. */
class NamedModuleTest {

  @TempDir private Path folder;

  @Test
  void generatedClassesCompileWithoutWarnings() {
    Sources sources =
        Sources.write(
            folder,
            "options.txt",
            "--add-reads\nshop=ALL-UNNAMED",
            "module-info.java",
            "module shop { exports shop; }",
            "shop/Orders.java",
            """
            package shop;

            import dev.keyplan.annotation.*;

            @SuppressWarnings("exports")
            @Entity
            @Table(name = "orders", entities = Orders.class)
            @Key(partition = "ORDER#{id}", sort = "META")
            @AccessPattern(name = "find", by = "id")
            public record Orders(String id) {}
            """);

    CompileResult result = InProcessCompiler.javac().compile(sources);

    assertThat(result.text()).isEmpty();
    assertThat(result.outputs().get("shop/OrdersRepository.java"))
        .contains("@SuppressWarnings(\"exports\")")
        .doesNotContain("javax.annotation.processing.Generated");
  }
}
