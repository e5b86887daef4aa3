package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.ConstantText;
import dev.keyplan.processor.plan.SortInterval;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Renders the keys of a planned read as expressions over the parameters of its method, which are
 * named as {@link GeneratedNames} has it. Where a key is exactly what the entity's keys class
 * builds, that builder is called.
 */
final class KeyCode {

  private final GeneratedNames names;
  private final EntityModel entity;
  private final TableModel table;
  private final PartCode code;

  /**
   * @param entity the one that is read; of a collection, any member that has the keys
   */
  KeyCode(TableModel table, EntityModel entity) {
    this.names = new GeneratedNames(table);
    this.entity = entity;
    this.table = table;
    this.code = new PartCode(entity, names);
  }

  /** The parameter of a lossy part's own term: {@code createdAtMonth}. */
  static String termParameter(KeyPart part) {
    return GeneratedNames.parameter(
        new Term.Parameter(part.path(), part.encoding(), "", part.origin()));
  }

  /** The value of a partition key attribute: an {@code AttributeValue}. */
  CodeBlock partitionKey(BoundKey key) {
    return attributeValue(key, true);
  }

  /** The value of a sort key attribute: an {@code AttributeValue}. */
  CodeBlock sortKey(BoundKey key) {
    return attributeValue(key, false);
  }

  private CodeBlock attributeValue(BoundKey key, boolean partition) {
    if (key instanceof BoundKey.Text text) {
      return CodeBlock.of(
          "$T.text($L)",
          RuntimeTypes.ATTRIBUTE_VALUES,
          text(partition, text.storedName(), text.segments()));
    }
    BoundKey.Value value = (BoundKey.Value) key;
    return value
        .parameter()
        .map(
            term ->
                code.nativeKey(
                    partition,
                    term.path(),
                    value.attribute().type(),
                    CodeBlock.of("$N", GeneratedNames.parameter(term))))
        .orElseGet(() -> constant(value.attribute().type(), value.constant().orElseThrow()));
  }

  /** The expression of a constant is its stored form. */
  private static CodeBlock constant(AttributeType type, Constant constant) {
    boolean number = type.stored() == StoredType.N;
    return CodeBlock.of(
        "$T.$L($S)", RuntimeTypes.ATTRIBUTE_VALUES, number ? "number" : "text", constant.text());
  }

  /** A key's text, or the start of one, with its length checked where it needs be: a String. */
  CodeBlock text(boolean partition, String storedName, List<BoundSegment> segments) {
    return builderCall(segments, storedName)
        .orElseGet(
            () ->
                checkedText(partition, storedName, segments, plainText(segments, storedName, "")));
  }

  private CodeBlock checkedText(
      boolean partition, String storedName, List<BoundSegment> segments, CodeBlock text) {
    List<KeySegment> pieces = pieces(segments);
    return KeyWidths.within(pieces, partition ? 2048 : 1024)
        ? text
        : code.checkedLength(partition, storedName, text, KeyWidths.unlimited(pieces));
  }

  private static KeySegment segment(BoundSegment segment) {
    if (segment instanceof BoundSegment.FromParameter parameter) {
      return parameter.part();
    }
    if (segment instanceof BoundSegment.FromRange range) {
      return range.part();
    }
    return new KeySegment.Literal(literal(segment).orElseThrow());
  }

  /** Neighbouring literals and constants as one text. */
  private CodeBlock plainText(List<BoundSegment> segments, String storedName, String rangeValue) {
    List<CodeBlock> texts = new ArrayList<>();
    StringBuilder literals = new StringBuilder();
    for (int i = 0; i < segments.size(); i++) {
      Optional<String> literal = literal(segments.get(i));
      literal.ifPresent(literals::append);
      if (literal.isEmpty()) {
        flush(literals, texts);
        KeyPart part = (KeyPart) segment(segments.get(i));
        String value =
            segments.get(i) instanceof BoundSegment.FromParameter parameter
                ? GeneratedNames.parameter(parameter.term())
                : rangeValue;
        texts.add(code.text(part, CodeBlock.of("$N", value), after(part, storedName, segments, i)));
      }
    }
    flush(literals, texts);
    return PartCode.joined(texts);
  }

  private static void flush(StringBuilder literals, List<CodeBlock> texts) {
    if (!literals.isEmpty()) {
      texts.add(CodeBlock.of("$S", literals.toString()));
      literals.setLength(0);
    }
  }

  private static Optional<String> literal(BoundSegment segment) {
    if (segment instanceof BoundSegment.Literal literal) {
      return Optional.of(literal.text());
    }
    return segment instanceof BoundSegment.FromConstant constant
        ? Optional.of(ConstantText.of(constant.part(), constant.constant()))
        : Optional.empty();
  }

  /** The template's own literal behind the part: the bound text may end earlier. */
  private String after(KeyPart part, String storedName, List<BoundSegment> segments, int index) {
    for (List<KeySegment> template : templates(storedName)) {
      if (template.contains(part)) {
        return KeyBuilder.after(template, template.indexOf(part));
      }
    }
    return KeyBuilder.after(pieces(segments), index);
  }

  private static List<KeySegment> pieces(List<BoundSegment> segments) {
    List<KeySegment> pieces = new ArrayList<>();
    for (BoundSegment segment : segments) {
      pieces.add(segment(segment));
    }
    return pieces;
  }

  private List<List<KeySegment>> templates(String storedName) {
    List<List<KeySegment>> templates = new ArrayList<>();
    for (EntityKey key : entity.keys()) {
      for (KeyAttribute attribute : key.attributes()) {
        if (attribute instanceof KeyAttribute.Composed composed
            && composed.storedName().equals(storedName)) {
          templates.add(composed.template().segments());
        }
      }
    }
    return templates;
  }

  // Calls of builders

  private Optional<CodeBlock> builderCall(List<BoundSegment> segments, String storedName) {
    for (KeyBuilder builder : KeyBuilder.of(entity, table)) {
      if (builder.storedName().equals(storedName)
          && matches(builder.template().segments(), segments)) {
        Optional<CodeBlock> arguments = arguments(builder, segments);
        if (arguments.isPresent()) {
          return Optional.of(call(builder, arguments.get()));
        }
      }
    }
    return Optional.empty();
  }

  private CodeBlock call(KeyBuilder builder, CodeBlock arguments) {
    return CodeBlock.of("$T.$N($L)", names.keys(entity.type()), builder.method(), arguments);
  }

  /** Constants are left to the inline form: a builder would have to be given them in Java. */
  private static boolean matches(List<KeySegment> template, List<BoundSegment> segments) {
    for (BoundSegment segment : segments) {
      if (!(segment instanceof BoundSegment.Literal
          || segment instanceof BoundSegment.FromParameter)) {
        return false;
      }
    }
    return pieces(segments).equals(template);
  }

  /** Of the builder that takes the attributes' types, or of that which takes the terms'. */
  private static Optional<CodeBlock> arguments(KeyBuilder builder, List<BoundSegment> segments) {
    List<CodeBlock> arguments = new ArrayList<>();
    Set<Boolean> overloads = new HashSet<>();
    for (KeyBuilder.Parameter parameter : builder.parameters()) {
      Set<String> given = new HashSet<>();
      boolean byTerm = false;
      for (BoundSegment segment : segments) {
        if (segment instanceof BoundSegment.FromParameter filled
            && filled.part().path().equals(parameter.path())) {
          given.add(GeneratedNames.parameter(filled.term()));
          byTerm |= filled.term().transform() != null;
        }
      }
      if (given.size() > 1) {
        return Optional.empty();
      }
      if (parameter.hasTerm()) {
        overloads.add(byTerm);
      }
      arguments.add(CodeBlock.of("$N", given.iterator().next()));
    }
    return overloads.size() > 1 ? Optional.empty() : Optional.of(CodeBlock.join(arguments, ", "));
  }

  // Conditions on a sort key

  /** The condition: a {@code SortKeyCondition}. */
  CodeBlock condition(SortInterval interval) {
    if (interval instanceof SortInterval.Prefix prefix) {
      return condition("beginsWith", text(false, prefix.storedName(), prefix.prefix()));
    }
    if (interval instanceof SortInterval.Between between) {
      return condition(
          "between",
          CodeBlock.of(
              "$L,$W$L",
              text(false, between.storedName(), between.low()),
              text(false, between.storedName(), between.high())));
    }
    if (interval instanceof SortInterval.Range range) {
      return range(range);
    }
    if (interval instanceof SortInterval.StartsWith startsWith) {
      return startsWith(startsWith);
    }
    if (interval instanceof SortInterval.NativeRange range) {
      AttributePath path = AttributePath.parse(range.attribute().name());
      AttributeType type = range.attribute().type();
      String value = unusedName();
      return condition(
          "nativeRange",
          CodeBlock.of(
              "$N, $L,$W$L -> $L",
              GeneratedNames.parameter(path),
              DomainCode.ofNative(type),
              value,
              code.nativeKey(false, path, type, CodeBlock.of("$L", value))));
    }
    if (interval instanceof SortInterval.NativeStartsWith startsWith) {
      AttributePath path = AttributePath.parse(startsWith.attribute().name());
      CodeBlock prefix =
          code.nativePrefix(path, CodeBlock.of("$N", GeneratedNames.prefixParameter(path)));
      return condition(
          "beginsWith",
          code.checkedLength(false, startsWith.storedName(), prefix, List.of(path.toString())));
    }
    return condition("all", CodeBlock.of(""));
  }

  private static CodeBlock condition(String method, CodeBlock arguments) {
    return CodeBlock.of("$T.$L($L)", RuntimeTypes.SORT_KEY_CONDITION, method, arguments);
  }

  private CodeBlock range(SortInterval.Range range) {
    KeyPart ranged = range.ranged();
    String parameter =
        GeneratedNames.parameter(
            ((BoundSegment.FromRange) range.segments().get(range.segments().size() - 1)).range());
    String value = unusedName();
    CodeBlock text =
        checkedText(
            false,
            range.storedName(),
            range.segments(),
            plainText(range.segments(), range.storedName(), value));
    CodeBlock arguments =
        CodeBlock.of("$N, $L,$W$L -> $L", parameter, DomainCode.of(ranged), value, text);
    boolean beforePart =
        range.after().isEmpty()
            && templates(range.storedName()).stream()
                .anyMatch(
                    template ->
                        template.contains(ranged)
                            && template.indexOf(ranged) < template.size() - 1);
    return beforePart
        ? condition("rangeBeforePart", arguments)
        : condition("range", CodeBlock.of("$L,$W$S", arguments, range.after()));
  }

  /** For a lambda's parameter, which must not hide one of the method's. */
  private String unusedName() {
    Set<String> taken = new HashSet<>();
    for (AttributeModel attribute : entity.attributes()) {
      taken.add(attribute.name());
    }
    for (EntityKey key : entity.keys()) {
      for (KeyAttribute attribute : key.attributes()) {
        if (attribute instanceof KeyAttribute.Composed composed) {
          for (KeyPart part : composed.template().parts()) {
            taken.add(GeneratedNames.parameter(part.path()));
          }
        }
      }
    }
    String name = "v";
    while (taken.contains(name)) {
      name += "v";
    }
    return name;
  }

  private CodeBlock startsWith(SortInterval.StartsWith startsWith) {
    KeyPart part = startsWith.part();
    CodeBlock argument = CodeBlock.of("$N", GeneratedNames.prefixParameter(part.path()));
    CodeBlock start = code.prefix(part, argument, startsWith.after());
    CodeBlock text =
        startsWith.prefix().isEmpty()
            ? start
            : CodeBlock.of(
                "$L$W+ $L", plainText(startsWith.prefix(), startsWith.storedName(), ""), start);
    List<String> longest = List.of(part.path().toString());
    return condition(
        "beginsWith", code.checkedLength(false, startsWith.storedName(), text, longest));
  }
}
