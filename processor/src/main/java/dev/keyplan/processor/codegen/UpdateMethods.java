package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.UpdateRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/**
 * The methods of one class of an update: for each attribute those that are legal. What would leave
 * keys of an index behind has no method.
 */
final class UpdateMethods {

  /** Through which the classes of nested records reach the parts of index keys. */
  static final String WHOLE = "whole";

  /**
   * @param rank setters are named first, so that they have the attributes' own names
   */
  private record Candidate(
      int rank, String name, List<TypeName> erasure, MethodSpec.Builder method) {}

  private final UpdateRules rules;
  private final UpdateParts parts;
  private final UpdateDoc doc;
  private final UpdateScope scope;
  private final boolean sound;
  private final String skeleton;
  private final List<Candidate> candidates = new ArrayList<>();

  UpdateMethods(
      UpdateRules rules,
      UpdateParts parts,
      UpdateDoc doc,
      UpdateScope scope,
      Optional<String> skeleton) {
    this.rules = rules;
    this.parts = parts;
    this.doc = doc;
    this.scope = scope;
    this.sound = skeleton.isEmpty();
    this.skeleton = skeleton.orElse("");
  }

  /**
   * @param nested the class for the inside of an attribute, if it has one
   * @param reserved other methods of the class, as {@link PatternSignature#erasure}
   */
  List<MethodSpec> of(Function<AttributeModel, Optional<ClassName>> nested, List<String> reserved) {
    for (AttributeModel attribute : scope.attributes()) {
      if (isSettable(attribute)) {
        set(attribute);
        if (attribute.presence().mayBeAbsent()) {
          remove(attribute);
        }
        if (!isDependency(attribute)) {
          elements(attribute);
        }
      }
      nested.apply(attribute).ifPresent(type -> inside(attribute, type));
    }
    MethodNames names = new MethodNames(reserved);
    candidates.stream()
        .sorted(Comparator.comparingInt(Candidate::rank))
        .forEach(c -> c.method().setName(names.of(c.name(), c.erasure())).returns(scope.self()));
    return candidates.stream().map(candidate -> candidate.method().build()).toList();
  }

  private boolean isSettable(AttributeModel attribute) {
    return scope.path(attribute).map(rules::isSettable).orElse(true);
  }

  private boolean isDependency(AttributeModel attribute) {
    return scope.path(attribute).map(rules::isDependency).orElse(false);
  }

  private void set(AttributeModel attribute) {
    Method method = new Method(attribute);
    ParameterSpec value = method.parameter(TypeNames.of(attribute.type()), attribute.name());
    method.expect();
    CodeBlock given = CodeBlock.of("$N", value);
    RecordCode code = scope.code();
    method.add(
        () -> {
          CodeBlock set = method.change("set", code.toValue(attribute, given), method.storedName());
          return RecordCode.isSet(attribute)
              ? CodeBlock.builder()
                  .beginControlFlow("if ($L)", code.hasElements(attribute, given))
                  .add(set)
                  .nextControlFlow("else")
                  .add(method.change("remove", method.storedName()))
                  .endControlFlow()
                  .build()
              : set;
        });
    method.eachPart(part -> parts.value(scope.path(attribute).get(), value.name(), part));
    method.end(0, attribute.name(), doc.setter(scope, attribute));
  }

  private void remove(AttributeModel attribute) {
    Method method = new Method(attribute);
    method.expect();
    method.add(() -> method.change("remove", method.storedName()));
    method.eachPart(part -> CodeBlock.of("null"));
    method.end(1, "remove" + capitalized(attribute), doc.removal(scope, attribute));
  }

  /** Of what can be changed without knowing what it is. */
  private void elements(AttributeModel attribute) {
    AttributeType type = attribute.type();
    if (type instanceof AttributeType.Scalar scalar && scope.isEntity() && isNumber(scalar)) {
      change(attribute, "add", doc.addition(scope, attribute));
    } else if (type instanceof AttributeType.SetOf && scope.isEntity()) {
      change(attribute, "add", doc.setAddition(scope, attribute));
      change(attribute, "delete", doc.setDeletion(scope, attribute));
    } else if (type instanceof AttributeType.ListOf) {
      change(attribute, "append", doc.append(scope, attribute));
      change(attribute, "prepend", doc.prepend(scope, attribute));
    } else if (type instanceof AttributeType.MapOf map) {
      putEntry(attribute, map.value());
      removeEntry(attribute);
    }
  }

  private static boolean isNumber(AttributeType.Scalar scalar) {
    return switch (scalar.type()) {
      case BYTE, SHORT, INT, LONG, FLOAT, DOUBLE, BIG_DECIMAL, BIG_INTEGER -> true;
      default -> false;
    };
  }

  /** By a value of the attribute's own type. */
  private void change(AttributeModel attribute, String operation, String text) {
    Method method = new Method(attribute);
    ParameterSpec value = method.parameter(TypeNames.of(attribute.type()), attribute.name());
    CodeBlock given = CodeBlock.of("$N", value);
    RecordCode code = scope.code();
    method.add(
        () -> {
          CodeBlock change =
              method.change(
                  operation,
                  code.toElement(attribute, attribute.type(), given),
                  method.storedName());
          return RecordCode.isSet(attribute) // DynamoDB knows no empty set
              ? CodeBlock.builder()
                  .beginControlFlow("if ($L)", code.hasElements(attribute, given))
                  .add(change)
                  .endControlFlow()
                  .build()
              : change;
        });
    method.end(1, operation + capitalized(attribute), text);
  }

  private void putEntry(AttributeModel attribute, AttributeType type) {
    Method method = new Method(attribute);
    ParameterSpec key = method.parameter(ClassName.get(String.class), "key");
    ParameterSpec value = method.parameter(TypeNames.of(type).box(), "value");
    CodeBlock given = CodeBlock.of("$N", value);
    method.requirePresent();
    method.add(
        () ->
            method.change(
                "set", scope.code().toElement(attribute, type, given), method.entry(key)));
    method.end(1, "put" + capitalized(attribute), doc.entry(scope, attribute));
  }

  private void removeEntry(AttributeModel attribute) {
    Method method = new Method(attribute);
    ParameterSpec key = method.parameter(ClassName.get(String.class), "key");
    method.requirePresent();
    method.add(() -> method.change("remove", method.entry(key)));
    method.end(1, "remove" + capitalized(attribute), doc.entryRemoval(scope, attribute));
  }

  private void inside(AttributeModel attribute, ClassName type) {
    Method method = new Method(attribute);
    TypeName consumer = ParameterizedTypeName.get(ClassName.get(Consumer.class), type);
    ParameterSpec changes = method.parameter(consumer, "changes");
    method.requirePresent();
    boolean free = scope.path(attribute).map(rules::isFreeInside).orElse(true);
    method.add(
        () -> {
          CodeBlock inner = CodeBlock.of("$L.inside($L)", method.update(), method.storedName());
          CodeBlock whole = CodeBlock.of(scope.isEntity() ? "this" : method.field(WHOLE));
          return CodeBlock.builder()
              .addStatement(
                  "$N.accept(new $T($L))",
                  changes,
                  type,
                  free ? inner : CodeBlock.of("$L, $L", whole, inner))
              .build();
        });
    // A lambda must not be able to mean another method that takes one.
    method.end(
        0, attribute.name(), doc.inside(scope, attribute), List.of(ClassName.get(Function.class)));
  }

  private static String capitalized(AttributeModel attribute) {
    return GeneratedNames.capitalized(attribute.name());
  }

  /** One of them in the making. */
  private final class Method {

    private final AttributeModel attribute;
    private final NameAllocator names = new NameAllocator();
    private final Map<String, ParameterSpec> parameters = new LinkedHashMap<>();
    private final CodeBlock.Builder body = CodeBlock.builder();
    private final Map<AttributePath, ParameterSpec> expected = new LinkedHashMap<>();

    Method(AttributeModel attribute) {
      this.attribute = attribute;
    }

    ParameterSpec parameter(TypeName type, String name) {
      ParameterSpec parameter = ParameterSpec.builder(type, names.newName(name)).build();
      parameters.put(parameter.name(), parameter);
      return parameter;
    }

    /** Takes what else the keys depend on that change with the attribute. */
    void expect() {
      scope.path(attribute).ifPresent(path -> expected.putAll(parts.expected(path, names)));
      expected.values().forEach(parameter -> parameters.put(parameter.name(), parameter));
    }

    /** A part of an attribute can be changed only where there is one. */
    void requirePresent() {
      if (attribute.presence().mayBeAbsent()) {
        add(() -> change("expectPresent", storedName()));
      }
    }

    /** Nothing is made of a refused table, where types may be unknown. */
    void add(Supplier<CodeBlock> statements) {
      if (sound) {
        body.add(statements.get());
      }
    }

    /** Gives the parts of index keys that lie in the attribute their values. */
    void eachPart(Function<AttributePath, CodeBlock> value) {
      scope
          .path(attribute)
          .ifPresent(
              path ->
                  parts
                      .inside(path)
                      .forEach(part -> add(() -> onPart("set", part, value.apply(part)))));
    }

    /** A call of the update with the value, if there is one, and the path. */
    CodeBlock change(String operation, CodeBlock... arguments) {
      return CodeBlock.builder()
          .addStatement("$L.$L($L)", update(), operation, CodeBlock.join(List.of(arguments), ",$W"))
          .build();
    }

    private CodeBlock expectation(AttributePath path, ParameterSpec parameter) {
      return onPart(
          "expect",
          path,
          CodeBlock.of(parts.isOptional(path) ? "$N.orElse(null)" : "$N", parameter));
    }

    CodeBlock onPart(String operation, AttributePath part, CodeBlock value) {
      String name = parts.field(part);
      CodeBlock field =
          scope.isEntity()
              ? CodeBlock.of("$L", field(name))
              : CodeBlock.of("$L.$N", field(WHOLE), name);
      return CodeBlock.builder().addStatement("$L.$L($L)", field, operation, value).build();
    }

    CodeBlock storedName() {
      return scope.code().storedName(attribute);
    }

    /** The path of an entry of a map. */
    CodeBlock entry(ParameterSpec key) {
      return CodeBlock.of(
          "$L,$W$T.required($L, $N)",
          storedName(),
          RuntimeTypes.ATTRIBUTE_VALUES,
          scope.code().label(attribute),
          key);
    }

    String update() {
      return field(UpdateParts.UPDATE);
    }

    /** A parameter may hide it. */
    String field(String name) {
      return parameters.containsKey(name) ? "this." + name : name;
    }

    void end(int rank, String name, String text) {
      end(rank, name, text, parameters.values().stream().map(ParameterSpec::type).toList());
    }

    void end(int rank, String name, String text, List<TypeName> erasure) {
      MethodSpec.Builder method =
          MethodSpec.methodBuilder("unnamed")
              .addModifiers(Modifier.PUBLIC)
              .addJavadoc(doc.method(text, expected))
              .addParameters(parameters.values());
      if (sound) {
        method.addCode(body.build());
        expected.forEach((path, parameter) -> method.addCode(expectation(path, parameter)));
        method.addStatement("return this");
      } else {
        method.addStatement(Skeletons.body(skeleton));
      }
      candidates.add(new Candidate(rank, name, erasure, method));
    }
  }
}
