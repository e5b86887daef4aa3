package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.RuntimeTypes.ATTRIBUTE_VALUES;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The statements that store an entity's composed keys. Native key attributes are attributes like
 * any other and stored as such, once.
 */
final class KeyPuts {

  private final EntityModel entity;
  private final ClassName keys;
  private final PathCode paths;
  private final String item;

  /**
   * @param item the map to fill
   */
  KeyPuts(GeneratedNames names, EntityModel entity, PathCode paths, String item) {
    this.entity = entity;
    this.keys = names.keys(entity.type());
    this.paths = paths;
    this.item = item;
  }

  CodeBlock ofTable() {
    return entity
        .tableKey()
        .map(key -> of(key, Set.copyOf(composed(key))))
        .orElse(CodeBlock.of(""));
  }

  /** Those key attributes that are of these stored names. */
  CodeBlock of(EntityKey key, Set<String> storedNames) {
    int alternative = entity.keysOf(key.index()).indexOf(key);
    String partition = GeneratedNames.partitionKeyMethod(key.index(), alternative);
    String sort = GeneratedNames.sortKeyMethod(key.index(), alternative);
    CodeBlock.Builder code = CodeBlock.builder();
    for (KeyAttribute attribute : key.attributes()) {
      if (attribute instanceof KeyAttribute.Composed
          && storedNames.contains(attribute.storedName())) {
        List<CodeBlock> arguments = new ArrayList<>();
        for (AttributePath path : attribute.paths()) {
          arguments.add(paths.value(path));
        }
        code.addStatement(
            "$N.put($S,$W$T.text($T.$N($L)))",
            item,
            attribute.storedName(),
            ATTRIBUTE_VALUES,
            keys,
            key.partition().contains(attribute) ? partition : sort,
            CodeBlock.join(arguments, ",$W"));
      }
    }
    return code.build();
  }

  /** The stored names of the composed attributes. */
  static List<String> composed(EntityKey key) {
    List<String> names = new ArrayList<>();
    for (KeyAttribute attribute : key.attributes()) {
      if (attribute instanceof KeyAttribute.Composed) {
        names.add(attribute.storedName());
      }
    }
    return names;
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
}
