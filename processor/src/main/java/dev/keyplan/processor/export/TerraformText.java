package dev.keyplan.processor.export;

import java.util.List;

/** Texts in Terraform's JSON, which reads most of them as templates. */
final class TerraformText {

  private TerraformText() {}

  /** The text itself, whatever stands in it (Terraform, "Strings and templates"). */
  static String literal(String text) {
    return text.replace("${", "$${").replace("%{", "%%{");
  }

  static List<String> literals(List<String> texts) {
    return texts.stream().map(TerraformText::literal).toList();
  }

  /** The value of an expression, of whatever type. */
  static String reference(String expression) {
    return "${" + expression + "}";
  }
}
