package dev.keyplan.processor.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.plan.TablePlan;
import java.util.List;
import javax.lang.model.element.Modifier;
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
    assertThat(staticMethods(skeleton)).isNotEmpty().isEqualTo(staticMethods(whole));
    assertThat(skeleton.toString()).contains("UnsupportedOperationException");
  }

  /** All others are of objects, which users have none of. */
  private static List<String> staticMethods(TypeSpec mapper) {
    return mapper.methodSpecs().stream()
        .filter(method -> method.modifiers().contains(Modifier.STATIC))
        .map(method -> method.name() + method.parameters() + method.returnType())
        .toList();
  }

  private static GeneratedSources sources(TablePlan plan) {
    MapperGenerator mappers = new MapperGenerator(plan);
    KeysGenerator keys = new KeysGenerator(plan.table());
    GeneratedSources sources = new GeneratedSources();
    OrdersSources.addTo(sources);
    for (EntityModel entity : plan.table().entities()) {
      sources.generated(OrdersModel.PACKAGE, mappers.entity(entity));
      sources.generated(OrdersModel.PACKAGE, keys.generate(entity));
      sources.generated(
          OrdersModel.PACKAGE,
          new ConditionsGenerator(plan, entity, mappers.outside(entity)).generate());
    }
    return sources.generated(OrdersModel.PACKAGE, mappers.view(OrdersModel.openOrder()));
  }

  private static void assertGolden(TypeSpec type) {
    Golden.assertMatches(
        "mapping/" + type.name() + ".java", SourceFileWriter.text(OrdersModel.PACKAGE, type));
  }
}
