package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Asked;
import dev.keyplan.testkit.proof.Design.AskedLiteral;
import dev.keyplan.testkit.proof.Design.AskedPart;
import dev.keyplan.testkit.proof.Design.Literal;
import dev.keyplan.testkit.proof.Design.Part;
import dev.keyplan.testkit.proof.Design.Segment;
import java.util.List;
import java.util.stream.Collectors;

/** Key texts as users write and read them. */
final class Templates {

  private Templates() {}

  /** {@code ORDER#{createdAt:seconds}#{orderId:id(8)}}. */
  static String of(List<Segment> segments) {
    return segments.stream().map(Templates::of).collect(Collectors.joining());
  }

  private static String of(Segment segment) {
    if (segment instanceof Literal literal) {
      return escaped(literal.text());
    }
    Part part = (Part) segment;
    String transform = part.encoding().transform();
    String width = part.width() > 0 ? "(" + part.width() + ")" : "";
    return "{" + part.path() + (transform.isEmpty() ? "" : ":" + transform + width) + "}";
  }

  /** {@code ORDER#{createdAt}}: what is asked for, constants as they are stored. */
  static String ofAsked(List<Asked> segments) {
    return segments.stream().map(Templates::of).collect(Collectors.joining());
  }

  private static String of(Asked segment) {
    if (segment instanceof AskedLiteral literal) {
      return escaped(literal.text());
    }
    AskedPart part = (AskedPart) segment;
    if (part.fill().isPresent() && part.fill().get().isConstant()) {
      return escaped(part.encoding().text(part.fill().get().constant(), part.width()));
    }
    boolean lossy = part.encoding().lossy();
    return "{" + part.path() + (lossy ? ":" + part.encoding().transform() : "") + "}";
  }

  private static String escaped(String literal) {
    return literal.replace("{", "{{").replace("}", "}}");
  }
}
