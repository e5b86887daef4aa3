package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.TableSettings;
import dev.keyplan.processor.model.TableSettings.Encryption;
import dev.keyplan.processor.model.Throughput;
import java.util.ArrayList;
import java.util.List;

/** The settings of a table in the request that creates it; DynamoDB's own defaults are left out. */
final class SettingsCode {

  /** Takes the key of a design that names none: the request would else ask for another one. */
  static final String KEY_PARAMETER = "encryptionKey";

  private static final ClassName BILLING_MODE = model("BillingMode");
  private static final ClassName STREAM_VIEW_TYPE = model("StreamViewType");
  private static final ClassName SSE_TYPE = model("SSEType");
  private static final ClassName TABLE_CLASS = model("TableClass");
  private static final ClassName TAG = model("Tag");

  private final TableSettings settings;

  SettingsCode(TableSettings settings) {
    this.settings = settings;
  }

  boolean leavesKeyOpen() {
    return settings.encryption() == Encryption.CUSTOMER_MANAGED_KEY
        && settings.encryptionKey().isEmpty();
  }

  /** Lines of a builder's calls. */
  CodeBlock ofTable() {
    CodeBlock.Builder code = CodeBlock.builder();
    code.add(
        ".billingMode($T.$L)\n",
        BILLING_MODE,
        settings.provisioned() ? "PROVISIONED" : "PAY_PER_REQUEST");
    code.add(units(settings.throughput()));
    settings
        .streamView()
        .ifPresent(
            view ->
                code.add(
                    ".streamSpecification(stream ->"
                        + " stream.streamEnabled(true).streamViewType($T.$L))\n",
                    STREAM_VIEW_TYPE,
                    view));
    if (settings.encryption() != Encryption.AWS_OWNED_KEY) {
      code.add(
          ".sseSpecification(encryption -> encryption.enabled(true).sseType($T.KMS)$L)\n",
          SSE_TYPE,
          key());
    }
    if (!settings.tableClass().equals("STANDARD")) {
      code.add(".tableClass($T.$L)\n", TABLE_CLASS, settings.tableClass());
    }
    if (settings.deletionProtection()) {
      code.add(".deletionProtectionEnabled(true)\n");
    }
    if (!settings.tags().isEmpty()) {
      code.add(".tags($>$>\n$L$<$<)\n", tags());
    }
    return code.build();
  }

  /** Of the table or a global index. */
  CodeBlock units(Throughput units) {
    List<CodeBlock> calls = new ArrayList<>();
    boolean provisioned = settings.provisioned();
    if (units.readUnits() > 0) {
      String setter = provisioned ? "readCapacityUnits" : "maxReadRequestUnits";
      calls.add(CodeBlock.of(".$N($LL)", setter, units.readUnits()));
    }
    if (units.writeUnits() > 0) {
      String setter = provisioned ? "writeCapacityUnits" : "maxWriteRequestUnits";
      calls.add(CodeBlock.of(".$N($LL)", setter, units.writeUnits()));
    }
    return calls.isEmpty()
        ? CodeBlock.of("")
        : CodeBlock.of(
            ".$N(units -> units$L)\n",
            provisioned ? "provisionedThroughput" : "onDemandThroughput",
            CodeBlock.join(calls, ""));
  }

  private CodeBlock key() {
    if (settings.encryption() != Encryption.CUSTOMER_MANAGED_KEY) {
      return CodeBlock.of("");
    }
    return leavesKeyOpen()
        ? CodeBlock.of(".kmsMasterKeyId($N)", KEY_PARAMETER)
        : CodeBlock.of(".kmsMasterKeyId($S)", settings.encryptionKey());
  }

  private CodeBlock tags() {
    List<CodeBlock> tags = new ArrayList<>();
    settings
        .tags()
        .forEach(
            (key, value) ->
                tags.add(CodeBlock.of("$T.builder().key($S).value($S).build()", TAG, key, value)));
    return CodeBlock.join(tags, ",\n");
  }

  private static ClassName model(String simpleName) {
    return ClassName.get(CreateTableMethod.MODEL, simpleName);
  }
}
