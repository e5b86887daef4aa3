package dev.keyplan.processor;

import dev.keyplan.processor.analysis.AnnotationText;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.TableModel;
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

  private final TableModel table;
  private final EntityModel entity;
  private final EntityKey key;
  private final KeyAttribute attribute;
  private final boolean sort;

  KeptKey(TableModel table, EntityModel entity, EntityKey key, KeyAttribute attribute) {
    this.table = table;
    this.entity = entity;
    this.key = key;
    this.attribute = attribute;
    this.sort = key.sort().contains(attribute);
  }

  List<String> lines(String template) {
    if (attribute instanceof KeyAttribute.Native) {
      return List.of(written(template), "no attribute stored as " + attribute.storedName());
    }
    KeyAttribute.Composed composed = (KeyAttribute.Composed) attribute;
    if (!composed.byComponents()) {
      return List.of(AnnotationText.quoted(template));
    }
    List<Piece> pieces = pieces(template);
    List<String> lines = new ArrayList<>();
    Set<String> others = new HashSet<>();
    if (pieces.isEmpty()) {
      lines.add(written(template));
    } else {
      boolean reordered = pieces.size() > 1 && !paths(pieces).equals(paths(composed));
      for (int i = 0; i < pieces.size(); i++) {
        others.add(pieces.get(i).path());
        lines.add(component(pieces.get(i), i, reordered));
      }
    }
    for (AttributePath path : composed.paths()) {
      if (!others.contains(path.toString())) {
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

  private static List<String> paths(KeyAttribute.Composed composed) {
    return composed.template().parts().stream().map(part -> part.path().toString()).toList();
  }

  private String annotation() {
    return sort ? "@SortKey" : "@PartitionKey";
  }

  private String component(Piece piece, int place, boolean reordered) {
    List<String> members = new ArrayList<>();
    if (!key.ofTable()) {
      members.add("index = " + AnnotationText.quoted(key.index()));
    }
    if (!piece.literal().isEmpty()) {
      members.add("prefix = " + AnnotationText.quoted(piece.literal()));
    }
    if (!piece.format().isEmpty()) {
      members.add("format = " + AnnotationText.quoted(piece.format()));
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
    KeyAttribute kept =
        new KeyAttribute.Composed(
            attribute.storedName(), new KeyTemplate(template, List.of()), attribute.origin());
    EntityKey with =
        new EntityKey(
            key.index(),
            with(key.partition(), kept),
            with(key.sort(), kept),
            key.when(),
            key.origin());
    return AnnotationText.of(with, table) + " on " + entity.type().simpleName();
  }

  private List<KeyAttribute> with(List<KeyAttribute> half, KeyAttribute kept) {
    return half.stream().map(one -> one.equals(attribute) ? kept : one).toList();
  }
}
