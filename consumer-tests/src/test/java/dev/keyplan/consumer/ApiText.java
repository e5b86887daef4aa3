package dev.keyplan.consumer;

import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What others can compile or link against, one line for a type and one for each of its members:
 * signatures, thrown types, constants, and what annotations default to.
 */
final class ApiText {

  private ApiText() {}

  static List<String> of(Class<?> type) {
    if (!isVisible(type)) {
      return List.of();
    }
    Stream<String> members =
        Stream.of(
                Arrays.stream(type.getDeclaredFields())
                    .filter(ApiText::isVisible)
                    .map(ApiText::line),
                Arrays.stream(type.getDeclaredConstructors())
                    .filter(ApiText::isVisible)
                    .map(Executable::toGenericString),
                Arrays.stream(type.getDeclaredMethods())
                    .filter(ApiText::isVisible)
                    .map(ApiText::line))
            .flatMap(lines -> lines)
            .map(line -> type.getName() + "  " + line)
            .sorted();
    return Stream.concat(Stream.of(header(type)), members).toList();
  }

  private static boolean isVisible(Class<?> type) {
    boolean visible =
        Modifier.isPublic(type.getModifiers()) || Modifier.isProtected(type.getModifiers());
    return visible
        && !type.isSynthetic()
        && !type.isAnonymousClass()
        && (type.getEnclosingClass() == null || isVisible(type.getEnclosingClass()));
  }

  private static boolean isVisible(Member member) {
    return !member.isSynthetic()
        && (Modifier.isPublic(member.getModifiers())
            || Modifier.isProtected(member.getModifiers()));
  }

  private static String header(Class<?> type) {
    StringBuilder header = new StringBuilder(type.getName()).append("  ");
    int modifiers = type.getModifiers() & Modifier.classModifiers();
    header.append(Modifier.toString(modifiers));
    header.append(type.isSealed() ? " sealed " : " ").append(kind(type));
    for (TypeVariable<?> variable : type.getTypeParameters()) {
      header
          .append(" <")
          .append(variable)
          .append(": ")
          .append(names(variable.getBounds()))
          .append('>');
    }
    if (type.getGenericSuperclass() != null) {
      header.append(" extends ").append(type.getGenericSuperclass().getTypeName());
    }
    if (type.getGenericInterfaces().length > 0) {
      header.append(" implements ").append(names(type.getGenericInterfaces()));
    }
    Target target = type.getAnnotation(Target.class);
    Retention retention = type.getAnnotation(Retention.class);
    if (target != null) {
      header.append(" on ").append(Arrays.stream(target.value()).sorted().toList());
    }
    if (retention != null) {
      header.append(" kept in ").append(retention.value());
    }
    return header.toString();
  }

  private static String kind(Class<?> type) {
    if (type.isAnnotation()) {
      return "@interface";
    }
    if (type.isInterface()) {
      return "interface";
    }
    if (type.isEnum()) {
      return "enum";
    }
    return type.isRecord() ? "record" : "class";
  }

  private static String names(Type[] types) {
    return Arrays.stream(types).map(Type::getTypeName).collect(Collectors.joining(", "));
  }

  /** A constant's value is compiled into what uses it. */
  private static String line(Field field) {
    boolean constant =
        Modifier.isStatic(field.getModifiers())
            && Modifier.isFinal(field.getModifiers())
            && (field.getType().isPrimitive() || field.getType() == String.class);
    try {
      return field.toGenericString() + (constant ? " = " + field.get(null) : "");
    } catch (IllegalAccessException e) {
      return field.toGenericString(); // Protected.
    }
  }

  private static String line(Method method) {
    Object value = method.getDefaultValue();
    if (value == null) {
      return method.toGenericString();
    }
    String text =
        value instanceof Object[] values ? Arrays.toString(values) : String.valueOf(value);
    return method.toGenericString() + " default " + text;
  }
}
