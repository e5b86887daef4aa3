package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.ComposedIndexKeys;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * The mapper's methods that store the composed keys of an index: {@code putGsi1Keys}. Whoever
 * writes an item calls them, so that there is one way to make an index's keys.
 */
final class IndexKeyMethods {

  private final TableModel table;
  private final EntityModel entity;
  private final GeneratedNames names;

  /** Of the methods, by index. */
  private final FreeNames methods = new FreeNames();

  private final List<ComposedIndexKeys> indexes;

  IndexKeyMethods(TableModel table, EntityModel entity) {
    this.table = table;
    this.entity = entity;
    this.names = new GeneratedNames(table);
    this.indexes = ComposedIndexKeys.of(table, entity);
    indexes.forEach(
        keys -> methods.newName(GeneratedNames.putKeysMethod(keys.index()), keys.index()));
  }

  List<ComposedIndexKeys> indexes() {
    return indexes;
  }

  String method(ComposedIndexKeys keys) {
    return methods.get(keys.index());
  }

  /** The calls for a whole entity. */
  CodeBlock calls(PathCode paths, String item) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (ComposedIndexKeys keys : indexes) {
      CodeBlock.Builder arguments = CodeBlock.builder().add("$N", item);
      keys.paths().forEach(path -> arguments.add(",$W$L", paths.valueOrNull(path)));
      code.addStatement("$N($L)", method(keys), arguments.build());
    }
    return code.build();
  }

  List<MethodSpec> methods(boolean sound) {
    return indexes.stream().map(keys -> method(keys, sound)).toList();
  }

  private MethodSpec method(ComposedIndexKeys keys, boolean sound) {
    FreeNames locals = new FreeNames();
    String item = locals.newName("item");
    Map<AttributePath, String> parameters = new LinkedHashMap<>();
    keys.paths()
        .forEach(path -> parameters.put(path, locals.newName(GeneratedNames.parameter(path))));
    PathCode paths = PathCode.ofVariables(table, entity, parameters);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(method(keys))
            .addModifiers(Modifier.STATIC)
            .addJavadoc(
                "Stores the keys of the index $L, if an item with these attributes is in it.\n",
                JavadocText.code(keys.index()))
            .addParameter(RuntimeTypes.ITEM, item);
    parameters.forEach((path, name) -> method.addParameter(type(paths, path), name));
    return sound
        ? method.addCode(body(keys, paths, item)).build()
        : method.addStatement(Skeletons.body(table.root().simpleName())).build();
  }

  /** Of a parameter: null stands for an absent attribute. */
  static TypeName type(PathCode paths, AttributePath path) {
    List<AttributeModel> steps = paths.steps(path);
    TypeName type = TypeNames.of(steps.get(steps.size() - 1).type());
    return paths.mayBeAbsent(path) ? type.box() : type;
  }

  /**
   * An index's key attributes are stored iff all its optional parts are there and its when holds,
   * which is so of one alternative at most.
   */
  private CodeBlock body(ComposedIndexKeys keys, PathCode paths, String item) {
    KeyPuts puts = new KeyPuts(names, entity, paths, item);
    Set<String> storedNames = Set.copyOf(keys.storedNames());
    CodeBlock.Builder code = CodeBlock.builder();
    boolean open = false;
    for (EntityKey key : keys.alternatives()) {
      CodeBlock conditions = CodeBlock.join(conditions(key, paths), " && ");
      CodeBlock statements = puts.of(key, storedNames);
      if (conditions.isEmpty()) {
        return open
            ? code.nextControlFlow("else").add(statements).endControlFlow().build()
            : statements;
      }
      if (open) {
        code.nextControlFlow("else if ($L)", conditions);
      } else {
        code.beginControlFlow("if ($L)", conditions);
        open = true;
      }
      code.add(statements);
    }
    return code.endControlFlow().build();
  }

  private static Set<CodeBlock> conditions(EntityKey key, PathCode paths) {
    TermCode terms = new TermCode(paths);
    Set<CodeBlock> conditions = new LinkedHashSet<>();
    for (Term term : key.when()) {
      conditions.addAll(terms.conditions(term));
    }
    for (KeyAttribute attribute : key.attributes()) {
      for (AttributePath path : attribute.paths()) {
        if (paths.mayBeAbsent(path)) {
          conditions.addAll(paths.presence(path));
        }
      }
    }
    return conditions;
  }
}
