package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;

/**
 * A {@code @PartitionKey} or {@code @SortKey} on a component.
 *
 * @param index "" for the table
 * @param position among the parts of a class; 0 if it is not said
 */
record ComponentPart(
    Component component,
    boolean sort,
    Value<String> prefix,
    Value<String> format,
    Value<String> index,
    Value<Integer> position,
    SourceOrigin origin) {

  static ComponentPart of(Component component, boolean sort, AnnotationView view) {
    return new ComponentPart(
        component,
        sort,
        view.text("prefix"),
        view.text("format"),
        view.text("index"),
        view.integer("position"),
        view.origin());
  }
}
