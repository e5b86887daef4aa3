package dev.keyplan.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An entity's generated classes. */
final class GeneratedEntity {

  private final Object client;
  private final Object repository;
  private final Class<?> type;
  private final Class<?> mapper;
  private final List<Setter> setters;
  private final Optional<String> version;
  private final Set<String> keyAttributes;

  private GeneratedEntity(
      Object client, Object repository, Class<?> type, Set<String> keyAttributes)
      throws ReflectiveOperationException {
    this.client = client;
    this.repository = repository;
    this.type = type;
    String name = repository.getClass().getName();
    String stem = name.substring(0, name.length() - "Repository".length());
    this.mapper = Class.forName(stem + "Mapper");
    Set<String> components =
        new LinkedHashMap<>(Records.values(new RandomValues(0).of(type))).keySet();
    this.setters =
        updateMethods(stem + "Update").stream()
            .flatMap(method -> Setter.of(method, components).stream())
            .sorted((a, b) -> a.toString().compareTo(b.toString()))
            .toList();
    this.version = version(repository);
    this.keyAttributes = keyAttributes;
  }

  /**
   * Of a generated client: those with writes, by the names of their classes.
   *
   * @param keyAttributes stored names of the table's key
   */
  static Map<String, GeneratedEntity> of(Object client, Set<String> keyAttributes)
      throws ReflectiveOperationException {
    Map<String, GeneratedEntity> entities = new LinkedHashMap<>();
    for (Method method : client.getClass().getDeclaredMethods()) {
      if (method.getParameterCount() == 0
          && method.getReturnType().getSimpleName().endsWith("Repository")) {
        Optional<Class<?>> type = entity(method.getReturnType());
        if (type.isPresent()) {
          Object repository = Records.call(method, client);
          entities.put(
              type.get().getName(),
              new GeneratedEntity(client, repository, type.get(), keyAttributes));
        }
      }
    }
    return entities;
  }

  /** What it creates, itself or by what it inherits. */
  private static Optional<Class<?>> entity(Class<?> repository) {
    if (repository.getGenericSuperclass() instanceof ParameterizedType base) {
      return Optional.of((Class<?>) base.getActualTypeArguments()[0]);
    }
    return Arrays.stream(repository.getDeclaredMethods())
        .filter(create -> create.getName().equals("create"))
        .<Class<?>>map(create -> create.getParameterTypes()[0])
        .findFirst();
  }

  /** None of an entity whose write patterns have no update. */
  private static List<Method> updateMethods(String name) {
    try {
      return List.of(Class.forName(name).getDeclaredMethods());
    } catch (ClassNotFoundException e) {
      return List.of();
    }
  }

  private static Optional<String> version(Object repository) throws ReflectiveOperationException {
    Field constant = repository.getClass().getDeclaredField("WRITES");
    constant.setAccessible(true);
    Object writes = constant.get(null);
    if (writes.getClass().getSimpleName().equals("GuardedWrites")) {
      Field entity = writes.getClass().getDeclaredField("entity");
      entity.setAccessible(true);
      writes = entity.get(writes);
    }
    Field field = writes.getClass().getDeclaredField("version");
    field.setAccessible(true);
    return ((Optional<?>) field.get(writes)).map(Object::toString);
  }

  Object random(RandomValues values) {
    return values.of(type);
  }

  @SuppressWarnings("unchecked")
  Map<String, AttributeValue> item(Object entity) {
    Method toItem =
        Arrays.stream(mapper.getDeclaredMethods())
            .filter(method -> method.getName().equals("toItem"))
            .filter(method -> Arrays.equals(method.getParameterTypes(), new Class<?>[] {type}))
            .findFirst()
            .orElseThrow();
    return (Map<String, AttributeValue>) Records.call(toItem, null, entity);
  }

  /** Its primary key. */
  Map<String, AttributeValue> key(Object entity) {
    Map<String, AttributeValue> key = new LinkedHashMap<>(item(entity));
    key.keySet().retainAll(keyAttributes);
    return key;
  }

  List<Setter> setters() {
    return setters;
  }

  boolean isVersioned() {
    return version.isPresent();
  }

  /** Its version, null if it has none. */
  Number versionOf(Object entity) {
    return version.map(name -> (Number) Records.values(entity).get(name)).orElse(null);
  }

  /** The same in another version; as it is if it has none. */
  Object inVersion(Object entity, long next) {
    if (version.isEmpty()) {
      return entity;
    }
    boolean isInt =
        Arrays.stream(type.getRecordComponents())
            .filter(component -> component.getName().equals(version.get()))
            .anyMatch(c -> c.getType() == int.class || c.getType() == Integer.class);
    Object value = isInt ? (Object) (int) next : (Object) next;
    return Records.with(entity, version.get(), value);
  }

  /** The one with that many parameters of the entity's own type; none if it has no such method. */
  Optional<Method> method(String name, int entities) {
    return Records.methods(repository.getClass())
        .filter(method -> method.getName().equals(name))
        .filter(method -> method.getParameterCount() == entities)
        .filter(method -> Arrays.stream(method.getParameterTypes()).allMatch(this::isEntity))
        .findFirst();
  }

  /** What is inherited is written with a type variable. */
  private boolean isEntity(Class<?> parameter) {
    return parameter == type || parameter == Object.class;
  }

  Object call(Method method, Object... arguments) {
    return Records.call(method, repository, arguments);
  }

  /** The same write as the only one of a transaction, by the one overload that takes them. */
  void inTransaction(String name, Object... arguments) {
    Object transaction = Records.call("transaction", client);
    List<Method> writes =
        Records.methods(transaction.getClass())
            .filter(method -> method.getName().equals(name))
            .filter(method -> takes(method.getParameterTypes(), arguments))
            .toList();
    assertThat(writes).as(name).hasSize(1);
    Records.call(writes.get(0), transaction, arguments);
    Records.call("execute", transaction);
  }

  private static boolean takes(Class<?>[] types, Object... arguments) {
    return types.length == arguments.length
        && IntStream.range(0, types.length).allMatch(i -> types[i].isInstance(arguments[i]));
  }

  /** An update by key, in the making. */
  Optional<Object> update(Object entity) {
    List<Method> starts =
        Arrays.stream(repository.getClass().getDeclaredMethods())
            .filter(method -> method.getName().equals("update"))
            .filter(method -> method.getReturnType().getSimpleName().endsWith("Update"))
            .toList();
    return starts.stream()
        .findFirst()
        .map(method -> Records.call(method, repository, arguments(method, entity)));
  }

  private Object[] arguments(Method method, Object entity) {
    List<Object> arguments = new ArrayList<>();
    Arrays.stream(method.getParameters())
        .forEach(
            parameter ->
                arguments.add(
                    parameter.getName().equals("expectedVersion")
                        ? versionOf(entity)
                        : Setter.at(entity, parameter.getName())));
    return arguments.toArray();
  }

  @Override
  public String toString() {
    return type.getName().replaceAll(".*\\.", "").replace('$', '.');
  }
}
