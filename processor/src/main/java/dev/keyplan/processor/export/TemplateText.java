package dev.keyplan.processor.export;

import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.PlanText;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Key texts in the syntax of templates, so that they can be read back: what is given at call time
 * in braces, literals and constants as they are.
 */
final class TemplateText {

  private TemplateText() {}

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
        : KeyTemplate.escaped(PlanText.text(List.of(segment)));
  }
}
