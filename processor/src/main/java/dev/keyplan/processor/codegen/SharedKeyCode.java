package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;

/** How items of entities that share their keys are told apart. */
final class SharedKeyCode {

  private SharedKeyCode() {}

  /** {@code .sharingKeys("entityType", "User")}; nothing if the entity has its keys for itself. */
  static CodeBlock setting(TableModel table, EntityModel entity) {
    return entity.sharesKeysWith().isEmpty()
        ? CodeBlock.of("")
        : CodeBlock.of(
            "$>$>\n.sharingKeys($S, $S)$<$<",
            table.entityTypeAttribute().orElse(""),
            entity.typeName());
  }
}
