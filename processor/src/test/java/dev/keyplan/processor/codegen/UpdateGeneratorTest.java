package dev.keyplan.processor.codegen;

import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.OrdersModel;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The classes by which items are changed, and conditions on them are made. */
class UpdateGeneratorTest {

  private static final List<TypeSpec> TYPES = TableGenerator.types(OrdersModel.plan(), true);

  @ParameterizedTest
  @ValueSource(strings = {"OrderUpdate", "OrderConditions", "OrderSummaryUpdate"})
  void classOfTheOrdersService(String name) {
    TypeSpec type = TYPES.stream().filter(t -> t.name().equals(name)).findFirst().orElseThrow();
    Golden.assertMatches(
        "updates/" + name + ".java", SourceFileWriter.text(OrdersModel.PACKAGE, type));
  }
}
