package dev.keyplan.processor.model;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.function.Function;

/** An immutable list whose elements belong to types, and are found by them without a search. */
public final class ByType<E> extends AbstractList<E> implements RandomAccess {

  private final List<E> elements;
  private final Map<TypeRef, List<E>> byType = new HashMap<>();

  private ByType(List<E> elements, Function<E, TypeRef> type) {
    this.elements = List.copyOf(elements);
    for (E element : this.elements) {
      byType.computeIfAbsent(type.apply(element), key -> new ArrayList<>(1)).add(element);
    }
  }

  public static <E> List<E> of(List<E> elements, Function<E, TypeRef> type) {
    return new ByType<>(elements, type);
  }

  /**
   * Those of a type, in the order of the list.
   *
   * @param elements a list that {@link #of} made
   */
  public static <E> List<E> find(List<E> elements, TypeRef type) {
    return List.copyOf(((ByType<E>) elements).byType.getOrDefault(type, List.of()));
  }

  @Override
  public E get(int index) {
    return elements.get(index);
  }

  @Override
  public int size() {
    return elements.size();
  }
}
