package dev.keyplan.processor.export.note;

/**
 * The table as DynamoDB people draw it: items as rows, grouped by partition key, sorted within,
 * each attribute's value under its name. One tab for the table and each index; beside them the
 * access patterns, each of which marks what it reads.
 */
final class HtmlDrawing {

  /** The text of an Instant, its delimiter and a little more. */
  private static final int UNBROKEN = 34;

  private final HtmlWriter html;
  private final Block.Drawing drawing;

  HtmlDrawing(HtmlWriter html, Block.Drawing drawing) {
    this.html = html;
    this.drawing = drawing;
  }

  void write() {
    html.open("div", "class", "drawing", "id", "drawing");
    patterns();
    html.open("div", "class", "stage");
    tabs();
    reads();
    drawing.views().forEach(this::panel);
    html.close().close();
  }

  private void patterns() {
    html.open("div", "class", "patterns");
    html.element("h3", "Access patterns");
    html.open("ul");
    for (ExampleRead read : drawing.reads()) {
      html.open("li");
      html.open("button", "type", "button", "aria-pressed", "false", "data-read", read.id());
      html.element("span", read.pattern(), "class", "name");
      html.element("span", read.operation(), "class", "operation");
      html.close().close();
    }
    html.close().close();
  }

  private void tabs() {
    html.open("div", "class", "tabs", "role", "tablist", "aria-label", "Table and indexes");
    for (ItemView view : drawing.views()) {
      boolean first = view == drawing.views().get(0);
      html.open(
          "button",
          "type",
          "button",
          "role",
          "tab",
          "id",
          "tab-" + view.id(),
          "aria-controls",
          view.id(),
          "aria-selected",
          String.valueOf(first),
          "tabindex",
          first ? "0" : "-1");
      html.text(view.name()).element("span", String.valueOf(view.size()), "class", "count").close();
    }
    html.close();
  }

  /** What a call of each pattern reads, one of which is shown. */
  private void reads() {
    html.open("div", "class", "read-bar", "aria-live", "polite");
    html.element(
        "p", "Choose an access pattern to see what one call of it reads.", "class", "hint");
    for (ExampleRead read : drawing.reads()) {
      html.open(
          "div",
          "class",
          "read",
          "id",
          "read-" + read.id(),
          "data-view",
          read.view(),
          "data-items",
          String.join(" ", read.items()),
          "hidden",
          null);
      html.open("p", "class", "what");
      html.element("b", read.pattern()).text(" " + read.how() + ", " + share(read));
      html.close();
      html.open("p", "class", "condition").element("code", read.condition()).close();
      html.close();
    }
    html.close();
  }

  private String share(ExampleRead read) {
    int all =
        drawing.views().stream()
            .filter(view -> view.id().equals(read.view()))
            .mapToInt(ItemView::size)
            .sum();
    return "reads " + read.items().size() + " of " + Figures.count(all, "item", "items");
  }

  private void panel(ItemView view) {
    html.open(
        "div",
        "class",
        "panel",
        "role",
        "tabpanel",
        "id",
        view.id(),
        "tabindex",
        "0",
        "aria-labelledby",
        "tab-" + view.id());
    html.open("p", "class", "about").line(view.about()).close();
    if (view.size() == 0) {
      html.element("p", ItemView.EMPTY, "class", "about");
    } else {
      items(view);
    }
    html.close();
  }

  private void items(ItemView view) {
    html.open("table", "class", "items");
    html.open("thead").open("tr");
    view.partitionKey().forEach(name -> column(name, "partition key"));
    view.sortKey().forEach(name -> column(name, "sort key"));
    html.element(
        "th", view.typeAttribute().isEmpty() ? "Entity" : view.typeAttribute(), "scope", "col");
    html.element("th", "Attributes", "scope", "col");
    html.close().close();
    for (ItemView.Partition partition : view.partitions()) {
      html.open("tbody");
      for (ItemView.Item item : partition.items()) {
        item(view, partition, item);
      }
      html.close();
    }
    html.close();
  }

  private void column(String name, String role) {
    html.open("th", "scope", "col").element("code", name).element("small", role).close();
  }

  private void item(ItemView view, ItemView.Partition partition, ItemView.Item item) {
    html.open("tr", "id", item.id());
    if (item == partition.items().get(0)) {
      for (int i = 0; i < partition.key().size(); i++) {
        html.open(
            "th",
            "scope",
            "rowgroup",
            "class",
            "partition",
            "rowspan",
            String.valueOf(partition.items().size()),
            "data-name",
            view.partitionKey().get(i));
        value(partition.key().get(i));
        html.close();
      }
    }
    for (int i = 0; i < item.sort().size(); i++) {
      html.open("td", "class", "sort", "data-name", view.sortKey().get(i));
      value(item.sort().get(i));
      html.close();
    }
    html.open("td", "class", "entity");
    String guard = item.guard() ? " guard" : "";
    html.element("span", item.entity(), "class", "chip " + HtmlBlocks.color(item.color()) + guard);
    html.close();
    html.open("td", "class", "attributes").open("dl");
    for (ItemView.Attribute attribute : item.attributes()) {
      html.open("div", "class", attribute.key() ? "key" : "plain");
      html.element("dt", attribute.name()).element("dd", attribute.value());
      html.close();
    }
    html.close().close().close();
  }

  /** Broken after a delimiter, if at all, and within what is long itself. */
  private void value(String value) {
    html.open("code");
    for (String part : value.split("(?<=#)")) {
      html.element("span", part, "class", part.length() <= UNBROKEN ? "unbroken" : "long");
    }
    html.close();
  }
}
