package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The class that creates the table: {@code OrdersTableDefinition}. */
public final class DefinitionGenerator {

  private static final ClassName TIME_TO_LIVE_REQUEST =
      ClassName.get(CreateTableMethod.MODEL, "UpdateTimeToLiveRequest");
  private static final ClassName CONTINUOUS_BACKUPS_REQUEST =
      ClassName.get(CreateTableMethod.MODEL, "UpdateContinuousBackupsRequest");

  private final TablePlan plan;
  private final TableModel table;
  private final FreeNames names = new FreeNames();
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
                "The table $L and its indexes: names, and the requests that create them.\n",
                JavadocText.code(table.name()))
            .addFields(fields)
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethod(new CreateTableMethod(plan).method());
    table.timeToLive().ifPresent(name -> type.addMethod(timeToLiveRequest()));
    if (table.settings().pointInTimeRecovery()) {
      type.addMethod(continuousBackupsRequest());
    }
    if (table.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    if (plan.sound()) {
      type.addMethods(CreateTableMethod.shared());
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

  private MethodSpec continuousBackupsRequest() {
    int days = table.settings().recoveryPeriodInDays();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("continuousBackupsRequest")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc(
                "Lets the table be restored to any second of the last $L. Sent once, when the"
                    + " table is active:\nit is no part of the request that creates it.\n\n"
                    + "@param tableName {@link #TABLE_NAME}, or another\n",
                days == 1 ? "day" : days + " days")
            .addParameter(String.class, "tableName")
            .returns(CONTINUOUS_BACKUPS_REQUEST);
    if (!plan.sound()) {
      return method.addStatement(Skeletons.body(table.root().simpleName())).build();
    }
    return method
        .addCode(
            CodeBlock.builder()
                .add("return $T.builder()$>$>\n", CONTINUOUS_BACKUPS_REQUEST)
                .add(".tableName(tableName)\n")
                .add(
                    ".pointInTimeRecoverySpecification(recovery -> recovery$>$>\n"
                        + ".pointInTimeRecoveryEnabled(true)\n"
                        + ".recoveryPeriodInDays($L)$<$<)\n",
                    days)
                .add(".build();\n$<$<")
                .build())
        .build();
  }
}
