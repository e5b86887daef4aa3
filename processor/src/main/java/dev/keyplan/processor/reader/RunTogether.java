package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP202;

import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parts of one template of which nothing tells where they end. */
final class RunTogether {

  private final ReadContext context;
  private final String entity;
  private final KeyTemplate template;
  private final TemplateRepair repair;

  RunTogether(ReadContext context, String entity, KeyTemplate template, TemplateRepair repair) {
    this.context = context;
    this.entity = entity;
    this.template = template;
    this.repair = repair;
  }

  /** Whether there is one. */
  boolean reported() {
    boolean reported = false;
    List<KeySegment> segments = template.segments();
    for (int i = 0; i + 1 < segments.size(); i++) {
      if (segments.get(i) instanceof KeyPart part) {
        reported |= reported(part, segments.get(i + 1));
      }
    }
    return reported;
  }

  private boolean reported(KeyPart part, KeySegment next) {
    if (part.encoding() == KeyEncoding.FREE) {
      report(
          part,
          part.path() + " may hold anything and is not the last part",
          "free is for the last part only: nothing tells where it ends");
      return true;
    }
    if (next instanceof KeyPart follower) {
      if (PartText.fixedWidth(part)) {
        return false;
      }
      report(
          part,
          part.path() + " and " + follower.path() + " run into each other",
          "nothing tells where the text of " + part.path() + " ends");
      return true;
    }
    String literal = ((KeySegment.Literal) next).text();
    Optional<String> collision = PartText.collision(part, literal);
    collision.ifPresent(
        text ->
            report(
                part,
                part.path() + " and the '" + literal + "' after it run into each other",
                "a text of the form " + text + " holds '" + literal + "' before its end"));
    return collision.isPresent();
  }

  private void report(KeyPart part, String headline, String reason) {
    List<String> details = new ArrayList<>();
    details.add("template " + template.text());
    details.add(reason);
    String label = "fix      ";
    for (String fix : repair.of(part)) {
      details.add(label + fix);
      label = "or       ";
    }
    context.report(
        KP202,
        part.origin(),
        headline + " in the key of " + entity,
        details.toArray(new String[0]));
  }
}
