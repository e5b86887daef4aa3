package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.PlainEncoding;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A template in the making, for advice: parts joined by the delimiter. */
final class TemplateDraft {

  private static final int BIG_INTEGER_DIGITS = 20;

  private final AttributeFacts facts;
  private final List<KeySegment> segments = new ArrayList<>();
  private boolean possible = true;

  TemplateDraft(AttributeFacts facts) {
    this.facts = facts;
  }

  TemplateDraft literal(String text) {
    int last = segments.size() - 1;
    if (last >= 0 && segments.get(last) instanceof KeySegment.Literal before) {
      segments.set(last, new KeySegment.Literal(before.text() + text));
    } else if (!text.isEmpty()) {
      segments.add(new KeySegment.Literal(text));
    }
    return this;
  }

  /** Puts a delimiter behind what is there, unless it ends in one. */
  TemplateDraft separated() {
    int last = segments.size() - 1;
    boolean ended =
        last < 0
            || segments.get(last) instanceof KeySegment.Literal literal
                && literal.text().endsWith("#");
    return ended ? this : literal("#");
  }

  /** Free Strings become ids. */
  static KeySegment restricted(KeySegment segment) {
    return segment instanceof KeyPart part && part.encoding() == KeyEncoding.STRING
        ? new KeyPart(part.path(), part.type(), KeyEncoding.ID, 0, part.origin())
        : segment;
  }

  TemplateDraft segments(List<KeySegment> others) {
    for (KeySegment other : others) {
      if (other instanceof KeySegment.Literal literal) {
        literal(literal.text());
      } else {
        segments.add(other);
      }
    }
    return this;
  }

  /** As the term asks for it: by its transform, or plain. */
  TemplateDraft term(Term term) {
    if (term instanceof Term.Parameter parameter && parameter.transform() != null) {
      return part(term.path(), parameter.transform());
    }
    return attribute(term.path(), false);
  }

  /**
   * @param sortable the part must sort as its values even if another one follows
   */
  TemplateDraft attribute(AttributePath path, boolean sortable) {
    AttributeType type = facts.at(path).map(AttributeModel::type).orElse(null);
    boolean scalar = type instanceof AttributeType.Scalar;
    if (scalar && ((AttributeType.Scalar) type).type() == ScalarType.BIG_INTEGER) {
      return part(path, KeyEncoding.DIGITS);
    }
    Optional<KeyEncoding> plain = Optional.ofNullable(type).flatMap(PlainEncoding::of);
    if (plain.isEmpty()) {
      possible = false;
      return this;
    }
    boolean id = sortable && plain.get() == KeyEncoding.STRING;
    return part(path, id ? KeyEncoding.ID : plain.get());
  }

  private TemplateDraft part(AttributePath path, KeyEncoding encoding) {
    int last = segments.size() - 1;
    if (last >= 0 && segments.get(last) instanceof KeyPart) {
      literal("#");
    }
    Optional<AttributeModel> attribute =
        facts.at(path).filter(found -> found.role() == AttributeModel.Role.PLAIN);
    if (attribute.isEmpty()) {
      possible = false;
      return this;
    }
    int width = encoding == KeyEncoding.DIGITS ? BIG_INTEGER_DIGITS : 0;
    segments.add(new KeyPart(path, attribute.get().type(), encoding, width, Origin.UNKNOWN));
    return this;
  }

  boolean holds(AttributePath path) {
    return segments.stream()
        .anyMatch(
            segment ->
                segment instanceof KeyPart part
                    && part.path().equals(path)
                    && !part.encoding().lossy());
  }

  /** Empty if an attribute has no text, or nothing was added. */
  Optional<KeyTemplate> template() {
    return possible && !segments.isEmpty()
        ? Optional.of(KeyTemplate.of(segments))
        : Optional.empty();
  }

  /** {@code WAREHOUSE#} for {@code warehouseId}. */
  static String prefix(AttributePath path) {
    String name = path.names().get(path.names().size() - 1);
    String stem =
        name.length() > 2 && name.endsWith("Id") ? name.substring(0, name.length() - 2) : name;
    return upper(stem) + "#";
  }

  /** {@code ORDER_SUMMARY} for {@code OrderSummary}. */
  static String upper(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
  }
}
