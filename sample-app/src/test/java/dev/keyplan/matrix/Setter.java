package dev.keyplan.matrix;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A changing method of a generated update.
 *
 * @param component what it changes
 */
record Setter(Method method, String component, Kind kind) {

  enum Kind {
    SET(""),
    REMOVE("remove"),
    ADD("add"),
    APPEND("append"),
    PREPEND("prepend"),
    DELETE("delete"),
    PUT("put");

    private final String prefix;

    Kind(String prefix) {
      this.prefix = prefix;
    }

    private boolean names(String method, String component) {
      return method.equals(prefix.isEmpty() ? component : prefix + capital(component));
    }
  }

  static String capital(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  /** Empty if the method changes a part of a nested record, or is no setter. */
  static Optional<Setter> of(Method method, Set<String> components) {
    Class<?>[] types = method.getParameterTypes();
    if (types.length > 0 && types[0] == Consumer.class) {
      return Optional.empty();
    }
    for (String component : components) {
      for (Kind kind : Kind.values()) {
        if (kind.names(method.getName(), component)) {
          return Optional.of(new Setter(method, component, kind));
        }
      }
    }
    return Optional.empty();
  }

  /** Calls it with random values, and what is stored where it expects that. */
  List<Object> arguments(Object stored, RandomValues values) {
    List<Object> arguments = new ArrayList<>();
    for (Parameter parameter : method.getParameters()) {
      String name = parameter.getName();
      arguments.add(
          name.startsWith("expected")
              ? at(stored, name.substring("expected".length()))
              : values.of(parameter.getParameterizedType()));
    }
    return arguments;
  }

  /**
   * @param parameter the component's name, or those of a path joined as in {@code addressCity}
   */
  static Object at(Object record, String parameter) {
    String path = capital(parameter);
    Map<String, Object> values = Records.values(record);
    for (Map.Entry<String, Object> component : values.entrySet()) {
      String name = component.getKey();
      String capital = capital(name);
      if (path.equals(capital)) {
        return component.getValue();
      }
      if (path.startsWith(capital) && component.getValue() instanceof Record nested) {
        return at(nested, path.substring(capital.length()));
      }
    }
    throw new IllegalArgumentException("no " + path + " in " + record.getClass());
  }

  /**
   * What the component is after the call.
   *
   * @throws ArithmeticException if its type cannot hold the sum
   */
  Object after(Object before, List<Object> arguments) {
    boolean optional = before instanceof Optional;
    Object old = optional ? ((Optional<?>) before).orElse(null) : before;
    Object argument = arguments.isEmpty() ? null : arguments.get(0);
    Object now =
        switch (kind) {
          case SET -> argument;
          case REMOVE -> old instanceof Map<?, ?> map && takesKey() ? without(map, argument) : null;
          case ADD -> argument instanceof Set<?> more ? union(old, more) : sum(old, argument);
          case APPEND -> joined(old, argument);
          case PREPEND -> joined(argument, old);
          case DELETE -> difference(old, (Set<?>) argument);
          case PUT -> with((Map<?, ?>) old, argument, arguments.get(1));
        };
    return optional ? Optional.ofNullable(now) : now;
  }

  private boolean takesKey() {
    return method.getParameterCount() > 0 && method.getParameters()[0].getName().equals("key");
  }

  /** Whether it changes part of a container that must be there for it. */
  boolean needsPresence() {
    return kind == Kind.PUT || kind == Kind.REMOVE && takesKey();
  }

  private static Object without(Map<?, ?> map, Object key) {
    Map<Object, Object> rest = new LinkedHashMap<>(map);
    rest.remove(key);
    return rest;
  }

  private static Object with(Map<?, ?> map, Object key, Object value) {
    Map<Object, Object> more = new LinkedHashMap<>(map);
    more.put(key, value);
    return more;
  }

  private static Object union(Object old, Set<?> more) {
    Set<Object> union = new LinkedHashSet<>(old == null ? Set.of() : (Set<?>) old);
    union.addAll(more);
    return union;
  }

  private static Object difference(Object old, Set<?> less) {
    Set<Object> rest = new LinkedHashSet<>(old == null ? Set.of() : (Set<?>) old);
    rest.removeAll(less);
    return rest;
  }

  private static Object joined(Object first, Object second) {
    List<Object> joined = new ArrayList<>(first == null ? List.of() : (List<?>) first);
    joined.addAll(second == null ? List.of() : (List<?>) second);
    return joined;
  }

  private static Object sum(Object old, Object more) {
    BigDecimal sum =
        new BigDecimal(old == null ? "0" : old.toString()).add(new BigDecimal(more.toString()));
    if (more instanceof BigDecimal) {
      return sum;
    }
    if (more instanceof Byte) {
      return sum.byteValueExact();
    }
    if (more instanceof Short) {
      return sum.shortValueExact();
    }
    if (more instanceof Integer) {
      return sum.intValueExact();
    }
    if (more instanceof Long) {
      return sum.longValueExact();
    }
    if (more instanceof Float) {
      return sum.floatValue();
    }
    return more instanceof Double ? (Object) sum.doubleValue() : sum.toBigIntegerExact();
  }

  @Override
  public String toString() {
    return method.getName()
        + Arrays.stream(method.getGenericParameterTypes()).map(Type::getTypeName).toList();
  }
}
