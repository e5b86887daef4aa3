package dev.keyplan.runtime;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The attributes of an item, or of a map in it, on their way into a request: names and values in
 * one array, in the order they were put. The SDK copies every map that it is given, so this one is
 * made to be filled and passed through once, at a third of what a {@code HashMap} takes. Called by
 * generated code; users get {@link #toMap}.
 *
 * <p>Entries are only ever added. To find one by its name takes a step for each entry, but one
 * alone for readers who ask in the order of the entries, as generated code does.
 */
public final class AttributeMap extends AbstractMap<String, AttributeValue> {

  private final Object[] entries;
  private int end;

  /** Where the last one was found. A hint: any value is right. */
  private int last;

  /**
   * @param capacity the greatest number of entries
   */
  public AttributeMap(int capacity) {
    entries = new Object[2 * capacity];
  }

  /**
   * Adds an entry.
   *
   * @param name of none that is there
   * @return null
   */
  @Override
  public AttributeValue put(String name, AttributeValue value) {
    assert find(name) < 0 : name;
    entries[end] = name;
    entries[end + 1] = value;
    end += 2;
    return null;
  }

  /** The same entries for anybody to keep and to change. */
  public Map<String, AttributeValue> toMap() {
    Map<String, AttributeValue> map = new HashMap<>(size() * 4 / 3 + 1);
    for (int i = 0; i < end; i += 2) {
      map.put(name(i), value(i));
    }
    return map;
  }

  @Override
  public int size() {
    return end / 2;
  }

  @Override
  public AttributeValue get(Object name) {
    int at = find(name);
    return at < 0 ? null : value(at);
  }

  @Override
  public boolean containsKey(Object name) {
    return find(name) >= 0;
  }

  private int find(Object name) {
    int start = last;
    for (int i = start; i < end; i += 2) {
      if (entries[i].equals(name)) {
        last = i + 2;
        return i;
      }
    }
    for (int i = 0; i < start; i += 2) {
      if (entries[i].equals(name)) {
        last = i + 2;
        return i;
      }
    }
    return -1;
  }

  @Override
  public void forEach(BiConsumer<? super String, ? super AttributeValue> action) {
    for (int i = 0; i < end; i += 2) {
      action.accept(name(i), value(i));
    }
  }

  @Override
  public Set<Map.Entry<String, AttributeValue>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return AttributeMap.this.size();
      }

      @Override
      public Iterator<Map.Entry<String, AttributeValue>> iterator() {
        return new Entries();
      }
    };
  }

  private String name(int at) {
    return (String) entries[at];
  }

  private AttributeValue value(int at) {
    return (AttributeValue) entries[at + 1];
  }

  private final class Entries implements Iterator<Map.Entry<String, AttributeValue>> {

    private int next;

    @Override
    public boolean hasNext() {
      return next < end;
    }

    @Override
    public Map.Entry<String, AttributeValue> next() {
      if (next >= end) {
        throw new NoSuchElementException();
      }
      next += 2;
      return Map.entry(name(next - 2), value(next - 2));
    }
  }
}
