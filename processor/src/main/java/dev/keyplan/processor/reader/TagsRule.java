package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP802;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Tags within the limits of AWS (Amazon DynamoDB Developer Guide, "Tagging restrictions"). */
final class TagsRule {

  private static final int MOST = 50;
  private static final int LONGEST_KEY = 128;
  private static final int LONGEST_VALUE = 256;

  private final ReadContext context;

  TagsRule(ReadContext context) {
    this.context = context;
  }

  void check(AnnotationView table) {
    List<AnnotationView> tags = table.annotations("tags");
    Set<String> keys = new HashSet<>();
    for (int i = 0; i < tags.size(); i++) {
      AnnotationView tag = tags.get(i);
      if (i == MOST) {
        context.report(
            KP802,
            tag.origin(),
            "the table has more than " + MOST + " tags",
            "fix      leave some of them out");
      }
      if (tag.isWritten("key")) {
        checkKey(tag.text("key"), keys);
      }
      checkValue(tag.text("value"));
    }
  }

  private void checkKey(Value<String> key, Set<String> keys) {
    String text = key.value();
    if (text.isEmpty()) {
      refuse(key, "a tag without a key", "fix      give it one, or leave the tag out");
    } else if (length(text) > LONGEST_KEY) {
      refuse(
          key,
          "a tag key of " + length(text) + " characters",
          "keys have 1 to " + LONGEST_KEY,
          "fix      a shorter key");
    } else if (text.toLowerCase(Locale.ROOT).startsWith("aws:")) {
      refuse(
          key,
          "the tag key '" + text + "' begins with aws:",
          "such keys are AWS's own",
          "fix      another key");
    } else if (!keys.add(text)) {
      refuse(
          key,
          "two tags have the key '" + text + "'",
          "fix      leave one of them out, or give it another key");
    }
  }

  private void checkValue(Value<String> value) {
    if (length(value.value()) > LONGEST_VALUE) {
      refuse(
          value,
          "a tag value of " + length(value.value()) + " characters",
          "values have at most " + LONGEST_VALUE,
          "fix      a shorter value");
    }
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private void refuse(Value<String> value, String headline, String... details) {
    context.report(KP802, value.origin(), headline, details);
  }
}
