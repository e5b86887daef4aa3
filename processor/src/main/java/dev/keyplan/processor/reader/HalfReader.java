package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP102;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP203;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The partition or the sort half of one key of one entity: which attributes it is made of. */
final class HalfReader {

  /** What became of a half. */
  enum State {
    COMPLETE,
    /** A key attribute has neither an attribute of its name nor a template. */
    MISSING,
    /** Reported, or resting on something that was. */
    REFUSED
  }

  record Half(State state, List<KeyAttribute> attributes) {
    static final Half MISSING = new Half(State.MISSING, List.of());
    static final Half REFUSED = new Half(State.REFUSED, List.of());

    static Half of(List<KeyAttribute> attributes) {
      return new Half(State.COMPLETE, attributes);
    }
  }

  private final ReadContext context;
  private final EntityScope scope;
  private final TemplateReader templates;

  HalfReader(ReadContext context, EntityScope scope) {
    this.context = context;
    this.scope = scope;
    this.templates = new TemplateReader(context, scope);
  }

  /**
   * @param names stored names of the half's key attributes
   * @param tableKey the table's own key attributes, which an index may reuse; empty for the table
   * @param unknown stored names of the table's key attributes that were refused
   */
  Half read(
      KeyDeclaration declaration,
      boolean sort,
      List<String> names,
      Map<String, KeyAttribute> tableKey,
      List<String> unknown) {
    if (names.isEmpty()) {
      return none(declaration, sort);
    }
    if (declaration.template(sort).isPresent() && !declaration.parts(sort).isEmpty()) {
      Value<String> template = declaration.template(sort).get();
      refuse(
          template.origin(),
          "the " + half(sort) + " key of " + scope.name() + " is declared twice",
          "here     " + template.value(),
          "and by   "
              + annotation(sort)
              + " on "
              + declaration.parts(sort).get(0).component().name());
      return Half.REFUSED;
    }
    return names.size() == 1
        ? single(declaration, sort, names.get(0), tableKey, unknown)
        : several(declaration, sort, names, tableKey, unknown);
  }

  private Half none(KeyDeclaration declaration, boolean sort) {
    if (!declaration.declares(sort)) {
      return Half.of(List.of());
    }
    SourceOrigin origin =
        declaration
            .template(sort)
            .map(Value::origin)
            .orElseGet(() -> declaration.parts(sort).get(0).origin());
    String owner = declaration.index().isEmpty() ? "the table" : declaration.index();
    refuse(
        origin,
        scope.name() + " has a sort key where " + owner + " has none",
        "fix      leave it out, or give " + owner + " a sort key: sortKey = \"…\"");
    return Half.REFUSED;
  }

  private Half single(
      KeyDeclaration declaration,
      boolean sort,
      String name,
      Map<String, KeyAttribute> tableKey,
      List<String> unknown) {
    if (unknown.contains(name)) {
      return Half.REFUSED;
    }
    KeyAttribute reused = tableKey.get(name);
    if (reused != null) {
      return reused(declaration, sort, reused);
    }
    Optional<AttributeModel> own = scope.stored(name);
    if (own.isPresent()) {
      return isNative(declaration, sort, own.get()) ? nativeKey(name, own.get()) : Half.REFUSED;
    }
    return composed(declaration, sort, name);
  }

  private Half reused(KeyDeclaration declaration, boolean sort, KeyAttribute key) {
    if (!declaration.declares(sort)) {
      return Half.of(List.of(key));
    }
    SourceOrigin origin =
        declaration
            .template(sort)
            .map(Value::origin)
            .orElseGet(() -> declaration.parts(sort).get(0).origin());
    refuse(
        origin,
        declaration.index() + " takes '" + key.storedName() + "' from the table's key",
        "it is what the table's key of " + scope.name() + " says, and cannot be declared again",
        "fix      leave the " + half(sort) + " key out here");
    return Half.REFUSED;
  }

  private Half several(
      KeyDeclaration declaration,
      boolean sort,
      List<String> names,
      Map<String, KeyAttribute> tableKey,
      List<String> unknown) {
    if (declaration.template(sort).isPresent()) {
      refuse(
          declaration.template(sort).get().origin(),
          declaration.index() + " has a key of several attributes, which no template makes",
          "it consists of the attributes stored as " + String.join(", ", names),
          "fix      leave the template out");
      return Half.REFUSED;
    }
    for (ComponentPart part : declaration.parts(sort)) {
      AttributeModel attribute = attribute(part);
      if (attribute == null || !names.contains(attribute.storedName())) {
        refuse(
            part.origin(),
            part.component().name()
                + " of "
                + scope.name()
                + " is no key attribute of "
                + declaration.index(),
            "its "
                + half(sort)
                + " key consists of the attributes stored as "
                + String.join(", ", names),
            "fix      @Attribute(name = \"" + names.get(0) + "\"), or leave the annotation out");
        return Half.REFUSED;
      }
      if (!plain(part)) {
        return Half.REFUSED;
      }
    }
    List<KeyAttribute> attributes = new ArrayList<>();
    for (String name : names) {
      if (unknown.contains(name)) {
        return Half.REFUSED;
      }
      Optional<AttributeModel> own = scope.stored(name);
      if (tableKey.containsKey(name)) {
        attributes.add(tableKey.get(name));
      } else if (own.isEmpty()) {
        return Half.MISSING;
      } else {
        Half one = nativeKey(name, own.get());
        if (one.state() == State.REFUSED) {
          return one;
        }
        attributes.addAll(one.attributes());
      }
    }
    return Half.of(attributes);
  }

  private AttributeModel attribute(ComponentPart part) {
    return scope.attributes().attributes().stream()
        .filter(attribute -> attribute.name().equals(part.component().name()))
        .findFirst()
        .orElse(null);
  }

  private Half nativeKey(String name, AttributeModel attribute) {
    if (scope.refused(attribute)) {
      return Half.REFUSED;
    }
    if (KeyRoles.refused(context, scope.name(), attribute)) {
      return Half.REFUSED;
    }
    if (!attribute.type().stored().canBeKey()) {
      context.report(
          KP203,
          attribute.origin(),
          attribute.name() + " of " + scope.name() + " cannot be the key '" + name + "'",
          "DynamoDB keys are of type S, N or B, and "
              + Describe.type(attribute.type())
              + " is stored as "
              + attribute.type().stored(),
          "fix      give it another @Attribute(name = …) and compose the key with a template");
      return Half.REFUSED;
    }
    return Half.of(List.of(new KeyAttribute.Native(name, attribute)));
  }

  /** Whether what is declared, if anything, says no more than that the attribute is the key. */
  private boolean isNative(KeyDeclaration declaration, boolean sort, AttributeModel attribute) {
    if (declaration.template(sort).isPresent()) {
      Value<String> template = declaration.template(sort).get();
      if (!template.value().equals("{" + attribute.name() + "}")) {
        refuseNative(template.origin(), attribute, "template " + template.value());
        return false;
      }
    }
    for (ComponentPart part : declaration.parts(sort)) {
      if (!part.component().name().equals(attribute.name())) {
        refuseNative(part.origin(), attribute, annotation(sort) + " on " + part.component().name());
        return false;
      }
      if (!plain(part)) {
        return false;
      }
    }
    return true;
  }

  private void refuseNative(SourceOrigin origin, AttributeModel attribute, String declared) {
    refuse(
        origin,
        attribute.name()
            + " of "
            + scope.name()
            + " is the key '"
            + attribute.storedName()
            + "' itself",
        "declared " + declared,
        "an attribute stored under the name of a key attribute is the key, as it is",
        "fix      leave this out, or store "
            + attribute.name()
            + " under another @Attribute(name = …)");
  }

  private boolean plain(ComponentPart part) {
    boolean prefixed = !part.prefix().value().isEmpty();
    if (!prefixed && part.format().value().isBlank()) {
      return true;
    }
    refuse(
        prefixed ? part.prefix().origin() : part.format().origin(),
        part.component().name()
            + " of "
            + scope.name()
            + " is a key itself and has no "
            + (prefixed ? "prefix" : "format"),
        "an attribute stored under the name of a key attribute is the key, as it is",
        "fix      leave the "
            + (prefixed ? "prefix" : "format")
            + " out, or store the attribute under another @Attribute(name = …)");
    return false;
  }

  private Half composed(KeyDeclaration declaration, boolean sort, String name) {
    Optional<KeyTemplate> template;
    SourceOrigin origin;
    TemplateReader reader = templates.asKey(path -> asKey(declaration.index(), sort, path));
    if (declaration.template(sort).isPresent()) {
      Value<String> value = declaration.template(sort).get();
      origin = value.origin();
      template = reader.template(half(sort), value);
    } else if (declaration.parts(sort).isEmpty()) {
      return Half.MISSING;
    } else {
      origin = declaration.parts(sort).get(0).origin();
      template = reader.template(declaration.parts(sort));
    }
    boolean byComponents = declaration.template(sort).isEmpty();
    return template
        .map(found -> new KeyAttribute.Composed(name, found, byComponents, origin))
        .map(key -> Half.of(List.of(key)))
        .orElse(Half.REFUSED);
  }

  private String asKey(String index, boolean sort, String path) {
    return scope.attributes().attributes().stream()
        .filter(attribute -> attribute.name().equals(path))
        .map(attribute -> half(sort) + "Key = \"" + attribute.storedName() + "\"")
        .map(member -> index.isEmpty() ? "@Table(" + member + ")" : member + " of " + index)
        .map(
            member ->
                "let it be the whole "
                    + half(sort)
                    + " key, without a template: "
                    + member
                    + " for all entities; or ")
        .findFirst()
        .orElse("");
  }

  private static String half(boolean sort) {
    return sort ? "sort" : "partition";
  }

  private static String annotation(boolean sort) {
    return sort ? "@SortKey" : "@PartitionKey";
  }

  private void refuse(SourceOrigin origin, String headline, String... details) {
    context.report(KP102, origin, headline, details);
  }
}
