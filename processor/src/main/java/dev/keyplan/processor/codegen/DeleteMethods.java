package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code delete} of an entity's repository, by key and by entity. */
final class DeleteMethods {

  private final WriteCode code;

  DeleteMethods(WriteCode code) {
    this.code = code;
  }

  MethodSpec byKey() {
    return byKey("Deletes the item of that key" + kind() + ".", Optional.empty());
  }

  MethodSpec byKeyOnlyIf() {
    return byKey(
        "Deletes the item of that key" + kind() + "; only if the condition holds for it.",
        Optional.of(code.condition()));
  }

  private MethodSpec byKey(String text, Optional<ParameterSpec> condition) {
    Javadoc doc = code.conditional(code.javadoc(text), condition.isPresent());
    Optional<ParameterSpec> version = code.version();
    TableCall call =
        code.call(Set.of(), version.isPresent() ? "deleteVersion" : "delete")
            .argument(code.primaryKey(), RuntimeTypes.ITEM, "key");
    version.ifPresent(parameter -> call.argument(code.number(parameter)));
    condition.ifPresent(parameter -> call.argument(code.applied(parameter)));
    MethodSpec.Builder method = code.method("delete", code.keyRefused(doc), TypeName.VOID);
    code.addKey(method);
    condition.ifPresent(method::addParameter);
    return method.addCode(code.silent(call)).build();
  }

  MethodSpec byEntity() {
    return byEntity(ofItsKey() + ".", Optional.empty());
  }

  MethodSpec byEntityOnlyIf() {
    return byEntity(
        ofItsKey() + "; only if the condition holds for it.", Optional.of(code.condition()));
  }

  private String ofItsKey() {
    return code.entity().version().isPresent()
        ? "Deletes the item that has its key, in the version that it has: one DeleteItem"
        : "Deletes the item that has its key, whatever else it holds: one DeleteItem" + own();
  }

  private MethodSpec byEntity(String text, Optional<ParameterSpec> condition) {
    Javadoc doc = code.conditional(code.javadoc(text), condition.isPresent());
    List<CodeBlock> arguments = new ArrayList<>(code.ofEntity());
    condition.ifPresent(parameter -> arguments.add(CodeBlock.of("$N", parameter)));
    MethodSpec.Builder method =
        code.method("delete", code.keyRefused(doc), TypeName.VOID)
            .addParameter(code.type(), code.parameter());
    condition.ifPresent(method::addParameter);
    return method
        .addCode(
            code.sound()
                ? CodeBlock.builder()
                    .addStatement("$Ldelete($L)", code.start(), CodeBlock.join(arguments, ", "))
                    .build()
                : code.skeleton())
        .build();
  }

  private String kind() {
    return code.entity().version().isPresent()
        ? ", which must be in the version expected: one DeleteItem"
        : ", if there is one: one DeleteItem" + own();
  }

  private String own() {
    return code.entity().sharesKeysWith().isEmpty() ? "" : ", but none of another entity";
  }
}
