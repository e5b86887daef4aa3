package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.composed;
import static dev.keyplan.processor.Models.entity;
import static dev.keyplan.processor.Models.indexKey;
import static dev.keyplan.processor.Models.primitive;
import static dev.keyplan.processor.Models.tableKey;
import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.Models;
import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.JavaType;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeysGeneratorTest {

  private static final TableModel TABLE = OrdersModel.table();
  private static final TypeRef EVENT = TypeRef.of("shop", "Event");

  @ParameterizedTest
  @ValueSource(strings = {"User", "Order", "OrderSummary", "LineItem", "Stock"})
  void keysOfTheOrdersService(String entity) {
    EntityModel model = TABLE.entity(TypeRef.of("shop", entity)).orElseThrow();
    assertGolden(model);
  }

  @Test
  void aLossyPartIsGivenAsTheAttributeOrAsItsTerm() {
    List<AttributeModel> attributes =
        List.of(
            attribute("tenant", ScalarType.STRING),
            attribute("at", ScalarType.INSTANT),
            attribute("email", ScalarType.STRING));
    EntityModel event =
        entity(
            EVENT,
            attributes,
            List.of(
                tableKey(
                    composed("PK", "{tenant}#{at:month}", attributes),
                    composed("SK", "{at}", attributes)),
                indexKey(
                    "by-email",
                    composed("by-emailPK", "{email:lower}", attributes),
                    composed("by-emailSK", "{at:day}#{at}", attributes))));
    assertGolden(event);
    compiled(
        event, "package shop; record Event(String tenant, java.time.Instant at, String email) {}");
  }

  @Test
  void nativeKeysAndConvertersNeedNoTemplate() {
    AttributeType device =
        new AttributeType.Converted(
            JavaType.of(TypeRef.of("shop", "DeviceId")),
            TypeRef.of("shop", "DeviceIdConverter"),
            Models.scalar(ScalarType.UUID));
    AttributeModel id = attribute("device", device);
    AttributeModel level = attribute("level", primitive(ScalarType.INT));
    AttributeModel at = attribute("at", ScalarType.LONG);
    EntityModel reading =
        entity(
            TypeRef.of("shop", "Reading"),
            List.of(id, level, at),
            List.of(
                tableKey(new KeyAttribute.Native("device", id), new KeyAttribute.Native("at", at)),
                indexKey(
                    "GSI1",
                    composed("GSI1PK", "{device}#{level}", List.of(id, level)),
                    composed("GSI1SK", "{at}", List.of(at)))));
    assertGolden(reading);
    new GeneratedSources()
        .user("shop.DeviceId", "package shop; record DeviceId(java.util.UUID id) {}")
        .user(
            "shop.DeviceIdConverter",
            """
            package shop;
            final class DeviceIdConverter {
              java.util.UUID toAttribute(DeviceId device) { return device.id(); }
            }
            """)
        .user(
            "shop.Reading", "package shop; record Reading(DeviceId device, int level, Long at) {}")
        .generated("shop", generate(reading))
        .assertCompiles();
  }

  @Test
  void primaryKeysOfBytesAreEqualByContent() {
    AttributeModel hash = attribute("hash", ScalarType.BYTES);
    AttributeModel level = attribute("level", primitive(ScalarType.INT));
    EntityModel blob =
        entity(
            TypeRef.of("shop", "Blob"),
            List.of(hash, level),
            List.of(
                tableKey(
                    new KeyAttribute.Native("hash", hash),
                    new KeyAttribute.Native("level", level))));
    assertThat(text(blob))
        .contains("Arrays.equals(this.hash, that.hash)")
        .contains("Objects.hash(Arrays.hashCode(hash), level)");
    compiled(blob, "package shop; record Blob(byte[] hash, int level) {}");
  }

  @Test
  void aNestedAttributeIsOneParameter() {
    AttributeModel login = attribute("owner.login", ScalarType.STRING);
    EntityModel repository =
        entity(
            TypeRef.of("shop", "Repository"),
            List.of(),
            List.of(
                tableKey(
                    composed("PK", "REPO#{owner.login}", List.of(login)),
                    composed("SK", "REPO", List.of()))));
    assertThat(text(repository))
        .contains("String partitionKey(String ownerLogin)")
        .contains("KeyText.string(\"Repository\", \"owner.login\", ownerLogin, \"\")")
        .contains("record PrimaryKey(String ownerLogin)");
  }

  @Test
  void anIndexOverTheTablesOwnKeysHasNoBuildersOfItsOwn() {
    List<AttributeModel> attributes = List.of(attribute("a", ScalarType.STRING));
    KeyAttribute partition = composed("PK", "A#{a}", attributes);
    KeyAttribute sort = composed("SK", "B#{a}", attributes);
    EntityModel inverted =
        entity(
            TypeRef.of("shop", "Edge"),
            attributes,
            List.of(tableKey(partition, sort), indexKey("Inverted", sort, partition)));
    assertThat(generate(inverted).methodSpecs())
        .extracting(method -> method.name())
        .containsExactly("<init>", "partitionKey", "sortKey", "primaryKey");
  }

  @Test
  void aRefusedTableKeyLeavesASkeletonThatCompiles() {
    EntityModel refused =
        new EntityModel(
            EVENT, "Event", List.of(), List.of(), List.of(), Set.of(""), false, Origin.UNKNOWN);
    assertThat(text(refused)).contains("record PrimaryKey()");
    compiled(refused, "package shop; record Event() {}");
  }

  @Test
  void theKeysOfTheOrdersServiceCompileWithoutWarnings() {
    GeneratedSources sources = new GeneratedSources();
    for (EntityModel entity : TABLE.entities()) {
      String name = entity.type().simpleName();
      sources.user("shop." + name, "package shop; public record " + name + "() {}");
      sources.generated("shop", generate(entity));
    }
    sources.assertCompiles();
  }

  private static void compiled(EntityModel entity, String source) {
    new GeneratedSources()
        .user(entity.type().qualifiedName(), source)
        .generated("shop", generate(entity))
        .assertCompiles();
  }

  private static void assertGolden(EntityModel entity) {
    Golden.assertMatches("keys/" + entity.type().simpleName() + "Keys.java", text(entity));
  }

  private static TypeSpec generate(EntityModel entity) {
    return new KeysGenerator(TABLE).generate(entity);
  }

  private static String text(EntityModel entity) {
    return SourceFileWriter.text("shop", generate(entity));
  }
}
