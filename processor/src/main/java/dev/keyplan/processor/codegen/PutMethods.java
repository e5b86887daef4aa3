package dev.keyplan.processor.codegen;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import java.util.Set;

/** {@code create} and {@code put} of an entity's repository. */
final class PutMethods {

  private final WriteCode code;
  private final String parameter;

  PutMethods(WriteCode code) {
    this.code = code;
    this.parameter = code.parameter();
  }

  MethodSpec create() {
    Javadoc doc =
        code.javadoc(
                "Stores a new item: one PutItem, on the condition that its key is not taken."
                    + (code.entity().timeToLive().isPresent()
                        ? " An item that has expired counts as absent."
                        : ""))
            .returned(code.stored())
            .thrown(
                RuntimeTypes.ALREADY_EXISTS_EXCEPTION,
                "if there is an item of that key; it is left as it was");
    return code.method("create", WriteCode.refused(doc), code.type())
        .addParameter(code.type(), parameter)
        .addCode(code.answering(call("create")))
        .build();
  }

  MethodSpec put() {
    Javadoc doc = code.conditional(code.javadoc(text() + ".").returned(code.stored()), false);
    return code.method("put", WriteCode.refused(doc), code.type())
        .addParameter(code.type(), parameter)
        .addCode(code.answering(call("put")))
        .build();
  }

  MethodSpec putOnlyIf() {
    ParameterSpec condition = code.condition();
    Javadoc doc =
        code.conditional(
            code.javadoc(text() + "; only if the condition holds for what is stored.")
                .returned(code.stored()),
            true);
    return code.method("put", WriteCode.refused(doc), code.type())
        .addParameter(code.type(), parameter)
        .addParameter(condition)
        .addCode(code.answering(call("put").argument(code.applied(condition))))
        .build();
  }

  private String text() {
    if (code.entity().version().isPresent()) {
      return "Stores an item in place of the version that it has, or as a new one if it has none:"
          + " one PutItem, which replaces all that its key holds";
    }
    return code.entity().sharesKeysWith().isEmpty()
        ? "Stores an item: one PutItem, which replaces whatever its key holds"
        : "Stores an item: one PutItem, which replaces what its key holds, but no item of another"
            + " entity";
  }

  private TableCall call(String operation) {
    return code.call(Set.of(), operation)
        .argument(code.toItem(parameter), RuntimeTypes.ITEM, "item");
  }
}
