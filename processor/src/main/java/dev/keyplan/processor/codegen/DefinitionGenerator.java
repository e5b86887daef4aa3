package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The class that creates the table: {@code OrdersTableDefinition}. */
public final class DefinitionGenerator {

  private static final String MODEL = "software.amazon.awssdk.services.dynamodb.model";
  private static final ClassName REQUEST = ClassName.get(MODEL, "CreateTableRequest");
  private static final ClassName ATTRIBUTE = ClassName.get(MODEL, "AttributeDefinition");
  private static final ClassName SCALAR_TYPE = ClassName.get(MODEL, "ScalarAttributeType");
  private static final ClassName KEY_ELEMENT = ClassName.get(MODEL, "KeySchemaElement");
  private static final ClassName KEY_TYPE = ClassName.get(MODEL, "KeyType");
  private static final ClassName PROJECTION_TYPE = ClassName.get(MODEL, "ProjectionType");
  private static final ClassName TIME_TO_LIVE_REQUEST =
      ClassName.get(MODEL, "UpdateTimeToLiveRequest");
  private static final ClassName BILLING_MODE = ClassName.get(MODEL, "BillingMode");

  private final TablePlan plan;
  private final TableModel table;
  private final NameAllocator names = new NameAllocator();
  private final List<FieldSpec> fields = new ArrayList<>();

  public DefinitionGenerator(TablePlan plan) {
    this.plan = plan;
    this.table = plan.table();
  }

  public TypeSpec definition() {
    constant("TABLE_NAME", table.name(), "The table's name, unless another is given.");
    constant("PARTITION_KEY", table.partitionKey(), "The table's partition key attribute.");
    table
        .sortKey()
        .ifPresent(name -> constant("SORT_KEY", name, "The table's sort key attribute."));
    table
        .entityTypeAttribute()
        .ifPresent(
            name ->
                constant("ENTITY_TYPE", name, "The attribute that tells items apart by entity."));
    table
        .timeToLive()
        .ifPresent(
            name -> constant("TIME_TO_LIVE", name, "The attribute that says when items expire."));
    table.indexes().forEach(this::constants);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(new GeneratedNames(table).definition())
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                "The table $L and its indexes: names, and the request that creates them.\n",
                JavadocText.code(table.name()))
            .addFields(fields)
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethod(createTableRequest());
    table.timeToLive().ifPresent(name -> type.addMethod(timeToLiveRequest()));
    if (table.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    if (plan.sound()) {
      type.addMethod(attribute()).addMethod(key());
    }
    return type.build();
  }

  private void constants(IndexModel index) {
    String stem = GeneratedNames.constant(GeneratedNames.indexStem(index.name()));
    constant(stem, index.name(), "The name of the index " + JavadocText.code(index.name()) + ".");
    keyConstants(stem + "_PARTITION_KEY", index.partitionKey(), "partition");
    keyConstants(stem + "_SORT_KEY", index.sortKey(), "sort");
  }

  private void keyConstants(String stem, List<String> storedNames, String half) {
    for (int i = 0; i < storedNames.size(); i++) {
      String number = storedNames.size() == 1 ? "" : Integer.toString(i + 1);
      String ordinal = storedNames.size() == 1 ? "The " : "Number " + (i + 1) + " of the ";
      constant(stem + number, storedNames.get(i), ordinal + "index's " + half + " key attribute.");
    }
  }

  private void constant(String name, String value, String javadoc) {
    fields.add(
        FieldSpec.builder(
                String.class, names.newName(name), Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("$L\n", javadoc)
            .initializer("$S", value)
            .build());
  }

  private MethodSpec createTableRequest() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("createTableRequest")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc(
                "Creates the table with all its indexes, billed on demand.\n\n"
                    + "@param tableName {@link #TABLE_NAME}, or another\n")
            .addParameter(String.class, "tableName")
            .returns(REQUEST);
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
    return method
        .addCode(
            request
                .add(".billingMode($T.PAY_PER_REQUEST)\n", BILLING_MODE)
                .add(".build();\n$<$<")
                .build())
        .build();
  }

  private MethodSpec timeToLiveRequest() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("timeToLiveRequest")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc(
                "Lets DynamoDB delete expired items, some time after {@link #TIME_TO_LIVE}. Sent once,"
                    + " when\nthe table is active: it is no part of the request that creates it.\n\n"
                    + "@param tableName {@link #TABLE_NAME}, or another\n")
            .addParameter(String.class, "tableName")
            .returns(TIME_TO_LIVE_REQUEST);
    if (!plan.sound()) {
      return method.addStatement(Skeletons.body(table.root().simpleName())).build();
    }
    return method
        .addCode(
            CodeBlock.builder()
                .add("return $T.builder()$>$>\n", TIME_TO_LIVE_REQUEST)
                .add(".tableName(tableName)\n")
                .add(
                    ".timeToLiveSpecification(timeToLive ->"
                        + " timeToLive.attributeName($N).enabled(true))\n",
                    "TIME_TO_LIVE")
                .add(".build();\n$<$<")
                .build())
        .build();
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

  private static CodeBlock index(ClassName type, PlannedIndex planned) {
    return CodeBlock.builder()
        .add("$T.builder()$>$>\n", type)
        .add(".indexName($S)\n", planned.index().name())
        .add(
            ".keySchema($L)\n",
            keySchema(planned.index().partitionKey(), planned.index().sortKey()))
        .add(".projection($L)\n", projection(planned))
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
