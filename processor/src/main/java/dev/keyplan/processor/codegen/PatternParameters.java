package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The parameters of a pattern's method: those of {@code by} in declared order, each name once, then
 * the range or the prefix. They depend on the declaration alone, so that a refused pattern has the
 * same method.
 */
final class PatternParameters {

  private final TableModel table;
  private final EntityModel entity;

  /**
   * @param entity that has the attributes; of a collection, any member
   */
  PatternParameters(TableModel table, EntityModel entity) {
    this.table = table;
    this.entity = entity;
  }

  List<ParameterSpec> of(AccessPatternModel pattern) {
    Map<String, TypeName> parameters = new LinkedHashMap<>();
    for (Term term : pattern.by()) {
      if (term instanceof Term.Parameter parameter) {
        parameters.putIfAbsent(GeneratedNames.parameter(parameter), type(parameter));
      }
    }
    pattern
        .range()
        .ifPresent(
            path ->
                parameters.putIfAbsent(
                    GeneratedNames.parameter(path),
                    ParameterizedTypeName.get(RuntimeTypes.KEY_RANGE, type(path).box())));
    pattern
        .startsWith()
        .ifPresent(
            path ->
                parameters.putIfAbsent(
                    GeneratedNames.prefixParameter(path), ClassName.get(String.class)));
    return parameters.entrySet().stream()
        .map(parameter -> ParameterSpec.builder(parameter.getValue(), parameter.getKey()).build())
        .toList();
  }

  private TypeName type(Term.Parameter term) {
    return term.transform() == null ? type(term.path()) : TypeNames.ofTransform(term.transform());
  }

  /** {@code Object} for an attribute that is not there: the pattern was refused for that. */
  private TypeName type(AttributePath path) {
    return find(path)
        .map(attribute -> TypeNames.of(attribute.type()))
        .orElse(ClassName.get(Object.class));
  }

  private Optional<AttributeModel> find(AttributePath path) {
    Optional<AttributeModel> found = entity.attribute(path.first());
    for (String name : path.names().subList(1, path.names().size())) {
      found =
          found
              .map(AttributeModel::type)
              .filter(AttributeType.Nested.class::isInstance)
              .map(type -> table.nested().get(((AttributeType.Nested) type).type()))
              .map(NestedModel::attributes)
              .flatMap(
                  attributes -> attributes.stream().filter(a -> a.name().equals(name)).findFirst());
    }
    return found;
  }
}
