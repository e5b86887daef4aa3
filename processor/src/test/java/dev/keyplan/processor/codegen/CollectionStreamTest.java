package dev.keyplan.processor.codegen;

import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.OrderViewModel;
import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.plan.TablePlan;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is generated for a sealed collection. */
class CollectionStreamTest {

  private static final List<TypeSpec> TYPES = TableGenerator.types(OrderViewModel.plan(), true);

  @ParameterizedTest
  @ValueSource(strings = {"OrderViewRepository", "OrderViewAsyncRepository"})
  void repositoryOfTheOrderView(String name) {
    TypeSpec type = TYPES.stream().filter(t -> t.name().equals(name)).findFirst().orElseThrow();
    Golden.assertMatches(
        "repositories/" + name + ".java", SourceFileWriter.text(OrdersModel.PACKAGE, type));
  }

  @Test
  void itsRepositoriesCompileWithoutWarnings() {
    compiled(OrderViewModel.plan());
  }

  @Test
  void soDoTheirSkeletons() {
    TablePlan plan = OrderViewModel.plan();
    compiled(
        new TablePlan(
            plan.table(),
            plan.partitionKeyType(),
            plan.sortKeyType(),
            plan.patterns(),
            plan.indexes(),
            false));
  }

  private static void compiled(TablePlan plan) {
    GeneratedSources sources = new GeneratedSources();
    OrdersSources.addTo(sources);
    TableGenerator.types(plan, true).forEach(type -> sources.generated("shop", type));
    sources.assertCompiles();
  }
}
