package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP108;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Lists, maps and nested values may not lie deeper in each other than DynamoDB stores. How deep a
 * type that holds itself gets, its values decide: it counts once.
 */
final class NestingRule {

  /** Of an attribute, which is itself the first. */
  private static final int MAX_LEVELS = 32;

  private final ReadContext context;
  private final Map<TypeRef, NestedModel> nested;
  private final Map<TypeRef, Integer> known = new HashMap<>();

  NestingRule(ReadContext context, Map<TypeRef, NestedModel> nested) {
    this.context = context;
    this.nested = nested;
  }

  void check(List<EntityModel> entities) {
    for (EntityModel entity : entities) {
      for (AttributeModel attribute : entity.attributes()) {
        int levels = levels(attribute.type());
        if (levels > MAX_LEVELS) {
          report(entity, attribute, levels);
        }
      }
    }
  }

  private void report(EntityModel entity, AttributeModel attribute, int levels) {
    context.report(
        KP108,
        attribute.origin(),
        attribute.name() + " of " + entity.type().simpleName() + " is " + levels + " levels deep",
        "DynamoDB stores "
            + MAX_LEVELS
            + ", the attribute being the first and what is in a list or map one more",
        "fix      store a part of it as text, with @Attribute(converter = …), or as an entity of its"
            + " own");
  }

  private int levels(AttributeType type) {
    if (type instanceof AttributeType.ListOf list) {
      return 1 + levels(list.element());
    }
    if (type instanceof AttributeType.MapOf map) {
      return 1 + levels(map.value());
    }
    if (type instanceof AttributeType.Converted converted) {
      return levels(converted.target());
    }
    return type instanceof AttributeType.Nested value ? levels(value.type()) : 1;
  }

  private int levels(TypeRef type) {
    Integer counted = known.putIfAbsent(type, 1);
    if (counted != null || !nested.containsKey(type)) {
      return counted == null ? 1 : counted;
    }
    int deepest =
        nested.get(type).attributes().stream().mapToInt(a -> levels(a.type())).max().orElse(0);
    known.put(type, 1 + deepest);
    return 1 + deepest;
  }
}
