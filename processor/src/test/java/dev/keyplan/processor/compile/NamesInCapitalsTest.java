package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In an expression a mapper's constant, as that of an attribute {@code os}, hides a type OS. */
class NamesInCapitalsTest {

  @TempDir private Path folder;

  @Test
  void attributesMayBeNamedAsTheirTypes() {
    CompileResult result =
        InProcessCompiler.javac()
            .compile(
                Sources.write(
                    folder,
                    "shop/Shop.java",
                    """
                    package shop;

                    import dev.keyplan.annotation.*;

                    @Table(name = "shop", entities = Device.class, globalIndexes = @GlobalIndex(name = "open"))
                    interface Shop {}
                    """,
                    "shop/Device.java",
                    """
                    package shop;

                    import dev.keyplan.annotation.*;
                    import java.util.*;

                    @Entity @Key(partition = "D#{id}", sort = "{os}")
                    @Key(index = "open", partition = "OPEN", sort = "{id}", when = "os = LINUX")
                    @AccessPattern(name = "os", by = "os = LINUX")
                    record Device(String id, OS os, SKU sku, List<SKU> others) {}
                    """,
                    "shop/OS.java",
                    "package shop; enum OS { LINUX, OTHER }",
                    "shop/SKU.java",
                    """
                    package shop;

                    final class SKU {
                      final String sku;
                      private SKU(String sku) { this.sku = sku; }
                      static SKU of(String sku) { return new SKU(sku); }
                    }
                    """));

    assertThat(result.errors()).isEmpty();
  }
}
