package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_VALUES;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The statements that store an entity's composed keys. Native key attributes are attributes like
 * any other and stored as such, once.
 */
final class KeyPuts {

  private final TableModel table;
  private final EntityModel entity;
  private final ClassName keys;
  private final PathCode paths;
  private final TermCode terms;
  private final String item;

  /**
   * @param record the parameter that holds the entity
   * @param item the map to fill
   */
  KeyPuts(TableModel table, EntityModel entity, String record, String item) {
    this.table = table;
    this.entity = entity;
    this.keys = new GeneratedNames(table).keys(entity.type());
    this.paths = new PathCode(table, entity, record);
    this.terms = new TermCode(paths);
    this.item = item;
  }

  /** How many attributes are stored at most. */
  int count() {
    Set<String> names = new LinkedHashSet<>();
    entity.keys().forEach(key -> composed(key).forEach(put -> names.add(put.storedName())));
    return names.size();
  }

  CodeBlock ofTable() {
    CodeBlock.Builder code = CodeBlock.builder();
    entity.tableKey().ifPresent(key -> composed(key).forEach(put -> code.add(put.code())));
    return code.build();
  }

  /**
   * An index's key attributes are stored iff all its optional parts are there and its when holds.
   */
  CodeBlock ofIndexes() {
    CodeBlock.Builder code = CodeBlock.builder();
    Set<String> stored = new LinkedHashSet<>();
    entity.tableKey().ifPresent(key -> composed(key).forEach(put -> stored.add(put.storedName())));
    for (IndexModel index : table.indexes()) {
      Map<EntityKey, List<Put>> alternatives = new LinkedHashMap<>();
      for (EntityKey key : entity.keysOf(index.name())) {
        List<Put> puts =
            composed(key).stream()
                .filter(put -> !stored.contains(put.storedName()) && isHome(key, put.storedName()))
                .toList();
        if (!puts.isEmpty()) {
          alternatives.put(key, puts);
        }
      }
      ofIndex(code, alternatives, stored);
    }
    return code.build();
  }

  /** An attribute that several indexes have is stored for the one that says what it is. */
  private boolean isHome(EntityKey key, String storedName) {
    return entity.keys().stream()
        .filter(
            other -> other.attributes().stream().anyMatch(a -> a.storedName().equals(storedName)))
        .findFirst()
        .filter(first -> first.index().equals(key.index()))
        .isPresent();
  }

  private void ofIndex(
      CodeBlock.Builder code, Map<EntityKey, List<Put>> alternatives, Set<String> stored) {
    boolean open = false;
    for (Map.Entry<EntityKey, List<Put>> alternative : alternatives.entrySet()) {
      Set<CodeBlock> conditions = conditions(alternative.getKey());
      if (conditions.isEmpty()) {
        alternative.getValue().forEach(put -> stored.add(put.storedName()));
      } else if (open) {
        code.nextControlFlow("else if ($L)", CodeBlock.join(conditions, " && "));
      } else {
        code.beginControlFlow("if ($L)", CodeBlock.join(conditions, " && "));
        open = true;
      }
      alternative.getValue().forEach(put -> code.add(put.code()));
    }
    if (open) {
      code.endControlFlow();
    }
  }

  /** Several attributes in one half of an index's key have one limit together. */
  CodeBlock lengths() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (EntityKey key : entity.keys()) {
      code.add(length("checkPartition", key, key.partition()));
      code.add(length("checkSort", key, key.sort()));
    }
    return code.build();
  }

  private CodeBlock length(String check, EntityKey key, List<KeyAttribute> half) {
    if (half.size() < 2) {
      return CodeBlock.of("");
    }
    List<CodeBlock> values = new ArrayList<>();
    half.forEach(value -> values.add(CodeBlock.of("$N.get($S)", item, value.storedName())));
    return CodeBlock.builder()
        .addStatement(
            "$T.$L($S, $S,$W$L)",
            RuntimeTypes.NATIVE_KEY,
            check,
            entity.type().simpleName(),
            key.index(),
            CodeBlock.join(values, ",$W"))
        .build();
  }

  private Set<CodeBlock> conditions(EntityKey key) {
    Set<CodeBlock> conditions = new LinkedHashSet<>();
    for (Term term : key.when()) {
      conditions.addAll(terms.conditions(term));
    }
    for (KeyAttribute half : halves(key)) {
      if (half instanceof KeyAttribute.Native natively) {
        conditions.addAll(paths.presence(natively.attribute()));
      } else if (half instanceof KeyAttribute.Composed composed) {
        for (KeyPart part : composed.template().parts()) {
          conditions.addAll(paths.presence(part.path()));
        }
      }
    }
    return conditions;
  }

  private List<Put> composed(EntityKey key) {
    int alternative = entity.keysOf(key.index()).indexOf(key);
    List<Put> puts = new ArrayList<>();
    for (KeyAttribute half : key.partition()) {
      put(puts, half, GeneratedNames.partitionKeyMethod(key.index(), alternative));
    }
    for (KeyAttribute half : key.sort()) {
      put(puts, half, GeneratedNames.sortKeyMethod(key.index(), alternative));
    }
    return puts;
  }

  private void put(List<Put> puts, KeyAttribute half, String builder) {
    if (half instanceof KeyAttribute.Composed composed) {
      Set<CodeBlock> arguments = new LinkedHashSet<>();
      for (KeyPart part : composed.template().parts()) {
        arguments.add(paths.value(part.path()));
      }
      CodeBlock code =
          CodeBlock.builder()
              .addStatement(
                  "$N.put($S,$W$T.text($T.$N($L)))",
                  item,
                  half.storedName(),
                  ATTRIBUTE_VALUES,
                  keys,
                  builder,
                  CodeBlock.join(arguments, ",$W"))
              .build();
      puts.add(new Put(half.storedName(), code));
    }
  }

  private static List<KeyAttribute> halves(EntityKey key) {
    List<KeyAttribute> halves = new ArrayList<>(key.partition());
    halves.addAll(key.sort());
    return halves;
  }

  private record Put(String storedName, CodeBlock code) {}
}
