package dev.keyplan.processor.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.Models;
import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The orders service with unique e-mail addresses. */
class GuardedMethodsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UserKeys",
        "UserMapper",
        "UserRepository",
        "UserAsyncRepository",
        "OrdersTableTransactionWrites"
      })
  void classOfAnEntityWithAUniqueAttribute(String name) {
    TypeSpec type = type(plan(true), name);
    Golden.assertMatches(
        "guards/" + name + ".java", SourceFileWriter.text(OrdersModel.PACKAGE, type));
  }

  @Test
  void skeletonsHaveTheSameMethodsAndAllCompiles() {
    for (boolean sound : List.of(true, false)) {
      GeneratedSources sources = new GeneratedSources();
      OrdersSources.addTo(sources);
      TableGenerator.types(plan(sound), true).forEach(t -> sources.generated("shop", t));
      sources.assertCompiles();
      assertThat(type(plan(sound), "UserRepository").methodSpecs())
          .extracting(MethodSpec::name)
          .containsSubsequence("create", "replace", "delete")
          .doesNotContain("put")
          .doesNotHaveDuplicates();
    }
  }

  private static TypeSpec type(TablePlan plan, String name) {
    return TableGenerator.types(plan, true).stream()
        .filter(type -> type.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static TablePlan plan(boolean sound) {
    TablePlan plan = sound ? OrdersModel.plan() : OrdersModel.unsoundPlan();
    TableModel table = plan.table();
    List<EntityModel> entities = new ArrayList<>(table.entities());
    entities.set(0, unique(entities.get(0)));
    TableModel changed =
        new TableModel(
            table.root(),
            table.name(),
            table.partitionKey(),
            table.sortKey(),
            table.entityTypeAttribute(),
            table.indexes(),
            entities,
            table.collections(),
            table.nested(),
            table.isPublic(),
            table.origin());
    return new TablePlan(
        changed,
        plan.partitionKeyType(),
        plan.sortKeyType(),
        plan.patterns(),
        plan.indexes(),
        plan.primaryKeys(),
        sound);
  }

  private static EntityModel unique(EntityModel user) {
    AttributeModel email = user.attribute("email").orElseThrow();
    EntityKey guard =
        Models.tableKey(
            Models.composed("PK", "EMAIL#{email:lower}", user.attributes()),
            Models.composed("SK", "EMAIL", user.attributes()));
    return new EntityModel(
        user.type(),
        user.typeName(),
        user.sharesKeysWith(),
        user.attributes(),
        user.keys(),
        List.of(new UniqueModel(email, guard, Origin.UNKNOWN)),
        user.patterns(),
        user.invalidKeys(),
        user.isPublic(),
        user.origin());
  }
}
