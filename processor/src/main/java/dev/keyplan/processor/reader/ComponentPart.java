package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;

/**
 * A {@code @PartitionKey} or {@code @SortKey} on a component.
 *
 * @param index "" for the table
 */
record ComponentPart(
    Component component,
    boolean sort,
    Value<String> prefix,
    Value<String> format,
    Value<String> index,
    SourceOrigin origin) {

  static ComponentPart of(Component component, boolean sort, AnnotationView view) {
    return new ComponentPart(
        component,
        sort,
        view.text("prefix"),
        view.text("format"),
        view.text("index"),
        view.origin());
  }
}
