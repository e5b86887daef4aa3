package dev.keyplan.processor.export;

import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.PlanText;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Key texts in the syntax of templates, so that they can be read back: what is given at call time
 * in braces, literals and constants as they are.
 */
final class TemplateText {

  private TemplateText() {}

  /** A key's template, with every transform. */
  static String ofKey(List<KeySegment> segments) {
    return segments.stream().map(TemplateText::ofKey).collect(Collectors.joining());
  }

  private static String ofKey(KeySegment segment) {
    return segment instanceof KeyPart part
        ? "{" + part.path() + transform(part) + "}"
        : escaped(((KeySegment.Literal) segment).text());
  }

  private static String transform(KeyPart part) {
    return switch (part.encoding()) {
      case ID, DIGITS -> {
        String name = part.encoding().name().toLowerCase(Locale.ROOT);
        yield ":" + name + (part.width() > 0 ? "(" + part.width() + ")" : "");
      }
      case FREE -> ":free";
      case INSTANT_SECONDS, LOCAL_DATE_TIME_SECONDS -> ":seconds";
      case INSTANT_MILLIS, LOCAL_DATE_TIME_MILLIS -> ":millis";
      case INSTANT_MICROS, LOCAL_DATE_TIME_MICROS -> ":micros";
      default -> lossy(part.encoding());
    };
  }

  private static String lossy(KeyEncoding encoding) {
    return encoding.lossy() ? ":" + encoding.transform() : "";
  }

  static String of(List<BoundSegment> segments) {
    return segments.stream().map(TemplateText::of).collect(Collectors.joining());
  }

  static String of(KeyPart part) {
    return "{" + PlanText.term(part) + "}";
  }

  private static String of(BoundSegment segment) {
    if (segment instanceof BoundSegment.FromParameter parameter) {
      return of(parameter.part());
    }
    return segment instanceof BoundSegment.FromRange range
        ? of(range.part())
        : escaped(PlanText.text(List.of(segment)));
  }

  private static String escaped(String literal) {
    return literal.replace("{", "{{").replace("}", "}}");
  }
}
