package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Key;
import dev.keyplan.processor.evolution.StoredModel.KeyAttribute;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A template that a key attribute had, in the form in which the key is declared now. */
final class KeptKey {

  private static final Pattern PIECE =
      Pattern.compile("((?:[^{}]|\\{\\{|}})*)\\{([^{}:]+)(?::([^{}]+))?}");

  /** A part with the literal before it. */
  private record Piece(String literal, String path, String format) {}

  private final StoredModel model;
  private final AttributePaths paths;
  private final String entity;
  private final Key key;
  private final KeyAttribute attribute;
  private final boolean sort;

  /**
   * @param entity its simple name
   * @param key of the new model, with the attribute
   */
  KeptKey(StoredModel model, AttributePaths paths, String entity, Key key, KeyAttribute attribute) {
    this.model = model;
    this.paths = paths;
    this.entity = entity;
    this.key = key;
    this.attribute = attribute;
    this.sort = key.sort().contains(attribute);
  }

  List<String> lines(String template) {
    if (!attribute.composed()) {
      return List.of(written(template), "no attribute stored as " + attribute.attribute());
    }
    if (!attribute.byComponents()) {
      return List.of(JavaText.quoted(template));
    }
    List<Piece> pieces = pieces(template);
    List<String> lines = new ArrayList<>();
    Set<String> others = new HashSet<>();
    if (pieces.isEmpty()) {
      lines.add(written(template));
    } else {
      boolean reordered = pieces.size() > 1 && !paths(pieces).equals(attribute.parts());
      for (int i = 0; i < pieces.size(); i++) {
        others.add(pieces.get(i).path());
        lines.add(component(pieces.get(i), i, reordered));
      }
    }
    for (String path : attribute.parts()) {
      if (others.add(path)) {
        lines.add("no " + annotation() + " on " + path);
      }
    }
    return lines;
  }

  /** Those of the component form, each with what its prefix is; none if it cannot say them. */
  private static List<Piece> pieces(String template) {
    List<Piece> pieces = new ArrayList<>();
    Set<String> paths = new HashSet<>();
    Matcher matcher = PIECE.matcher(template);
    int end = 0;
    while (matcher.lookingAt()) {
      String literal = matcher.group(1).replace("{{", "{").replace("}}", "}");
      String path = matcher.group(2);
      if (path.indexOf('.') >= 0
          || !paths.add(path)
          || !pieces.isEmpty() && !literal.startsWith("#")) {
        return List.of();
      }
      String format = matcher.group(3) == null ? "" : matcher.group(3);
      pieces.add(new Piece(pieces.isEmpty() ? literal : literal.substring(1), path, format));
      end = matcher.end();
      matcher.region(end, template.length());
    }
    return end == template.length() ? pieces : List.of();
  }

  private static List<String> paths(List<Piece> pieces) {
    return pieces.stream().map(Piece::path).toList();
  }

  private String annotation() {
    return sort ? "@SortKey" : "@PartitionKey";
  }

  private String component(Piece piece, int place, boolean reordered) {
    List<String> members = new ArrayList<>();
    if (!key.index().isEmpty()) {
      members.add("index = " + JavaText.quoted(key.index()));
    }
    if (!piece.literal().isEmpty()) {
      members.add("prefix = " + JavaText.quoted(piece.literal()));
    }
    if (!piece.format().isEmpty()) {
      members.add("format = " + JavaText.quoted(piece.format()));
    }
    if (reordered) {
      members.add("position = " + (place + 1));
    }
    return annotation()
        + (members.isEmpty() ? "" : "(" + String.join(", ", members) + ")")
        + " on "
        + piece.path();
  }

  /** The {@code @Key} that says it, with what the present one says beside. */
  private String written(String template) {
    List<String> members = new ArrayList<>();
    if (!key.index().isEmpty()) {
      members.add("index = " + JavaText.quoted(key.index()));
    }
    addHalf("partition", key.partition(), template, members);
    addHalf("sort", key.sort(), template, members);
    if (!key.when().isEmpty()) {
      List<String> terms = new ArrayList<>();
      key.when().forEach(term -> terms.add(JavaText.quoted(term.declared(paths))));
      String when = String.join(", ", terms);
      members.add("when = " + (terms.size() == 1 ? when : "{" + when + "}"));
    }
    return "@Key(" + String.join(", ", members) + ") on " + entity;
  }

  /** What is native, said by components, or the table's own key, must not be said. */
  private void addHalf(
      String member, List<KeyAttribute> half, String template, List<String> members) {
    for (KeyAttribute one : half) {
      boolean kept = one.equals(attribute);
      if (!ofTable(one) && (kept || one.composed() && !one.byComponents())) {
        members.add(member + " = " + JavaText.quoted(kept ? template : one.template()));
        return;
      }
    }
  }

  /** An index may reuse the table's key attributes, with what they hold. */
  private boolean ofTable(KeyAttribute one) {
    String name = one.attribute();
    return !key.index().isEmpty()
        && (name.equals(model.partitionKey().attribute())
            || model.sortKey().filter(column -> column.attribute().equals(name)).isPresent());
  }
}
