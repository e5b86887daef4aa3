package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.ComposedIndexKeys;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The constant of a repository that says what is fixed about the writes of its entity. */
final class WritesConstant {

  static final String NAME = "WRITES";

  private WritesConstant() {}

  static FieldSpec of(TableModel table, EntityModel entity, CodeBlock tableKey) {
    CodeBlock.Builder writes =
        CodeBlock.builder()
            .add(
                "$T.of($S, $L)$>$>", RuntimeTypes.ENTITY_WRITES, entity.type().flatName(), tableKey)
            .add("$<$<$L$>$>", SharedKeyCode.setting(table, entity));
    entity.version().ifPresent(version -> writes.add("\n.versioned($S)", version.storedName()));
    entity.timeToLive().ifPresent(ttl -> writes.add("\n.expiring($S)", ttl.storedName()));
    for (ComposedIndexKeys keys : ComposedIndexKeys.of(table, entity)) {
      writes.add("\n.index(\n$>$>$L)$<$<", indexKeys(table, entity, keys));
    }
    boolean guarded = !entity.uniques().isEmpty();
    CodeBlock ofEntity = writes.add("$<$<").build();
    return FieldSpec.builder(
            guarded ? RuntimeTypes.GUARDED_WRITES : RuntimeTypes.ENTITY_WRITES,
            NAME,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(guarded ? new GuardCode(table, entity).writes(ofEntity) : ofEntity)
        .build();
  }

  /** {@code IndexKeys.of("GSI1PK", "GSI1SK").dependingOn("status")}. */
  private static CodeBlock indexKeys(TableModel table, EntityModel entity, ComposedIndexKeys keys) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add("$T.of($L)", RuntimeTypes.INDEX_KEYS, Strings.literals(keys.storedNames()));
    for (AttributePath path : keys.dependencies()) {
      List<String> stored = new ArrayList<>();
      for (AttributeModel step : table.steps(entity, path)) {
        stored.add(step.storedName());
      }
      code.add("\n$>$>.dependingOn($L)$<$<", Strings.literals(stored));
    }
    return code.build();
  }
}
