package dev.keyplan.processor.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.plan.TablePlan;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RepositoryGeneratorTest {

  private static final List<TypeSpec> TYPES = TableGenerator.types(OrdersModel.plan(), true);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UserRepository",
        "UserAsyncRepository",
        "OrderRepository",
        "OrderSummaryRepository",
        "OrderSummaryAsyncRepository",
        "LineItemRepository",
        "OrderWithItemsRepository",
        "OrderWithItemsAsyncRepository",
        "OrdersTableClient",
        "OrdersTableAsyncClient",
        "OrdersTableTransactionWrites",
        "OrdersTableTransaction",
        "OrdersTableAsyncTransaction"
      })
  void classOfTheOrdersService(String name) {
    TypeSpec type = TYPES.stream().filter(t -> t.name().equals(name)).findFirst().orElseThrow();
    Golden.assertMatches(
        "repositories/" + name + ".java", SourceFileWriter.text(OrdersModel.PACKAGE, type));
  }

  @Test
  void everyClassOfTheOrdersServiceCompilesWithoutWarnings() {
    compiled(OrdersModel.plan());
  }

  @Test
  void skeletonsHaveTheSameNamesAndCompile() {
    List<TypeSpec> skeletons = TableGenerator.types(OrdersModel.unsoundPlan(), true);
    assertThat(skeletons)
        .extracting(TypeSpec::name)
        .containsExactlyElementsOf(TYPES.stream().map(TypeSpec::name).toList());
    compiled(OrdersModel.unsoundPlan());
  }

  private static void compiled(TablePlan plan) {
    GeneratedSources sources = new GeneratedSources();
    OrdersSources.addTo(sources);
    TableGenerator.types(plan, true).forEach(type -> sources.generated("shop", type));
    sources.assertCompiles();
  }
}
