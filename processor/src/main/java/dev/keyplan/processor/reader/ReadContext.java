package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.Origin;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** What every part of the reader needs while it reads one table root. */
final class ReadContext {

  private final Elements elements;
  private final Types types;
  private final String rootPackage;
  private final DiagnosticCollector diagnostics;
  private final MemberOrder memberOrder;
  private final Predicate<VariableElement> initialised;
  private final LombokPromises lombok = new LombokPromises();
  private boolean unresolved;
  private boolean certain = true;

  /**
   * @param initialised whether a field has an initial value, as far as that can be known
   */
  ReadContext(
      Elements elements,
      Types types,
      String rootPackage,
      MemberOrder memberOrder,
      Predicate<VariableElement> initialised,
      DiagnosticCollector diagnostics) {
    this.elements = elements;
    this.types = types;
    this.rootPackage = rootPackage;
    this.memberOrder = memberOrder;
    this.initialised = initialised;
    this.diagnostics = diagnostics;
  }

  Elements elements() {
    return elements;
  }

  Types types() {
    return types;
  }

  /** The wrapper class of a primitive type; any other type as it is. */
  TypeMirror boxed(TypeMirror type) {
    return type.getKind().isPrimitive()
        ? types.boxedClass(types.getPrimitiveType(type.getKind())).asType()
        : type;
  }

  boolean inDeclaredOrder(TypeElement type) {
    return memberOrder.asDeclared(type);
  }

  boolean isInitialised(VariableElement field) {
    return initialised.test(field);
  }

  /** Where everything generated lies. */
  String rootPackage() {
    return rootPackage;
  }

  /** For messages. */
  String rootPackageName() {
    return rootPackage.isEmpty() ? "the unnamed package" : rootPackage;
  }

  LombokPromises lombok() {
    return lombok;
  }

  void report(DiagnosticCode code, Origin origin, String headline, String... details) {
    diagnostics.add(code, origin, headline, details);
  }

  void report(Diagnostic diagnostic) {
    diagnostics.add(diagnostic);
  }

  /** Something is missing that another processor may still write; if not, the compiler says so. */
  void unresolvedSeen() {
    unresolved = true;
  }

  /**
   * What an annotation would have said, a name perhaps, is not known: no finding can rely on it.
   */
  void unresolvedValueSeen() {
    unresolved = true;
    certain = false;
  }

  boolean certain() {
    return certain;
  }

  boolean unresolved() {
    return unresolved;
  }
}
