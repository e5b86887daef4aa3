package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/** One method of an update in the making. */
final class UpdateMethod {

  private final UpdateScope scope;
  private final UpdateParts parts;
  private final AttributeModel attribute;
  private final Optional<String> skeleton;
  private final FreeNames names = new FreeNames();
  private final Map<String, ParameterSpec> parameters = new LinkedHashMap<>();
  private final CodeBlock.Builder body = CodeBlock.builder();
  private boolean takesAny;
  private final Map<AttributePath, ParameterSpec> expected = new LinkedHashMap<>();

  UpdateMethod(
      UpdateScope scope, UpdateParts parts, AttributeModel attribute, Optional<String> skeleton) {
    this.scope = scope;
    this.parts = parts;
    this.attribute = attribute;
    this.skeleton = skeleton;
  }

  ParameterSpec parameter(TypeName type, String name) {
    ParameterSpec parameter = ParameterSpec.builder(type, names.newName(name)).build();
    parameters.put(parameter.name(), parameter);
    return parameter;
  }

  /**
   * Takes what else the keys depend on that change with the attribute. Of a refused table that is
   * not known, and {@code Object...} takes whatever calls there are.
   */
  void expect() {
    if (skeleton.isPresent()) {
      takesAny = true;
      parameter(ArrayTypeName.of(ClassName.OBJECT), "expected");
      return;
    }
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
    if (skeleton.isEmpty()) {
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
        parts.isOptional(path) ? "expectOptional" : "expect", path, CodeBlock.of("$N", parameter));
  }

  CodeBlock onPart(String operation, AttributePath part, CodeBlock value) {
    String name = parts.field(part);
    CodeBlock field =
        scope.isEntity()
            ? CodeBlock.of("$L", field(name))
            : CodeBlock.of("$L.$N", field(UpdateMethods.WHOLE), name);
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

  List<TypeName> types() {
    return parameters.values().stream().map(ParameterSpec::type).toList();
  }

  /** All of it but its name and what it returns. */
  MethodSpec.Builder build(UpdateDoc doc, String text) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("unnamed")
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc(doc.method(text, expected))
            .addParameters(parameters.values())
            .varargs(takesAny);
    if (skeleton.isPresent()) {
      return method.addStatement(Skeletons.body(skeleton.get()));
    }
    method.addCode(body.build());
    expected.forEach((path, parameter) -> method.addCode(expectation(path, parameter)));
    return method.addStatement("return this");
  }
}
