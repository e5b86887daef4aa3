package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;

import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.Access;
import dev.keyplan.processor.model.Construction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * What generated code calls although it is not written yet, as Lombok's annotations promise it.
 * Once all rounds are over it must be there: Lombok has changed the classes by then, whichever
 * processor runs first.
 */
public final class LombokPromises {

  /**
   * @param name empty for a constructor
   */
  private record Member(String name, int parameters) {

    boolean is(Element element) {
      String called =
          element.getKind() == ElementKind.CONSTRUCTOR ? "" : element.getSimpleName().toString();
      return element instanceof ExecutableElement executable
          && called.equals(name)
          && executable.getParameters().size() == parameters;
    }

    String text(TypeElement type) {
      String called = name.isEmpty() ? type.getSimpleName().toString() : name;
      return called + "(" + String.join(", ", Collections.nCopies(parameters, "…")) + ")";
    }
  }

  private final Map<String, List<Member>> promised = new TreeMap<>();

  void add(TypeMembers members, Shape shape) {
    TypeElement type = members.element();
    if (members.lombok().isEmpty() || shape.construction().isEmpty()) {
      return;
    }
    Stream<Member> getters =
        shape.components().stream()
            .map(Component::access)
            .filter(access -> access.kind() == Access.Kind.METHOD)
            .map(access -> new Member(access.name(), 0));
    List<Member> missing =
        Stream.concat(getters, made(type, shape.construction().get()))
            .distinct()
            .filter(member -> members.hierarchy().stream().noneMatch(t -> has(t, member)))
            .toList();
    if (!missing.isEmpty()) {
      promised.put(type.getQualifiedName().toString(), missing);
    }
  }

  /** Members of the type itself; a builder's class comes with the method that makes it. */
  private static Stream<Member> made(TypeElement type, Construction construction) {
    if (!construction.creator().equals(JavaTypes.ref(type))) {
      return Stream.empty();
    }
    Member start = new Member(construction.factory().orElse(""), construction.arguments().size());
    Stream<Member> setters =
        construction.setters().stream()
            .map(Construction.Setter::member)
            .filter(access -> access.kind() == Access.Kind.METHOD)
            .map(access -> new Member(access.name(), 1));
    return construction.build().isPresent()
        ? Stream.of(start)
        : Stream.concat(Stream.of(start), setters);
  }

  private static boolean has(TypeElement type, Member member) {
    return type.getEnclosedElements().stream().anyMatch(member::is);
  }

  public void addAll(LombokPromises others) {
    promised.putAll(others.promised);
  }

  /** At the end of the compilation. */
  public void check(Elements elements, DiagnosticCollector diagnostics) {
    promised.forEach(
        (name, members) -> {
          TypeElement type = elements.getTypeElement(name);
          if (type != null) {
            List<Member> missing =
                members.stream()
                    .filter(m -> elements.getAllMembers(type).stream().noneMatch(m::is))
                    .toList();
            if (!missing.isEmpty()) {
              report(type, missing, missing.size() == members.size(), diagnostics);
            }
          }
        });
  }

  private static void report(
      TypeElement type, List<Member> missing, boolean all, DiagnosticCollector diagnostics) {
    Optional<? extends AnnotationMirror> annotation =
        type.getAnnotationMirrors().stream()
            .filter(mirror -> AnnotationView.name(mirror).startsWith("lombok."))
            .findFirst();
    SourceOrigin element = SourceOrigin.of(type, null);
    List<String> fixes = new ArrayList<>();
    if (all && !hasRun(type)) {
      fixes.add(
          "list Lombok where Keyplan is listed: in annotationProcessorPaths of Maven, as"
              + " annotationProcessor of Gradle; in Eclipse it is an agent");
    }
    fixes.add(
        "say in the class what lombok.config says, which is not read: @Accessors(fluent = true),"
            + " say, or write them");
    List<String> details = new ArrayList<>();
    details.add(
        "not there at the end of the compilation: "
            + missing.stream().map(member -> member.text(type)).collect(Collectors.joining(", ")));
    for (String fix : fixes) {
      details.add((details.size() == 1 ? "fix      " : "or       ") + fix);
    }
    diagnostics.add(
        KP101,
        annotation.map(element::at).orElse(element),
        type.getSimpleName() + " lacks members that Lombok's annotations promise",
        details.toArray(String[]::new));
  }

  /** What Lombok writes says so, unless it is told not to. */
  private static boolean hasRun(TypeElement type) {
    return type.getEnclosedElements().stream()
        .map(member -> member.getAnnotation(SuppressWarnings.class))
        .anyMatch(suppressed -> suppressed != null && List.of(suppressed.value()).contains("all"));
  }
}
