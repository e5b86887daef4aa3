package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.UpdateRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

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
  private final Optional<String> skeleton;
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
    this.skeleton = skeleton;
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
    UpdateMethod method = method(attribute);
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
    end(0, method, attribute.name(), doc.setter(scope, attribute));
  }

  private void remove(AttributeModel attribute) {
    UpdateMethod method = method(attribute);
    method.expect();
    method.add(() -> method.change("remove", method.storedName()));
    method.eachPart(part -> CodeBlock.of("null"));
    end(1, method, "remove" + capitalized(attribute), doc.removal(scope, attribute));
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
    UpdateMethod method = method(attribute);
    ParameterSpec value = method.parameter(TypeNames.of(attribute.type()), attribute.name());
    CodeBlock given = CodeBlock.of("$N", value);
    RecordCode code = scope.code();
    method.add(
        () -> {
          CodeBlock stored = code.toElement(attribute, attribute.type(), given);
          CodeBlock change =
              operation.equals("add")
                  ? range(attribute.type())
                      .map(range -> method.change("addWithin", range, stored, method.storedName()))
                      .orElseGet(() -> method.change("add", stored, method.storedName()))
                  : method.change(operation, stored, method.storedName());
          return RecordCode.isSet(attribute) // DynamoDB knows no empty set
              ? CodeBlock.builder()
                  .beginControlFlow("if ($L)", code.hasElements(attribute, given))
                  .add(change)
                  .endControlFlow()
                  .build()
              : change;
        });
    end(1, method, operation + capitalized(attribute), text);
  }

  /** The least and the greatest of a type that a sum of few may leave. */
  private static Optional<CodeBlock> range(AttributeType type) {
    if (!(type instanceof AttributeType.Scalar scalar)) {
      return Optional.empty();
    }
    Class<?> holder =
        switch (scalar.type()) {
          case BYTE -> Byte.class;
          case SHORT -> Short.class;
          case INT -> Integer.class;
          default -> null;
        };
    return Optional.ofNullable(holder)
        .map(java -> CodeBlock.of("$1T.MIN_VALUE, $1T.MAX_VALUE", java));
  }

  private void putEntry(AttributeModel attribute, AttributeType type) {
    UpdateMethod method = method(attribute);
    ParameterSpec key = method.parameter(ClassName.get(String.class), "key");
    ParameterSpec value = method.parameter(TypeNames.of(type).box(), "value");
    CodeBlock given = CodeBlock.of("$N", value);
    method.requirePresent();
    method.add(
        () ->
            method.change(
                "set", scope.code().toElement(attribute, type, given), method.entry(key)));
    end(1, method, "put" + capitalized(attribute), doc.entry(scope, attribute));
  }

  private void removeEntry(AttributeModel attribute) {
    UpdateMethod method = method(attribute);
    ParameterSpec key = method.parameter(ClassName.get(String.class), "key");
    method.requirePresent();
    method.add(() -> method.change("remove", method.entry(key)));
    end(1, method, "remove" + capitalized(attribute), doc.entryRemoval(scope, attribute));
  }

  private void inside(AttributeModel attribute, ClassName type) {
    UpdateMethod method = method(attribute);
    TypeName consumer = ParameterizedTypeName.get(ClassName.get(Consumer.class), type);
    ParameterSpec changes = method.parameter(consumer, "changes");
    method.requirePresent();
    boolean moves = scope.path(attribute).map(rules::movesKeysInside).orElse(false);
    method.add(
        () -> {
          CodeBlock inner = CodeBlock.of("$L.inside($L)", method.update(), method.storedName());
          CodeBlock whole = CodeBlock.of(scope.isEntity() ? "this" : method.field(WHOLE));
          return CodeBlock.builder()
              .addStatement(
                  "$N.accept(new $T($L))",
                  changes,
                  type,
                  moves ? CodeBlock.of("$L, $L", whole, inner) : inner)
              .build();
        });
    // A lambda must not be able to mean another method that takes one.
    List<TypeName> function = List.of(ClassName.get(Function.class));
    candidates.add(
        new Candidate(
            0, attribute.name(), function, method.build(doc, doc.inside(scope, attribute))));
  }

  private UpdateMethod method(AttributeModel attribute) {
    return new UpdateMethod(scope, parts, attribute, skeleton);
  }

  private void end(int rank, UpdateMethod method, String name, String text) {
    candidates.add(new Candidate(rank, name, method.types(), method.build(doc, text)));
  }

  private static String capitalized(AttributeModel attribute) {
    return GeneratedNames.capitalized(attribute.name());
  }
}
