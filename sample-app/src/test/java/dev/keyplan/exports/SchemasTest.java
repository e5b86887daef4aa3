package dev.keyplan.exports;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every export is held against a strict schema of its format, and against what none can say. */
class SchemasTest {

  private static final JsonSchema TABLE = schema("aws-dynamodb-table.strict.schema.json");
  private static final JsonSchema MODULE = schema("terraform-module.strict.schema.json");

  private static JsonSchema schema(String name) {
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
        .getSchema(SchemasTest.class.getResourceAsStream("/schemas/" + name));
  }

  static List<Exported> exports() {
    return Exported.all();
  }

  @ParameterizedTest
  @MethodSource("exports")
  void theTemplateIsOneOfATable(Exported exported) {
    JsonNode properties = new Template(exported.json("cloudformation.json")).properties();

    assertThat(TABLE.validate(properties)).isEmpty();
    assertThat(references(properties)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("exports")
  void theModuleIsOneOfATable(Exported exported) {
    assertThat(MODULE.validate(exported.json("terraform.tf.json"))).isEmpty();
  }

  @Test
  void theSchemasRefuseWhatIsBroken() {
    Exported exported = exports().get(0);
    String template = new Template(exported.json("cloudformation.json")).properties().toString();
    assertThat(TABLE.validate(Exported.parse(template.replace("BillingMode", "Billing"))))
        .isNotEmpty();
    assertThat(TABLE.validate(Exported.parse(template.replace("HASH", "RANGE")))).isNotEmpty();
    assertThat(references(Exported.parse(template.replaceFirst("\"AttributeName\":\"", "$0x"))))
        .isNotEmpty();
    String module = exported.json("terraform.tf.json").toString();
    assertThat(MODULE.validate(Exported.parse(module.replace("hash_key", "partition_key"))))
        .isNotEmpty();
    assertThat(MODULE.validate(Exported.parse(module.replace("prevent_destroy", "prevent"))))
        .isNotEmpty();
  }

  /** What is wrong between the parts of a table. */
  private static List<String> references(JsonNode table) {
    List<String> wrong = new ArrayList<>();
    TreeSet<String> defined = new TreeSet<>();
    for (JsonNode attribute : table.get("AttributeDefinitions")) {
      if (!defined.add(attribute.get("AttributeName").textValue())) {
        wrong.add("defined twice: " + attribute);
      }
    }
    TreeSet<String> tableKeys = keys(table, wrong);
    TreeSet<String> used = new TreeSet<>(tableKeys);
    TreeSet<String> names = new TreeSet<>();
    int included = 0;
    for (String member : List.of("LocalSecondaryIndexes", "GlobalSecondaryIndexes")) {
      for (JsonNode index : table.path(member)) {
        if (!names.add(index.get("IndexName").textValue())) {
          wrong.add("two indexes: " + index);
        }
        TreeSet<String> keys = keys(index, wrong);
        used.addAll(keys);
        keys.addAll(tableKeys);
        TreeSet<String> nonKeys = new TreeSet<>();
        for (JsonNode name : index.get("Projection").path("NonKeyAttributes")) {
          included++;
          if (!nonKeys.add(name.textValue()) || keys.contains(name.textValue())) {
            wrong.add("twice, or a key: " + name);
          }
        }
      }
    }
    if (!defined.equals(used)) {
      wrong.add("defined " + defined + ", used " + used);
    }
    if (included > 100) {
      wrong.add("included " + included);
    }
    return wrong;
  }

  private static TreeSet<String> keys(JsonNode owner, List<String> wrong) {
    TreeSet<String> keys = new TreeSet<>();
    for (JsonNode element : owner.get("KeySchema")) {
      if (!keys.add(element.get("AttributeName").textValue())) {
        wrong.add("twice in a key: " + element);
      }
    }
    return keys;
  }
}
