package dev.keyplan.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.runtime.KeyValueException;
import dev.keyplan.runtime.TransactionFailedException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes one entity's items at random, one after another, and knows what must be stored. */
final class Writer {

  private final GeneratedEntity entity;
  private final RandomValues values;
  private final List<Object> stored = new ArrayList<>();
  private final List<String> history = new ArrayList<>();
  private final Set<String> used = new TreeSet<>();
  private int written;

  Writer(GeneratedEntity entity, RandomValues values) {
    this.entity = entity;
    this.values = values;
  }

  int written() {
    return written;
  }

  Set<String> used() {
    return used;
  }

  /** For messages: what was written last. */
  String history() {
    return String.join("\n", history.subList(Math.max(0, history.size() - 5), history.size()));
  }

  Optional<Object> expected(Map<String, AttributeValue> key) {
    return stored.stream()
        .filter(
            one -> Normal.of(entity.item(one)).entrySet().containsAll(Normal.of(key).entrySet()))
        .findFirst();
  }

  /**
   * One write.
   *
   * @return what it was about: entities before and after
   */
  Set<Object> step() {
    Optional<Object> fresh = valid();
    if (fresh.isEmpty()) {
      return Set.of();
    }
    Set<Object> touched = new LinkedHashSet<>(Set.of(fresh.get()));
    if (!stored.isEmpty()) {
      touched.add(stored.get(values.below(stored.size())));
    }
    Object old = touched.size() > 1 ? new ArrayList<>(touched).get(1) : null;
    try {
      if (old == null || values.below(6) == 0) {
        create(fresh.get());
      } else {
        change(old, fresh.get(), touched);
      }
      written++;
    } catch (RuntimeException e) {
      if (!isRefusal(e)) {
        throw new AssertionError(history(), e);
      }
      history.add("refused: " + e.getMessage());
    }
    return touched;
  }

  /** Of a transaction, what failed is told by its leg. */
  private static boolean isRefusal(RuntimeException thrown) {
    Optional<? extends RuntimeException> failure =
        thrown instanceof TransactionFailedException failed
            ? failed.legs().stream().flatMap(leg -> leg.failure().stream()).findFirst()
            : Optional.of(thrown);
    return failure
        .filter(e -> MatrixTest.REFUSALS.stream().anyMatch(type -> type.isInstance(e)))
        .isPresent();
  }

  private void create(Object fresh) {
    if (values.below(2) == 0 && upsert(fresh)) {
      return;
    }
    note("create", fresh);
    write("create", null, fresh, 1, fresh);
  }

  /** False if the entity has no upsert that makes such an item. */
  private boolean upsert(Object fresh) {
    if (entity.isVersioned() || stored.stream().anyMatch(one -> !isElsewhere(one, fresh))) {
      return false;
    }
    Object update = entity.update(fresh).orElse(null);
    Map<String, Setter> setters = new HashMap<>();
    for (Setter setter : entity.setters()) {
      if (setter.kind() == Setter.Kind.SET && setter.method().getParameterCount() == 1) {
        setters.put(setter.component(), setter);
      }
    }
    Map<String, Object> parts = new HashMap<>(Records.values(fresh));
    parts.keySet().removeIf(part -> isKeyPart(fresh, part, values.another(fresh, part)));
    if (update == null || !setters.keySet().containsAll(parts.keySet())) {
      return false;
    }
    note("upsert", fresh);
    Records.call("upsert", update);
    parts.forEach(
        (part, value) -> {
          Object plain = value instanceof Optional<?> optional ? optional.orElse(null) : value;
          if (plain != null) {
            Records.call(setters.get(part).method(), update, plain);
          } else {
            Records.call("remove" + Setter.capital(part), update);
          }
        });
    keep(null, fresh, 0, Records.call("execute", update));
    return true;
  }

  private void change(Object old, Object fresh, Set<Object> touched) {
    long next = entity.isVersioned() ? entity.versionOf(old).longValue() + 1 : 0;
    Object changed = entity.inVersion(sameKey(old, fresh), next - 1);
    touched.add(changed);
    switch (values.below(8)) {
      case 0 -> whole("put", old, changed, next);
      case 1, 2 -> {
        whole("update", old, changed, next);
        whole("replace", old, changed, next);
      }
      case 3 -> {
        Optional<Method> move = entity.method("move", 2);
        if (move.isPresent() && isElsewhere(old, fresh)) {
          note("move", fresh);
          write("move", old, fresh, next, old, fresh);
        }
      }
      case 4 -> {
        Optional<Method> delete = entity.method("delete", 1);
        if (delete.isPresent()) {
          note("delete", old);
          entity.call(delete.get(), old);
          stored.remove(old);
        }
      }
      default -> set(old, next, touched);
    }
  }

  private void whole(String name, Object old, Object changed, long next) {
    int entities = name.equals("put") ? 1 : 2;
    Optional<Method> method = entity.method(name, entities);
    if (method.isPresent() && stored.contains(old)) {
      note(name, changed);
      if (entities == 1) {
        write(name, old, changed, next, changed);
      } else {
        write(name, old, changed, next, old, changed);
      }
    }
  }

  /** Alone, or as a transaction, which answers nothing. */
  private void write(String name, Object old, Object sent, long version, Object... arguments) {
    Method method = entity.method(name, arguments.length).orElseThrow();
    if (values.below(3) == 0) {
      used.add("transaction");
      entity.inTransaction(name, arguments);
      keep(old, sent, version, entity.inVersion(sent, version));
    } else {
      keep(old, sent, version, entity.call(method, arguments));
    }
  }

  /** Some setters in one update. */
  private void set(Object old, long next, Set<Object> touched) {
    if (entity.setters().isEmpty()) {
      return;
    }
    Optional<Object> update = entity.update(old);
    if (update.isEmpty()) {
      return;
    }
    Object now = old;
    Set<String> components = new HashSet<>();
    for (int i = 1 + values.below(3); i > 0; i--) {
      Setter setter = entity.setters().get(values.below(entity.setters().size()));
      Object before = Records.values(old).get(setter.component());
      if (setter.needsPresence() && before instanceof Optional<?> optional && optional.isEmpty()
          || !components.add(setter.component())) {
        continue;
      }
      List<Object> arguments = setter.arguments(old, values);
      try {
        now = Records.with(now, setter.component(), setter.after(before, arguments));
      } catch (ArithmeticException e) {
        continue;
      }
      history.add(setter + " " + arguments + " of " + old);
      used.add(setter.kind().name());
      Records.call(setter.method(), update.get(), arguments.toArray());
    }
    touched.add(now);
    if (values.below(3) == 0) {
      used.add("transaction");
      entity.inTransaction("update", update.get());
      keep(old, now, next, entity.inVersion(now, next));
    } else {
      keep(old, now, next, Records.call("execute", update.get()));
    }
  }

  /** What is stored, if the write succeeded. */
  private void keep(Object old, Object sent, long version, Object answer) {
    Object expected = entity.inVersion(sent, version);
    assertThat(Normal.of(entity.item(answer)))
        .as(this::history)
        .isEqualTo(Normal.of(entity.item(expected)));
    stored.removeIf(one -> one == old || !isElsewhere(one, expected));
    stored.add(expected);
  }

  /** The fresh one with the parts of the key of the old one. */
  private Object sameKey(Object old, Object fresh) {
    Object same = fresh;
    for (Map.Entry<String, Object> part : Records.values(old).entrySet()) {
      if (isKeyPart(old, part.getKey(), Records.values(fresh).get(part.getKey()))) {
        same = Records.with(same, part.getKey(), part.getValue());
      }
    }
    return same;
  }

  private boolean isKeyPart(Object old, String component, Object other) {
    try {
      return isElsewhere(old, Records.with(old, component, other));
    } catch (KeyValueException e) {
      return true;
    }
  }

  private boolean isElsewhere(Object one, Object other) {
    return !entity.key(one).equals(entity.key(other));
  }

  /** A random entity whose keys can hold its values. */
  private Optional<Object> valid() {
    for (int i = 0; i < 500; i++) {
      Object random = entity.random(values);
      try {
        entity.item(random);
        return Optional.of(random);
      } catch (KeyValueException e) {
        // The next one.
      }
    }
    return Optional.empty();
  }

  private void note(String operation, Object about) {
    used.add(operation);
    history.add(operation + " " + about);
  }
}
