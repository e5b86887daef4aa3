package dev.keyplan.processor.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.plan.TablePlan;
import org.junit.jupiter.api.Test;

class MapperGeneratorTest {

  private final MapperGenerator generator = new MapperGenerator(OrdersModel.plan());

  @Test
  void mapperOfAnEntityWithASparseIndex() {
    assertGolden(generator.entity(OrdersModel.order()));
  }

  @Test
  void mapperOfAView() {
    assertGolden(generator.view(OrdersModel.openOrder()));
  }

  @Test
  void allMappersCompileWithoutWarnings() {
    assertThat(sources(OrdersModel.plan()).load()).isNotNull();
  }

  @Test
  void skeletonsHaveTheSameSignaturesAndCompile() {
    TypeSpec whole = generator.entity(OrdersModel.order());
    TypeSpec skeleton = new MapperGenerator(OrdersModel.unsoundPlan()).entity(OrdersModel.order());

    assertThat(sources(OrdersModel.unsoundPlan()).load()).isNotNull();
    assertThat(skeleton.methodSpecs())
        .extracting(method -> method.name() + method.parameters() + method.returnType())
        .isEqualTo(
            whole.methodSpecs().stream()
                .map(method -> method.name() + method.parameters() + method.returnType())
                .toList());
    assertThat(skeleton.toString()).contains("UnsupportedOperationException");
  }

  private static GeneratedSources sources(TablePlan plan) {
    MapperGenerator mappers = new MapperGenerator(plan);
    KeysGenerator keys = new KeysGenerator(plan.table());
    GeneratedSources sources = new GeneratedSources();
    OrdersSources.addTo(sources);
    for (EntityModel entity : plan.table().entities()) {
      sources.generated(OrdersModel.PACKAGE, mappers.entity(entity));
      sources.generated(OrdersModel.PACKAGE, keys.generate(entity));
    }
    return sources.generated(OrdersModel.PACKAGE, mappers.view(OrdersModel.openOrder()));
  }

  private static void assertGolden(TypeSpec type) {
    Golden.assertMatches(
        "mapping/" + type.name() + ".java", SourceFileWriter.text(OrdersModel.PACKAGE, type));
  }
}
