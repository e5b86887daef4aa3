package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.UpdateMethods.WHOLE;
import static dev.keyplan.processor.codegen.UpdateParts.UPDATE;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType.Nested;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.UpdateRules;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The classes of an update for what lies inside records. A record on which no index depends has one
 * class wherever it stands, so that types may refer to themselves; one on whose parts an index does
 * has a class of its own for each place.
 */
final class NestedUpdates {

  private final TableModel table;
  private final UpdateRules rules;
  private final UpdateParts parts;
  private final UpdateDoc doc;
  private final RecordCode code;
  private final ClassName root;
  private final Optional<String> skeleton;
  private final FreeNames names = new FreeNames();
  private final Map<TypeRef, ClassName> free = new LinkedHashMap<>();
  private final Deque<NestedModel> waiting = new ArrayDeque<>();
  private final List<TypeSpec> types = new ArrayList<>();

  NestedUpdates(
      TableModel table,
      UpdateRules rules,
      UpdateParts parts,
      UpdateDoc doc,
      RecordCode code,
      ClassName root,
      Optional<String> skeleton) {
    this.table = table;
    this.rules = rules;
    this.parts = parts;
    this.doc = doc;
    this.code = code;
    this.root = root;
    this.skeleton = skeleton;
    names.newName(root.simpleName());
  }

  /** The class for the inside of an attribute; empty if nothing in it may be changed alone. */
  Optional<ClassName> of(UpdateScope scope, AttributeModel attribute) {
    NestedModel nested =
        attribute.type() instanceof Nested type ? table.nested().get(type.type()) : null;
    if (nested == null || nested.attributes().isEmpty()) {
      return Optional.empty();
    }
    Optional<AttributePath> path = scope.path(attribute);
    if (path.isEmpty() || rules.isFreeInside(path.get())) {
      return Optional.of(
          free.computeIfAbsent(
              nested.type(),
              type -> {
                waiting.add(nested);
                return root.nestedClass(names.newName(type.flatName() + "Update"));
              }));
    }
    return rules.isChangeableInside(path.get()) ? placed(path.get(), nested) : Optional.empty();
  }

  private Optional<ClassName> placed(AttributePath path, NestedModel nested) {
    String name = GeneratedNames.capitalized(GeneratedNames.parameter(path)) + "Update";
    ClassName type = root.nestedClass(names.newName(name));
    UpdateScope scope = scope(Optional.of(path), nested, type);
    List<MethodSpec> methods = methods(scope);
    if (methods.isEmpty()) {
      return Optional.empty();
    }
    TypeName whole = ParameterizedTypeName.get(root, WildcardTypeName.subtypeOf(Object.class));
    TypeSpec.Builder spec = begin(type, nested);
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
    if (skeleton.isEmpty() && rules.movesKeysInside(path)) {
      spec.addField(whole, WHOLE, Modifier.PRIVATE, Modifier.FINAL);
      constructor.addParameter(whole, WHOLE).addStatement("this.$N = $N", WHOLE, WHOLE);
    }
    types.add(end(spec, constructor, methods));
    return Optional.of(type);
  }

  /** All that were asked for. */
  List<TypeSpec> types() {
    while (!waiting.isEmpty()) {
      NestedModel nested = waiting.remove();
      ClassName type = free.get(nested.type());
      List<MethodSpec> methods = methods(scope(Optional.empty(), nested, type));
      types.add(end(begin(type, nested), MethodSpec.constructorBuilder(), methods));
    }
    return types;
  }

  private UpdateScope scope(Optional<AttributePath> path, NestedModel nested, ClassName type) {
    return new UpdateScope(path, nested.attributes(), code.nested(nested.type()), type);
  }

  private List<MethodSpec> methods(UpdateScope scope) {
    return new UpdateMethods(rules, parts, doc, scope, skeleton)
        .of(attribute -> of(scope, attribute), List.of());
  }

  private static TypeSpec.Builder begin(ClassName type, NestedModel nested) {
    return TypeSpec.classBuilder(type)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc(
            "Changes of what a stored $L holds.\n",
            new Javadoc(type.packageName()).link(nested.type()));
  }

  private TypeSpec end(
      TypeSpec.Builder type, MethodSpec.Builder constructor, List<MethodSpec> methods) {
    if (skeleton.isEmpty()) {
      type.addField(RuntimeTypes.NESTED_UPDATE, UPDATE, Modifier.PRIVATE, Modifier.FINAL);
      constructor
          .addParameter(RuntimeTypes.NESTED_UPDATE, UPDATE)
          .addStatement("this.$N = $N", UPDATE, UPDATE);
    } else {
      constructor.addModifiers(Modifier.PRIVATE);
    }
    return type.addMethod(constructor.build()).addMethods(methods).build();
  }
}
