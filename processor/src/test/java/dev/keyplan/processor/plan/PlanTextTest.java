package dev.keyplan.processor.plan;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.parameter;
import static dev.keyplan.processor.Models.scalar;
import static dev.keyplan.processor.Models.template;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.ScalarType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlanTextTest {

  private static final AttributeModel AT = attribute("at", ScalarType.INSTANT);

  @Test
  void namesOperationPathAndKeyConditionOfEachPattern() {
    List<String> lines =
        OrdersModel.plan().patterns().stream()
            .map(planned -> PlanText.line(planned.plan().orElseThrow()))
            .toList();

    assertThat(lines)
        .containsExactly(
            "GetItem on the table: PK = USER#userId and SK = PROFILE",
            "Query on GSI1: GSI1PK = WAREHOUSE#warehouseId#OPEN",
            "Query on the table: PK = USER#userId and begins_with(SK, ORDER#), backwards",
            "Query on the table: PK = ORDER#orderId, strongly consistent");
  }

  @Test
  void givesOneConditionForEachKeyAttribute() {
    assertThat(PlanText.conditions(OrdersModel.plan().patterns().get(0).plan().orElseThrow()))
        .containsExactly("PK = USER#userId", "SK = PROFILE");
  }

  @Test
  void tellsBothEndsOfRangesAndOfFixedIntervals() {
    BoundSegment.Literal event = new BoundSegment.Literal("EVENT#");
    List<KeyPart> parts = template("EVENT#{at:month}#{at}", List.of(AT)).parts();
    AttributePath path = AttributePath.parse("at");
    List<BoundSegment> ranged =
        List.of(
            event,
            new BoundSegment.FromRange(parts.get(0), path),
            new BoundSegment.Literal("#"),
            new BoundSegment.FromRange(parts.get(1), path));

    assertThat(PlanText.interval(new SortInterval.Range("SK", ranged, "")))
        .isEqualTo(
            "SK between EVENT#(least at:month)#(least at)"
                + " and EVENT#(greatest at:month)#(greatest at)");
    assertThat(PlanText.interval(new SortInterval.NativeRange("at", AT)))
        .isEqualTo("at between (least at) and (greatest at)");
    assertThat(
            PlanText.interval(
                new SortInterval.Between(
                    "SK", List.of(event), List.of(new BoundSegment.Literal("ITEM$")))))
        .isEqualTo("SK between EVENT# and ITEM$");
    assertThat(PlanText.interval(new SortInterval.Whole())).isEmpty();
  }

  @Test
  void namesTheParameterThatHoldsAPrefix() {
    AttributeModel title = attribute("title", ScalarType.STRING);
    KeyPart part = template("{title}", List.of(title)).parts().get(0);

    assertThat(
            PlanText.interval(
                new SortInterval.StartsWith(
                    "SK", List.of(new BoundSegment.Literal("TITLE#")), part, "#")))
        .isEqualTo("begins_with(SK, TITLE#titlePrefix)");
    assertThat(PlanText.interval(new SortInterval.NativeStartsWith("stored title", title)))
        .isEqualTo("begins_with(stored title, titlePrefix)");
  }

  @Test
  void writesConstantsAndNestedParametersOfNativeKeys() {
    AttributeModel name = attribute("name", ScalarType.STRING);
    BoundKey constant =
        new BoundKey.Value(
            "name",
            name,
            Optional.empty(),
            Optional.of(new Constant(scalar(ScalarType.STRING), "a")));
    BoundKey given =
        new BoundKey.Value("login", name, Optional.of(parameter("owner.login")), Optional.empty());

    assertThat(PlanText.equality(constant)).isEqualTo("name = 'a'");
    assertThat(PlanText.equality(given)).isEqualTo("login = ownerLogin");
  }
}
