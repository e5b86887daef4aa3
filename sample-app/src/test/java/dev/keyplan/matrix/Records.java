package dev.keyplan.matrix;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Records and generated classes by reflection: tests alone may use it. */
final class Records {

  private Records() {}

  static Object create(Class<?> type, List<Object> values) {
    try {
      Class<?>[] types =
          Arrays.stream(type.getRecordComponents())
              .map(RecordComponent::getType)
              .toArray(Class<?>[]::new);
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values.toArray());
    } catch (ReflectiveOperationException e) {
      throw unwrapped(e);
    }
  }

  /** By component, in their order. */
  static Map<String, Object> values(Object of) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (RecordComponent component : of.getClass().getRecordComponents()) {
      values.put(component.getName(), call(component.getAccessor(), of));
    }
    return values;
  }

  /** A copy with one component changed. */
  static Object with(Object of, String component, Object value) {
    Map<String, Object> values = values(of);
    values.put(component, value);
    return create(of.getClass(), new ArrayList<>(values.values()));
  }

  /** Without parameters. */
  static Object call(String name, Object target) {
    Method found =
        methods(target.getClass())
            .filter(method -> method.getName().equals(name) && method.getParameterCount() == 0)
            .findFirst()
            .orElseThrow();
    return call(found, target);
  }

  /** Its own, then those that it inherits; those of interfaces are not among them. */
  static Stream<Method> methods(Class<?> type) {
    return Stream.<Class<?>>iterate(type, Objects::nonNull, Class::getSuperclass)
        .flatMap(each -> Arrays.stream(each.getDeclaredMethods()));
  }

  static Object call(Method method, Object target, Object... arguments) {
    try {
      method.setAccessible(true);
      return method.invoke(target, arguments);
    } catch (ReflectiveOperationException e) {
      throw unwrapped(e);
    }
  }

  private static RuntimeException unwrapped(ReflectiveOperationException thrown) {
    if (thrown instanceof InvocationTargetException
        && thrown.getCause() instanceof RuntimeException cause) {
      return cause;
    }
    return new IllegalStateException(thrown);
  }
}
