package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_VALUES;

import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.AttributeType.Converted;
import dev.keyplan.processor.model.AttributeType.SetOf;
import dev.keyplan.processor.model.Construction;
import dev.keyplan.processor.model.Construction.Argument;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.TypeRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The statements that store an object's attributes in a map, and those that make it from one. */
final class RecordCode {

  private final TypeRef type;
  private final ValueCode values;
  private final ReadSource source;
  private final Function<AttributeModel, CodeBlock> storedNames;
  private final NativeKeyChecks keyChecks;

  /**
   * @param storedNames the expression for an attribute's stored name
   */
  RecordCode(
      TypeRef type,
      ValueCode values,
      Function<AttributeModel, CodeBlock> storedNames,
      NativeKeyChecks keyChecks) {
    this.type = type;
    this.values = values;
    this.source = values.source();
    this.storedNames = storedNames;
    this.keyChecks = keyChecks;
  }

  /** Of a record that is stored as a map inside an attribute. */
  static RecordCode ofNested(TypeRef type, ValueCode values) {
    return new RecordCode(
        type,
        values,
        attribute -> CodeBlock.of("$S", attribute.storedName()),
        new NativeKeyChecks(type, List.of()));
  }

  /** Of a record inside one of the attributes. */
  RecordCode nested(TypeRef record) {
    return ofNested(record, values);
  }

  /** Stores each attribute that is there. */
  CodeBlock puts(List<AttributeModel> attributes, String recordName, String mapName) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (AttributeModel attribute : attributes) {
      put(code, attribute, AccessCode.read(CodeBlock.of("$N", recordName), attribute), mapName);
    }
    return code.build();
  }

  private void put(
      CodeBlock.Builder code, AttributeModel attribute, CodeBlock component, String mapName) {
    CodeBlock value =
        attribute.presence() == Presence.OPTIONAL ? CodeBlock.of("$L.get()", component) : component;
    boolean conditional = true;
    if (attribute.presence() == Presence.OPTIONAL) {
      code.beginControlFlow("if ($L.isPresent()$L)", component, andHasElements(attribute, value));
    } else if (attribute.presence() == Presence.NULLABLE) {
      code.beginControlFlow("if ($L != null$L)", component, andHasElements(attribute, value));
    } else if (isSet(attribute)) {
      code.beginControlFlow("if ($L)", hasElements(attribute, value));
    } else {
      conditional = false;
    }
    code.addStatement("$N.put($L,$W$L)", mapName, storedName(attribute), toValue(attribute, value));
    if (conditional) {
      code.endControlFlow();
    }
  }

  private CodeBlock andHasElements(AttributeModel attribute, CodeBlock value) {
    return isSet(attribute)
        ? CodeBlock.of(" && $L", hasElements(attribute, value))
        : CodeBlock.of("");
  }

  /** The expression for an attribute's stored name. */
  CodeBlock storedName(AttributeModel attribute) {
    return storedNames.apply(attribute);
  }

  /** The attribute value of a Java value, checked if it is a key. */
  CodeBlock toValue(AttributeModel attribute, CodeBlock value) {
    return keyChecks.checked(attribute, values.toValue(attribute.type(), label(attribute), value));
  }

  /** The attribute value of an element of a list, set or map. */
  CodeBlock toElement(AttributeModel attribute, AttributeType element, CodeBlock value) {
    return values.toValue(element, label(attribute), value);
  }

  /** Whether it is absent when it has no elements. */
  static boolean isSet(AttributeModel attribute) {
    return target(attribute.type()) instanceof SetOf;
  }

  CodeBlock hasElements(AttributeModel attribute, CodeBlock value) {
    CodeBlock set =
        attribute.type() instanceof Converted converted
            ? values.convert(converted, label(attribute), value)
            : value;
    return CodeBlock.of("$T.hasElements($L, $L)", ATTRIBUTE_VALUES, label(attribute), set);
  }

  /**
   * Returns an object made of a map's entries.
   *
   * @param taken names that the method uses
   */
  CodeBlock construct(
      List<AttributeModel> attributes, Construction construction, String mapName, String... taken) {
    FreeNames locals = new FreeNames();
    locals.newName(mapName);
    if (source == ReadSource.JSON) {
      locals.newName("json");
    }
    for (String name : taken) {
      locals.newName(name);
    }
    CodeBlock.Builder code = CodeBlock.builder();
    Map<Argument, CodeBlock> arguments = new HashMap<>();
    construction.values().forEach(argument -> arguments.put(argument, absent(argument.optional())));
    for (AttributeModel attribute : attributes) {
      Argument argument = argument(construction, attribute);
      CodeBlock stored = source.entry(mapName, storedName(attribute));
      if (attribute.presence() == Presence.REQUIRED) {
        arguments.put(argument, values.fromValue(attribute.type(), label(attribute), stored));
      } else {
        String local = locals.newName(attribute.name());
        code.addStatement(source.declareOrNull(local, mapName, storedName(attribute)));
        arguments.put(argument, ifThere(attribute, local, argument.optional()));
      }
    }
    return code.add(new ConstructionCode(type, construction).returned(arguments::get, locals))
        .build();
  }

  private static Argument argument(Construction construction, AttributeModel attribute) {
    return construction
        .values()
        .filter(value -> value.attribute().equals(attribute.name()))
        .findFirst()
        .orElseThrow();
  }

  private CodeBlock ifThere(AttributeModel attribute, String local, boolean optional) {
    CodeBlock value = values.fromValue(attribute.type(), label(attribute), source.variable(local));
    return CodeBlock.of(
        "$L ? $L : $L",
        source.isAbsent(local),
        absent(optional),
        optional ? CodeBlock.of("$T.of($L)", Optional.class, value) : value);
  }

  private static CodeBlock absent(boolean optional) {
    return optional ? CodeBlock.of("$T.empty()", Optional.class) : CodeBlock.of("null");
  }

  /** What errors call the attribute: {@code "Order.total"}. */
  CodeBlock label(AttributeModel attribute) {
    String label = type.simpleName() + "." + attribute.name();
    return attribute.storedName().equals(attribute.name())
        ? CodeBlock.of("$S", label)
        : CodeBlock.of("$S", label + " (stored as '" + attribute.storedName() + "')");
  }

  private static AttributeType target(AttributeType type) {
    return type instanceof Converted converted ? converted.target() : type;
  }
}
