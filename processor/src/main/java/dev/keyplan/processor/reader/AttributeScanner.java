package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP103;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP108;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Construction;
import dev.keyplan.processor.model.Construction.Argument;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TypeRef;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.type.TypeMirror;

/** The attributes of an entity, or of what is nested in one. */
final class AttributeScanner {

  private static final int MAX_NAME_BYTES = 65535;

  /**
   * @param refused Java names of attributes whose type was refused or is unresolved: they are
   *     listed with a stand-in, so that signatures are right, and nothing may be concluded from
   *     them
   */
  record Attributes(
      List<AttributeModel> attributes,
      List<String> ignored,
      List<Component> components,
      Set<String> refused) {
    static final Attributes NONE = new Attributes(List.of(), List.of(), List.of(), Set.of());
  }

  private final ReadContext context;
  private final AttributeTypeReader types;
  private final ConverterReader converters;

  private final List<AttributeModel> attributes = new ArrayList<>();
  private final List<String> ignored = new ArrayList<>();
  private final Set<String> refused = new HashSet<>();
  private final Map<String, String> storedNames = new HashMap<>();

  AttributeScanner(ReadContext context, NestedRecords nested) {
    this.context = context;
    this.types = new AttributeTypeReader(context, nested);
    this.converters = new ConverterReader(context, types);
  }

  Attributes scan(Shape shape) {
    Contradictions contradictions = new Contradictions(context);
    for (Component component : shape.components()) {
      contradictions.check(component);
      if (component.annotations(context, KeyplanAnnotations.IGNORE).isEmpty()) {
        attribute(component, shape);
      } else {
        ignore(component, shape);
      }
    }
    return new Attributes(attributes, ignored, shape.components(), refused);
  }

  /** A constructor may take it all the same. */
  private void ignore(Component component, Shape shape) {
    if (takes(shape, Construction::values, component) && !component.presence().mayBeAbsent()) {
      context.report(
          KP101,
          component.annotations(context, KeyplanAnnotations.IGNORE).get(0).origin(),
          component.name() + " is ignored but has no value for objects that are read",
          "the constructor takes it; an ignored one is Optional.empty() or null then",
          "fix      declare it as "
              + optional(component)
              + ", annotate it @Nullable, or make it a method");
    }
    ignored.add(component.name());
  }

  private static boolean takes(
      Shape shape, Function<Construction, Stream<Argument>> values, Component component) {
    return shape.construction().stream()
        .flatMap(values)
        .anyMatch(argument -> argument.attribute().equals(component.name()));
  }

  private String optional(Component component) {
    return "Optional<" + JavaTypes.readable(context.boxed(component.type())) + ">";
  }

  private void attribute(Component component, Shape shape) {
    List<AnnotationView> declared = component.annotations(context, KeyplanAnnotations.ATTRIBUTE);
    AnnotationView annotation = declared.isEmpty() ? null : declared.get(0);
    Presence presence = component.presence();
    TypeMirror declaredType = component.valueType();
    boolean renamed = annotation != null && annotation.isWritten("name");
    attributes.add(
        new AttributeModel(
            component.name(),
            storedName(component, annotation),
            type(component, shape, annotation, presence, declaredType),
            presence,
            AttributeModel.Role.PLAIN,
            component.access(),
            renamed ? annotation.text("name").origin() : component.origin()));
  }

  private AttributeType type(
      Component component,
      Shape shape,
      AnnotationView annotation,
      Presence presence,
      TypeMirror type) {
    if (presence == Presence.NULLABLE && type.getKind().isPrimitive()) {
      context.report(
          KP108,
          component.origin(),
          component.name() + " is @Nullable but a primitive is never null",
          "fix      declare it as " + JavaTypes.readable(context.boxed(type)));
    }
    if (annotation != null && annotation.isWritten("converter")) {
      AttributeType converted =
          converters.read(component.name(), annotation.type("converter"), type);
      return converted == null ? standIn(component, type) : converted;
    }
    AttributeTypeReader.Result result = types.read(type);
    if (result.type() != null) {
      return result.type();
    }
    if (result.refusal() != null) {
      context.report(
          KP108,
          component.origin(),
          component.name() + " has a type that cannot be stored: " + JavaTypes.readable(type),
          result.refusal().reason(),
          "fix      "
              + result.refusal().fix()
              + (result.refusal().foreign() ? ", or leave it out: " + left(component, shape) : ""));
    }
    return standIn(component, type);
  }

  /** A constructor's parameter that is ignored must be one that may be absent. */
  private String left(Component component, Shape shape) {
    boolean given =
        takes(shape, construction -> construction.arguments().stream(), component)
            && !component.presence().mayBeAbsent();
    return "@Ignore" + (given ? " " + optional(component) + " " + component.name() : "");
  }

  /** Gives signatures the declared type; nothing is generated from it but skeletons. */
  private AttributeType standIn(Component component, TypeMirror type) {
    refused.add(component.name());
    return new AttributeType.Converted(
        JavaTypes.javaTypeIn(context.rootPackage(), context.boxed(type)),
        TypeRef.of("java.lang", "Object"),
        new AttributeType.Scalar(ScalarType.STRING, false));
  }

  private String storedName(Component component, AnnotationView annotation) {
    String name = component.name();
    SourceOrigin origin = component.origin();
    if (annotation != null && annotation.isWritten("name")) {
      Value<String> written = annotation.text("name");
      name = written.value();
      origin = written.origin();
      int bytes = name.getBytes(StandardCharsets.UTF_8).length;
      if (bytes == 0 || bytes > MAX_NAME_BYTES) {
        context.report(
            KP103,
            origin,
            component.name() + " has an attribute name of " + bytes + " bytes",
            "DynamoDB attribute names have 1 to 65535 bytes of UTF-8");
      }
    }
    String other = storedNames.putIfAbsent(name, component.name());
    if (other != null) {
      context.report(
          KP103,
          origin,
          other + " and " + component.name() + " are both stored as '" + name + "'",
          "fix      give one of them another @Attribute(name = …)");
    }
    return name;
  }
}
