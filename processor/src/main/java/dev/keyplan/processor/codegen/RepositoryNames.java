package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The constants and methods of a repository, the same in both flavors. A pattern's method has the
 * pattern's name, unless Java or another method of the class has it too; then it ends in {@code _}.
 */
final class RepositoryNames {

  private final FreeNames constants = new FreeNames();
  private final Map<PatternSignature, String> methods = new HashMap<>();
  private final Map<PatternSignature, String> batchMethods = new HashMap<>();
  private final Map<PatternSignature, String> transactionalMethods = new HashMap<>();

  /**
   * @param reserved constants of the repository itself
   * @param others its other methods, as {@link PatternSignature#erasure}
   */
  RepositoryNames(List<PatternSignature> patterns, Set<String> reserved, Set<String> others) {
    reserved.stream().sorted().forEach(constants::newName);
    MethodNames names = new MethodNames(others);
    for (PatternSignature pattern : patterns) {
      constants.newName(GeneratedNames.constant(pattern.pattern().name()), pattern);
      methods.put(pattern, names.of(pattern.pattern().name(), types(pattern)));
    }
    for (PatternSignature pattern : patterns) {
      if (pattern.batched()) {
        String name = GeneratedNames.batchMethod(pattern.pattern().name());
        batchMethods.put(pattern, names.of(name, List.of(ClassName.get(Collection.class))));
      }
      if (pattern.readsOneItem()) {
        String name = GeneratedNames.transactionalMethod(pattern.pattern().name());
        transactionalMethods.put(pattern, names.of(name, types(pattern)));
      }
    }
  }

  String constant(PatternSignature pattern) {
    return constants.get(pattern);
  }

  String method(PatternSignature pattern) {
    return methods.get(pattern);
  }

  String batchMethod(PatternSignature pattern) {
    return batchMethods.get(pattern);
  }

  String transactionalMethod(PatternSignature pattern) {
    return transactionalMethods.get(pattern);
  }

  private static List<TypeName> types(PatternSignature pattern) {
    return pattern.parameters().stream().map(ParameterSpec::type).toList();
  }
}
