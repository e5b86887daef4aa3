package dev.keyplan.processor.reader;

import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Whether the members of a type come as they were declared. In sources they do; of class files some
 * compilers, ECJ among them, sort them by name. Asked is an enum whose order is known.
 */
final class MemberOrder {

  private static final String KNOWN = "java.math.RoundingMode";
  private static final String ITS_FIRST = "UP";

  private final boolean keptInClassFiles;
  private final Predicate<String> inSources;

  MemberOrder(Elements elements, Predicate<String> inSources) {
    TypeElement known = elements.getTypeElement(KNOWN);
    this.keptInClassFiles = known == null || constants(known).get(0).equals(ITS_FIRST);
    this.inSources = inSources;
  }

  boolean asDeclared(TypeElement type) {
    TypeElement topLevel = type;
    for (Element e = type; e != null; e = e.getEnclosingElement()) {
      topLevel = e instanceof TypeElement outer ? outer : topLevel;
    }
    return keptInClassFiles || inSources.test(topLevel.getQualifiedName().toString());
  }

  static List<String> constants(TypeElement type) {
    return type.getEnclosedElements().stream()
        .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
        .map(member -> member.getSimpleName().toString())
        .toList();
  }
}
