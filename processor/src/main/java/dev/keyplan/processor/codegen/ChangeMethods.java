package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** {@code update} and {@code move} of an entity's repository. */
final class ChangeMethods {

  private static final String LOADED = "loaded";
  private static final String CHANGED = "changed";

  private final WriteCode code;

  ChangeMethods(WriteCode code) {
    this.code = code;
  }

  /**
   * Starts an update of the item of a key.
   *
   * @param keyAttributes what the update takes of the primary key
   */
  MethodSpec byKey(Set<AttributePath> keyAttributes) {
    ClassName update = code.names().update(code.entity().type());
    Optional<ParameterSpec> version = code.version();
    Javadoc doc =
        code.javadoc(
            "Starts an update of the item of that key, which must exist: {@link "
                + update.simpleName()
                + "#execute} sends all that was called on it as one UpdateItem, with the keys of"
                + " indexes in step.");
    version.ifPresent(
        parameter -> doc.parameter(parameter.name(), "the item must be in it" + code.noVersion()));
    TypeName answer =
        code.flavor() == Flavor.SYNC ? code.type() : code.flavor().answer(code.type());
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("update")
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc(code.keyRefused(doc).toCodeBlock())
            .returns(ParameterizedTypeName.get(update, answer));
    code.addKey(method);
    return method
        .addCode(code.sound() ? started(update, answer, version, keyAttributes) : code.skeleton())
        .build();
  }

  private CodeBlock started(
      ClassName update,
      TypeName answer,
      Optional<ParameterSpec> version,
      Set<AttributePath> keyAttributes) {
    String local = code.free("update");
    TableCall call =
        code.entityCall(version.isPresent() ? "updateVersion" : "update")
            .argument(code.primaryKey(), RuntimeTypes.ITEM, "key");
    version.ifPresent(parameter -> call.argument(code.number(parameter)));
    TypeName type = ParameterizedTypeName.get(RuntimeTypes.ITEM_UPDATE, answer);
    List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("$N", local)));
    keyAttributes.forEach(
        path -> arguments.add(CodeBlock.of("$N", GeneratedNames.parameter(path))));
    return CodeBlock.builder()
        .add(call.argument(code.fromItem()).statements(CodeBlock.of("$T $N = ", type, local)))
        .addStatement("return new $T<>($L)", update, CodeBlock.join(arguments, ", "))
        .build();
  }

  MethodSpec byDifference() {
    boolean versioned = code.entity().version().isPresent();
    Javadoc doc =
        code.javadoc(
                "Stores what differs between the loaded item and the changed one: one UpdateItem."
                    + " Where the keys of an index change with it, all else that they are made of"
                    + " must be as it was loaded"
                    + (versioned ? "; the version must be so in any case." : "."))
            .returned(code.stored())
            .thrown(
                RuntimeTypes.CONDITION_FAILED_EXCEPTION,
                "if the item is gone, or keys of an index would not fit it; nothing is changed");
    return changing("update", code.versioned(doc), "different");
  }

  MethodSpec move() {
    Javadoc doc =
        code.javadoc(
                "Stores the changed item under its own key and deletes the loaded one: one"
                    + " TransactWriteItems, at twice the write units of both. Its new key must not"
                    + " be taken, and the loaded one must be there"
                    + (code.entity().version().isPresent()
                        ? ", in the version it has."
                        : "; what others changed of it since is lost."))
            .returned(code.stored())
            .thrown(
                RuntimeTypes.ALREADY_EXISTS_EXCEPTION,
                "if there is an item of the new key; nothing is changed")
            .thrown(
                RuntimeTypes.CONDITION_FAILED_EXCEPTION,
                "if the loaded item is gone; nothing is changed");
    return changing("move", WriteCode.conflicts(code.versioned(doc)), "the same");
  }

  private MethodSpec changing(String operation, Javadoc doc, String keys) {
    Javadoc all =
        WriteCode.refused(doc)
            .thrown(
                ClassName.get(IllegalArgumentException.class),
                "if the primary keys of the two are " + keys + "; before any request");
    TableCall call =
        code.call(Set.of(LOADED, CHANGED), operation)
            .argument(code.toItem(LOADED), RuntimeTypes.ITEM, "loadedItem")
            .argument(code.toItem(CHANGED), RuntimeTypes.ITEM, "changedItem");
    return code.method(operation, all, code.type())
        .addParameter(code.type(), LOADED)
        .addParameter(code.type(), CHANGED)
        .addCode(code.answering(call))
        .build();
  }
}
