package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.Access;
import dev.keyplan.processor.model.Construction;
import dev.keyplan.processor.model.Construction.Argument;
import dev.keyplan.processor.model.Construction.Setter;
import dev.keyplan.processor.model.TypeRef;
import java.util.List;
import java.util.function.Function;

/** The statements that make an object of its attributes and return it. */
final class ConstructionCode {

  private final TypeRef type;
  private final Construction construction;

  ConstructionCode(TypeRef type, Construction construction) {
    this.type = type;
    this.construction = construction;
  }

  /**
   * @param values the expression of what is handed over
   * @param locals names that the method uses
   */
  CodeBlock returned(Function<Argument, CodeBlock> values, FreeNames locals) {
    List<Setter> setters = construction.setters();
    CodeBlock created = created(values);
    if (setters.isEmpty()) {
      return CodeBlock.of("return $>$>$L$L;\n$<$<", created, built());
    }
    return construction.chained()
        ? CodeBlock.of(
            "return $>$>$L$L\n$L;\n$<$<",
            created,
            setters.stream().map(s -> called(s, values)).collect(CodeBlock.joining("")),
            built())
        : separately(created, values, locals);
  }

  private CodeBlock separately(
      CodeBlock created, Function<Argument, CodeBlock> values, FreeNames locals) {
    boolean builds = construction.build().isPresent();
    String local =
        locals.newName(builds ? "builder" : GeneratedNames.decapitalized(type.simpleName()));
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(
                "$L $N = $>$>$L;\n$<$<",
                builds ? CodeBlock.of("var") : CodeBlock.of("$T", TypeNames.of(type)),
                local,
                created);
    for (Setter setter : construction.setters()) {
      CodeBlock value = values.apply(setter.value());
      String form = setter.member().kind() == Access.Kind.METHOD ? "$N.$N($L)" : "$N.$N = $L";
      if (setter.replaces()) {
        code.add("$N = ", local);
      }
      code.addStatement(form, local, setter.member().name(), value);
    }
    return code.addStatement("return $N$L", local, built()).build();
  }

  private CodeBlock created(Function<Argument, CodeBlock> values) {
    CodeBlock arguments =
        construction.arguments().stream().map(values).collect(CodeBlock.joining(",\n"));
    CodeBlock list = arguments.isEmpty() ? CodeBlock.of("()") : CodeBlock.of("(\n$L)", arguments);
    return construction
        .factory()
        .map(
            method ->
                CodeBlock.of("$L.$N$L", TypeNames.called(construction.creator()), method, list))
        .orElseGet(() -> CodeBlock.of("new $T$L", TypeNames.of(construction.creator()), list));
  }

  private static CodeBlock called(Setter setter, Function<Argument, CodeBlock> values) {
    return CodeBlock.of("\n.$N($L)", setter.member().name(), values.apply(setter.value()));
  }

  private CodeBlock built() {
    return construction
        .build()
        .map(method -> CodeBlock.of(".$N()", method))
        .orElseGet(() -> CodeBlock.of(""));
  }
}
