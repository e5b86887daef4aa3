package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * An annotation, read through its mirror: values with their positions, defaults included. A value
 * that the compiler could not resolve is noted in the context and replaced by an empty one.
 */
final class AnnotationView {

  /** What javac gives for an unresolved constant or class literal. */
  private static final String UNRESOLVED = "<error>";

  private final ReadContext context;
  private final AnnotationMirror mirror;
  private final SourceOrigin origin;
  private final Map<? extends ExecutableElement, ? extends AnnotationValue> written;
  private final Map<? extends ExecutableElement, ? extends AnnotationValue> all;

  private AnnotationView(ReadContext context, AnnotationMirror mirror, SourceOrigin owner) {
    this.context = context;
    this.mirror = mirror;
    this.origin = owner.at(mirror);
    this.written = mirror.getElementValues();
    this.all = context.elements().getElementValuesWithDefaults(mirror);
  }

  /** The element's annotations of one type, unwrapped from their container, in declared order. */
  static List<AnnotationView> of(
      ReadContext context, Element element, SourceOrigin owner, String annotation) {
    List<AnnotationView> views = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      String name = name(mirror);
      if (name.equals(annotation)) {
        views.add(new AnnotationView(context, mirror, owner));
      } else if (name.equals(annotation + ".List")) {
        views.addAll(new AnnotationView(context, mirror, owner).annotations("value"));
      } else if (unresolved(mirror) && annotation.endsWith("." + simpleName(mirror))) {
        context.unresolvedSeen();
      }
    }
    return views;
  }

  static String name(AnnotationMirror mirror) {
    return ((TypeElement) mirror.getAnnotationType().asElement()).getQualifiedName().toString();
  }

  private static String simpleName(AnnotationMirror mirror) {
    return mirror.getAnnotationType().asElement().getSimpleName().toString();
  }

  private static boolean unresolved(AnnotationMirror mirror) {
    return mirror.getAnnotationType().getKind() == TypeKind.ERROR;
  }

  SourceOrigin origin() {
    return origin;
  }

  /** Of a written value, else of the annotation. */
  SourceOrigin origin(String member) {
    AnnotationValue value = find(written, member);
    return value == null ? origin : origin.at(mirror, value);
  }

  Value<String> text(String member) {
    return single(member, "").map(this::string);
  }

  List<Value<String>> texts(String member) {
    return items(member).stream().map(value -> value.map(this::string)).toList();
  }

  Value<Integer> integer(String member) {
    return single(member, 0).map(value -> required(Integer.class, value, 0));
  }

  Value<Long> longInteger(String member) {
    return single(member, 0L).map(value -> required(Long.class, value, 0L));
  }

  Value<Boolean> flag(String member) {
    return single(member, false).map(value -> required(Boolean.class, value, false));
  }

  Value<Double> decimal(String member) {
    return single(member, 0.0).map(value -> required(Double.class, value, 0.0));
  }

  /** The constant's name. */
  Value<String> enumConstant(String member) {
    return single(member, "")
        .map(
            value ->
                value instanceof VariableElement constant
                    ? constant.getSimpleName().toString()
                    : "");
  }

  /** Null where the class does not exist (yet). */
  Value<TypeMirror> type(String member) {
    return single(member, null).map(this::type);
  }

  /** Without classes that do not exist (yet). */
  List<Value<TypeMirror>> types(String member) {
    return items(member).stream()
        .map(value -> value.map(this::type))
        .filter(value -> value.value() != null)
        .toList();
  }

  List<AnnotationView> annotations(String member) {
    List<AnnotationView> views = new ArrayList<>();
    for (Value<Object> item : items(member)) {
      if (item.value() instanceof AnnotationMirror nested) {
        views.add(new AnnotationView(context, nested, origin));
      }
    }
    return views;
  }

  private TypeMirror type(Object value) {
    if (value instanceof TypeMirror type && type.getKind() != TypeKind.ERROR) {
      return type;
    }
    context.unresolvedSeen();
    return null;
  }

  private String string(Object value) {
    return required(String.class, value, "");
  }

  /** A value of another type is an error of the compiler's. */
  private <T> T required(Class<T> type, Object value, T otherwise) {
    if (type.isInstance(value)) {
      return type.cast(value);
    }
    context.unresolvedValueSeen();
    return otherwise;
  }

  private Value<Object> single(String member, Object missing) {
    AnnotationValue value = find(all, member);
    if (value == null) {
      context.unresolvedValueSeen();
      return new Value<>(missing, false, origin);
    }
    return located(member, value);
  }

  private List<Value<Object>> items(String member) {
    AnnotationValue value = find(all, member);
    if (value == null) {
      context.unresolvedValueSeen();
      return List.of();
    }
    if (!(value.getValue() instanceof List<?> list)) {
      return List.of(located(member, value));
    }
    List<Value<Object>> items = new ArrayList<>();
    for (Object item : list) {
      items.add(located(member, (AnnotationValue) item));
    }
    return items;
  }

  private Value<Object> located(String member, AnnotationValue value) {
    Object content = value.getValue();
    if (UNRESOLVED.equals(content)) {
      context.unresolvedValueSeen();
      content = "";
    }
    boolean isWritten = isWritten(member);
    return new Value<>(content, isWritten, isWritten ? origin.at(mirror, value) : origin);
  }

  boolean isWritten(String member) {
    return find(written, member) != null;
  }

  /** What is written, to be read: {@code (name = "total")}, or nothing. */
  String asWritten() {
    return written.isEmpty() ? "" : "(" + text(written) + ")";
  }

  /** All values, to be compared. */
  String values() {
    return text(all);
  }

  private static String text(Map<? extends ExecutableElement, ? extends AnnotationValue> values) {
    return values.entrySet().stream()
        .map(entry -> entry.getKey().getSimpleName() + " = " + entry.getValue())
        .sorted()
        .collect(Collectors.joining(", "));
  }

  private static AnnotationValue find(
      Map<? extends ExecutableElement, ? extends AnnotationValue> values, String member) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        values.entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(member)) {
        return entry.getValue();
      }
    }
    return null;
  }
}
