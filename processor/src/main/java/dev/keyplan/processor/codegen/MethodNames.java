package dev.keyplan.processor.codegen;

import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * The methods of a generated class that are named after what users named. Each has that name,
 * unless Java or another method of the class has it too; then it ends in {@code _}.
 */
final class MethodNames {

  /** What no method may be: those of every object that take nothing, or numbers. */
  private static final Set<String> OF_OBJECT =
      Set.of(
          "clone()",
          "finalize()",
          "getClass()",
          "hashCode()",
          "notify()",
          "notifyAll()",
          "toString()",
          "wait()",
          "wait(long)",
          "wait(long,int)");

  private final Set<String> taken = new HashSet<>(OF_OBJECT);

  /**
   * @param others methods of the class, as {@link PatternSignature#erasure}
   */
  MethodNames(Collection<String> others) {
    taken.addAll(others);
  }

  String of(String wanted, List<TypeName> parameters) {
    String name = SourceVersion.isName(wanted) ? wanted : NameAllocator.toJavaIdentifier(wanted);
    while (!SourceVersion.isName(name) || !taken.add(PatternSignature.erasure(name, parameters))) {
      name += "_";
    }
    return name;
  }
}
