package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TableSettings;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The request that creates the table, with its indexes and settings. */
final class CreateTableMethod {

  static final String MODEL = "software.amazon.awssdk.services.dynamodb.model";

  private static final ClassName REQUEST = ClassName.get(MODEL, "CreateTableRequest");
  private static final ClassName ATTRIBUTE = ClassName.get(MODEL, "AttributeDefinition");
  private static final ClassName SCALAR_TYPE = ClassName.get(MODEL, "ScalarAttributeType");
  private static final ClassName KEY_ELEMENT = ClassName.get(MODEL, "KeySchemaElement");
  private static final ClassName KEY_TYPE = ClassName.get(MODEL, "KeyType");
  private static final ClassName PROJECTION_TYPE = ClassName.get(MODEL, "ProjectionType");

  private final TablePlan plan;
  private final TableModel table;
  private final SettingsCode settings;

  CreateTableMethod(TablePlan plan) {
    this.plan = plan;
    this.table = plan.table();
    this.settings = new SettingsCode(table.settings());
  }

  MethodSpec method() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("createTableRequest")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc(
                "Creates the table with all its indexes, $L.\n\n"
                    + "@param tableName {@link #TABLE_NAME}, or another\n",
                billing(table.settings()))
            .addParameter(String.class, "tableName")
            .returns(REQUEST);
    if (settings.leavesKeyOpen()) {
      method
          .addJavadoc(
              "@param $L id, ARN or alias of the KMS key that encrypts the table; the design leaves"
                  + " it open\n",
              SettingsCode.KEY_PARAMETER)
          .addParameter(String.class, SettingsCode.KEY_PARAMETER);
    }
    if (!plan.sound()) {
      return method.addStatement(Skeletons.body(table.root().simpleName())).build();
    }
    CodeBlock.Builder request =
        CodeBlock.builder()
            .add("return $T.builder()$>$>\n", REQUEST)
            .add(".tableName(tableName)\n")
            .add(".attributeDefinitions($>$>\n$L$<$<)\n", attributes())
            .add(
                ".keySchema($L)\n",
                keySchema(List.of(table.partitionKey()), table.sortKey().stream().toList()));
    indexes(request, IndexModel.Kind.LOCAL, "Local");
    indexes(request, IndexModel.Kind.GLOBAL, "Global");
    return method.addCode(request.add(settings.ofTable()).add(".build();\n$<$<").build()).build();
  }

  private static String billing(TableSettings settings) {
    return settings.provisioned()
        ? "provisioned with "
            + settings.throughput().readUnits()
            + " read and "
            + settings.throughput().writeUnits()
            + " write units a second"
        : "billed on demand";
  }

  private CodeBlock attributes() {
    List<CodeBlock> attributes = new ArrayList<>();
    plan.keyTypes()
        .forEach(
            (name, type) ->
                attributes.add(
                    CodeBlock.of("attribute($S, $T.$L)", name, SCALAR_TYPE, type.name())));
    return CodeBlock.join(attributes, ",\n");
  }

  private static CodeBlock keySchema(List<String> partitionKey, List<String> sortKey) {
    List<CodeBlock> elements = new ArrayList<>();
    partitionKey.forEach(name -> elements.add(CodeBlock.of("key($S, $T.HASH)", name, KEY_TYPE)));
    sortKey.forEach(name -> elements.add(CodeBlock.of("key($S, $T.RANGE)", name, KEY_TYPE)));
    return CodeBlock.join(elements, ", ");
  }

  private void indexes(CodeBlock.Builder request, IndexModel.Kind kind, String adjective) {
    ClassName type = ClassName.get(MODEL, adjective + "SecondaryIndex");
    List<CodeBlock> indexes =
        plan.indexes().stream()
            .filter(planned -> planned.index().kind() == kind)
            .map(planned -> index(type, planned))
            .toList();
    if (!indexes.isEmpty()) {
      String setter = GeneratedNames.decapitalized(adjective) + "SecondaryIndexes";
      request.add(".$N($>$>\n$L$<$<)\n", setter, CodeBlock.join(indexes, ",\n"));
    }
  }

  private CodeBlock index(ClassName type, PlannedIndex planned) {
    return CodeBlock.builder()
        .add("$T.builder()$>$>\n", type)
        .add(".indexName($S)\n", planned.index().name())
        .add(
            ".keySchema($L)\n",
            keySchema(planned.index().partitionKey(), planned.index().sortKey()))
        .add(".projection($L)\n", projection(planned))
        .add(settings.units(planned.index().throughput()))
        .add(".build()$<$<")
        .build();
  }

  private static CodeBlock projection(PlannedIndex planned) {
    CodeBlock.Builder projection =
        CodeBlock.builder()
            .add(
                "projection -> projection$>$>\n.projectionType($T.$L)",
                PROJECTION_TYPE,
                planned.projection());
    if (!planned.nonKeyAttributes().isEmpty()) {
      List<CodeBlock> names =
          planned.nonKeyAttributes().stream().map(name -> CodeBlock.of("$S", name)).toList();
      projection.add("\n.nonKeyAttributes($L)", CodeBlock.join(names, ",$W"));
    }
    return projection.add("$<$<").build();
  }

  /** What the request is made with. */
  static List<MethodSpec> shared() {
    return List.of(attribute(), key());
  }

  private static MethodSpec attribute() {
    return MethodSpec.methodBuilder("attribute")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(String.class, "name")
        .addParameter(SCALAR_TYPE, "type")
        .returns(ATTRIBUTE)
        .addStatement(
            "return $T.builder().attributeName(name).attributeType(type).build()", ATTRIBUTE)
        .build();
  }

  private static MethodSpec key() {
    return MethodSpec.methodBuilder("key")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(String.class, "name")
        .addParameter(KEY_TYPE, "type")
        .returns(KEY_ELEMENT)
        .addStatement("return $T.builder().attributeName(name).keyType(type).build()", KEY_ELEMENT)
        .build();
  }
}
