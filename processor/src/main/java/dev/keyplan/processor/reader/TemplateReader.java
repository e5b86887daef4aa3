package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP201;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Templates of one entity, from {@code @Key} or put together from components. */
final class TemplateReader {

  private static final int MAX_KEY_BYTES = 2048;

  private final ReadContext context;
  private final Scope scope;
  private final UnaryOperator<String> asKey;

  TemplateReader(ReadContext context, Scope scope) {
    this(context, scope, path -> "");
  }

  private TemplateReader(ReadContext context, Scope scope, UnaryOperator<String> asKey) {
    this.context = context;
    this.scope = scope;
    this.asKey = asKey;
  }

  /**
   * @param how to declare that an attribute is the whole key itself, which may be of types that
   *     have no text; "" if it cannot be
   */
  TemplateReader asKey(UnaryOperator<String> how) {
    return new TemplateReader(context, scope, how);
  }

  /**
   * Empty if refused, which is then reported.
   *
   * @param member the annotation's, whose value it is
   */
  Optional<KeyTemplate> template(String member, Value<String> value) {
    if (value.value().isEmpty() && context.unresolved()) {
      // Perhaps not a text at all: the compiler's to say.
      return Optional.empty();
    }
    List<TemplateParser.Piece> pieces;
    try {
      pieces = TemplateParser.parse(value.value());
    } catch (TemplateParser.SyntaxException syntax) {
      context.report(
          KP201,
          value.origin(),
          "the key template '" + value.value() + "' of " + scope.name() + " cannot be read",
          syntax.getMessage());
      return Optional.empty();
    }
    boolean refused = false;
    List<KeySegment> segments = new ArrayList<>();
    for (TemplateParser.Piece piece : pieces) {
      if (piece instanceof TemplateParser.Placeholder placeholder) {
        Optional<KeyPart> part =
            part(placeholder.path(), placeholder.transform(), value.origin(), value.origin());
        part.ifPresent(segments::add);
        refused |= part.isEmpty();
      } else {
        segments.add(new KeySegment.Literal(((TemplateParser.Text) piece).text()));
      }
    }
    return refused
        ? Optional.empty()
        : checked(
            new KeyTemplate(value.value(), segments),
            value.origin(),
            TemplateRepair.of(member, segments));
  }

  /** The component form: parts in record order joined by {@code #}, each after its prefix. */
  Optional<KeyTemplate> template(List<ComponentPart> parts) {
    boolean refused = false;
    StringBuilder literal = new StringBuilder();
    List<KeySegment> segments = new ArrayList<>();
    for (ComponentPart declared : parts) {
      literal.append(segments.isEmpty() ? "" : "#").append(declared.prefix().value());
      if (!literal.isEmpty()) {
        segments.add(new KeySegment.Literal(literal.toString()));
        literal.setLength(0);
      }
      Optional<KeyPart> part =
          part(
              declared.component().name(),
              declared.format().value().strip(),
              declared.origin(),
              declared.format().origin());
      part.ifPresent(segments::add);
      refused |= part.isEmpty();
    }
    return refused
        ? Optional.empty()
        : checked(KeyTemplate.of(segments), parts.get(0).origin(), TemplateRepair.of(parts));
  }

  private Optional<KeyPart> part(
      String path, String transform, SourceOrigin origin, SourceOrigin transformOrigin) {
    Optional<Scope.Resolved> attribute = scope.resolve(path, origin);
    if (attribute.isEmpty() || KeyRoles.refused(context, scope.name(), attribute.get(), origin)) {
      return Optional.empty();
    }
    try {
      Transforms.Encoded encoded = Transforms.encode(attribute.get().type(), transform);
      return Optional.of(
          new KeyPart(
              attribute.get().path(),
              attribute.get().type(),
              encoded.encoding(),
              encoded.width(),
              origin));
    } catch (Transforms.RefusedException refused) {
      context.report(
          refused.code(),
          transform.isEmpty() ? origin : transformOrigin,
          path + " of " + scope.name() + " cannot be a part of this key",
          refused.getMessage(),
          refused.fix(asKey.apply(path)));
      return Optional.empty();
    }
  }

  private Optional<KeyTemplate> checked(
      KeyTemplate template, SourceOrigin origin, TemplateRepair repair) {
    String literals =
        template.segments().stream()
            .filter(KeySegment.Literal.class::isInstance)
            .map(literal -> ((KeySegment.Literal) literal).text())
            .collect(Collectors.joining());
    boolean refused = false;
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(literals)) {
      refused = true;
      context.report(
          KP201,
          origin,
          "a key template of " + scope.name() + " holds half of a surrogate pair",
          "it has no UTF-8, which DynamoDB stores");
    } else if (literals.getBytes(StandardCharsets.UTF_8).length > MAX_KEY_BYTES) {
      refused = true;
      context.report(
          KP201,
          origin,
          "a key template of " + scope.name() + " is longer than any key",
          "partition keys have at most 2048 bytes of UTF-8, sort keys 1024");
    }
    ParameterNames names = new ParameterNames(context, scope.name());
    for (KeyPart part : template.parts()) {
      refused |= !names.add(part.path(), part.origin());
    }
    refused |= new RunTogether(context, scope.name(), template, repair).reported();
    return refused ? Optional.empty() : Optional.of(template);
  }
}
