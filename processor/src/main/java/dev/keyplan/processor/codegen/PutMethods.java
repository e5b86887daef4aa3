package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.EntityModel;
import java.util.Collection;
import java.util.Set;

/** {@code create}, {@code put} and {@code putBatch} of an entity's repository. */
final class PutMethods {

  private static final String ITEMS = "items";

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

  MethodSpec putBatch() {
    Javadoc doc =
        code.javadoc(
                "Stores items, whatever their keys hold: BatchWriteItem, 25 items a request, each put"
                    + " at the cost of a single one. It is no transaction. Items that DynamoDB leaves"
                    + " unprocessed are sent again.")
            .thrown(
                ClassName.get(IllegalArgumentException.class),
                "if two of them have one key; before any request")
            .thrown(
                RuntimeTypes.UNPROCESSED_ITEMS_EXCEPTION,
                "if items are still unprocessed after all retries: it holds them, all others are"
                    + " stored");
    TypeName items = ParameterizedTypeName.get(ClassName.get(Collection.class), code.type());
    return code.method("putBatch", WriteCode.refused(doc), TypeName.VOID)
        .addParameter(items, ITEMS)
        .addCode(
            code.silent(
                code.call(Set.of(ITEMS), "putBatch")
                    .argument(CodeBlock.of(ITEMS))
                    .argument(CodeBlock.of("$T::$L", code.mapper(), MapperGenerator.REQUEST_ITEM))))
        .build();
  }

  private String text() {
    if (code.entity().version().isPresent()) {
      return "Stores an item in place of the version that it has"
          + orNew(code.entity())
          + ": one PutItem, which replaces all that its key holds";
    }
    return code.entity().sharesKeysWith().isEmpty()
        ? "Stores an item: one PutItem, which replaces whatever its key holds"
        : "Stores an item: one PutItem, which replaces what its key holds, but no item of another"
            + " entity";
  }

  /** A primitive version is never absent. */
  static String orNew(EntityModel versioned) {
    boolean mayBeAbsent = versioned.version().orElseThrow().presence().mayBeAbsent();
    return mayBeAbsent ? ", or as a new one if it has none" : ", which must be there";
  }

  private TableCall call(String operation) {
    return code.call(Set.of(), operation)
        .argument(code.toItem(parameter), RuntimeTypes.ITEM, "item");
  }
}
