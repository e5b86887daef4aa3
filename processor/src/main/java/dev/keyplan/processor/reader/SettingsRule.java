package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP802;

import dev.keyplan.processor.diagnostics.SourceOrigin;

/** Settings that DynamoDB would refuse, or that contradict each other. */
final class SettingsRule {

  private static final int LONGEST_RECOVERY = 35;

  private final ReadContext context;

  SettingsRule(ReadContext context) {
    this.context = context;
  }

  void check(AnnotationView table) {
    boolean provisioned = table.enumConstant("billing").value().equals("PROVISIONED");
    ThroughputRule units = new ThroughputRule(context, provisioned);
    units.check(table, "the table", table.origin("billing"));
    for (AnnotationView index : table.annotations("globalIndexes")) {
      units.check(index, index.text("name").value(), index.origin());
    }
    checkRecovery(table);
    checkEncryption(table);
    new TagsRule(context).check(table);
  }

  private void checkRecovery(AnnotationView table) {
    Value<Integer> days = table.integer("recoveryPeriodInDays");
    if (!days.written()) {
      return;
    }
    if (!table.flag("pointInTimeRecovery").value()) {
      refuse(
          days.origin(),
          "a recovery period without point-in-time recovery",
          "fix      leave recoveryPeriodInDays out, or pointInTimeRecovery = true");
    } else if (days.value() < 1 || days.value() > LONGEST_RECOVERY) {
      refuse(
          days.origin(),
          "a recovery period of " + days.value() + " days",
          "DynamoDB keeps 1 to " + LONGEST_RECOVERY + " days",
          "fix      recoveryPeriodInDays = " + (days.value() < 1 ? 1 : LONGEST_RECOVERY));
    }
  }

  private void checkEncryption(AnnotationView table) {
    Value<String> key = table.text("encryptionKey");
    String encryption = table.enumConstant("encryption").value();
    if (!key.value().isEmpty() && !encryption.equals("CUSTOMER_MANAGED_KEY")) {
      refuse(
          key.origin(),
          "an encryption key, but the table is encrypted by "
              + (encryption.equals("AWS_MANAGED_KEY") ? "aws/dynamodb" : "DynamoDB's own"),
          "fix      encryption = Encryption.CUSTOMER_MANAGED_KEY, or leave encryptionKey out");
    }
  }

  private void refuse(SourceOrigin origin, String headline, String... details) {
    context.report(KP802, origin, headline, details);
  }
}
