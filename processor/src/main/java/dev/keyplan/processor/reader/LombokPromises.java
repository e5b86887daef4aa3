package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;

import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.Access;
import dev.keyplan.processor.model.Construction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
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
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * What generated code calls although it is not written yet, as Lombok's annotations promise it.
 * Once all rounds are over it must be there: Lombok has changed the classes by then, whichever
 * processor runs first.
 */
public final class LombokPromises {

  /**
   * @param name empty for a constructor
   * @param parameters what they are for
   * @param builder the method whose result has it; empty for a member of the type itself
   */
  private record Member(String name, List<String> parameters, Optional<String> builder) {

    static Member getter(String name) {
      return new Member(name, List.of(), Optional.empty());
    }

    boolean is(Element element) {
      return isCalled(element)
          && ((ExecutableElement) element).getParameters().size() == parameters.size();
    }

    String text(TypeElement type) {
      String called = name.isEmpty() ? type.getSimpleName().toString() : name;
      return builder.map(start -> start + "().").orElse("")
          + called
          + "("
          + String.join(", ", Collections.nCopies(parameters.size(), "…"))
          + ")";
    }

    /** The fields that Lombok wrote it without; empty if it is not there at all. */
    List<String> leftOut(TypeElement type) {
      if (builder.isPresent()) {
        return parameters;
      }
      return type.getEnclosedElements().stream()
          .filter(element -> isCalled(element) && Lombok.wrote(element))
          .map(LombokPromises::parameters)
          .filter(parameters::containsAll)
          .max(Comparator.comparing(List::size))
          .map(taken -> parameters.stream().filter(p -> !taken.contains(p)).toList())
          .orElse(List.of());
    }

    private boolean isCalled(Element element) {
      String called =
          element.getKind() == ElementKind.CONSTRUCTOR ? "" : element.getSimpleName().toString();
      return element instanceof ExecutableElement && called.equals(name);
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
            .map(access -> Member.getter(access.name()));
    List<Member> missing =
        Stream.concat(getters, made(type, shape.construction().get()))
            .distinct()
            .filter(
                member ->
                    member.builder().isPresent()
                        || members.hierarchy().stream().noneMatch(t -> has(t, member)))
            .toList();
    if (!missing.isEmpty()) {
      promised.put(type.getQualifiedName().toString(), missing);
    }
  }

  /** Members of the type, and of its builder. */
  private static Stream<Member> made(TypeElement type, Construction construction) {
    if (!construction.creator().equals(JavaTypes.ref(type))) {
      return Stream.empty();
    }
    Member start =
        new Member(
            construction.factory().orElse(""),
            construction.arguments().stream().map(Construction.Argument::attribute).toList(),
            Optional.empty());
    Optional<String> builder = construction.build().flatMap(build -> construction.factory());
    Stream<Member> setters =
        construction.setters().stream()
            .filter(setter -> setter.member().kind() == Access.Kind.METHOD)
            .map(
                setter ->
                    new Member(
                        setter.member().name(), List.of(setter.value().attribute()), builder));
    return Stream.concat(Stream.of(start), setters);
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
                members.stream().filter(member -> lacks(elements, type, member)).toList();
            if (!missing.isEmpty()) {
              report(type, missing, missing.size() == members.size(), diagnostics);
            }
          }
        });
  }

  /** Nothing is said of a builder that is not there. */
  private static boolean lacks(Elements elements, TypeElement type, Member member) {
    Optional<TypeElement> owner =
        member.builder().isEmpty()
            ? Optional.of(type)
            : ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .filter(Member.getter(member.builder().get())::is)
                .findFirst()
                .flatMap(start -> JavaTypes.element(start.getReturnType()));
    return owner
        .filter(one -> elements.getAllMembers(one).stream().noneMatch(member::is))
        .isPresent();
  }

  private static List<String> parameters(Element method) {
    return ((ExecutableElement) method)
        .getParameters().stream().map(p -> p.getSimpleName().toString()).toList();
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
    List<String> details = new ArrayList<>();
    details.add(
        "not there at the end of the compilation: "
            + missing.stream().map(member -> member.text(type)).collect(Collectors.joining(", ")));
    List<String> initial =
        missing.stream().flatMap(member -> member.leftOut(type).stream()).distinct().toList();
    if (initial.isEmpty()) {
      fixes.add(
          "say in the class what lombok.config says, which is not read: @Accessors(fluent = true),"
              + " say, or write them");
    } else {
      details.add(Lombok.leavesOut(initial));
      fixes.addAll(Lombok.waysOut(type, initial));
    }
    int reasons = details.size();
    for (String fix : fixes) {
      details.add((details.size() == reasons ? "fix      " : "or       ") + fix);
    }
    diagnostics.add(
        KP101,
        annotation.map(element::at).orElse(element),
        type.getSimpleName() + " lacks members that Lombok's annotations promise",
        details.toArray(String[]::new));
  }

  private static boolean hasRun(TypeElement type) {
    return type.getEnclosedElements().stream().anyMatch(Lombok::wrote);
  }
}
