package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The changes of an update that lie inside one attribute. Paths begin in there. */
public final class NestedUpdate {

  private final ItemUpdate<?> update;
  private final List<String> holder;

  NestedUpdate(ItemUpdate<?> update, List<String> holder) {
    this.update = update;
    this.holder = holder;
  }

  /** See {@link ItemUpdate#set}. */
  public void set(AttributeValue value, String... path) {
    update.set(value, within(path));
  }

  /** See {@link ItemUpdate#remove}. */
  public void remove(String... path) {
    update.remove(within(path));
  }

  /** See {@link ItemUpdate#append}. */
  public void append(AttributeValue list, String... path) {
    update.append(list, within(path));
  }

  /** See {@link ItemUpdate#prepend}. */
  public void prepend(AttributeValue list, String... path) {
    update.prepend(list, within(path));
  }

  /** See {@link ItemUpdate#expectPresent}. */
  public void expectPresent(String... path) {
    update.expectPresent(within(path));
  }

  /** What lies further inside. */
  public NestedUpdate inside(String... path) {
    return new NestedUpdate(update, List.of(within(path)));
  }

  private String[] within(String... path) {
    List<String> all = new ArrayList<>(holder);
    all.addAll(Arrays.asList(path));
    return all.toArray(String[]::new);
  }
}
