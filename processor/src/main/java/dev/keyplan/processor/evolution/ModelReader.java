package dev.keyplan.processor.evolution;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** From {@code model.json}, or what a lock holds of it, to what is compared. */
final class ModelReader {

  private ModelReader() {}

  /**
   * @throws LockException that names the place where it is no model
   */
  static StoredModel read(Node model) {
    Node table = model.get("table");
    Map<String, List<StoredModel.Attribute>> nested = new LinkedHashMap<>();
    for (Node one : model.list("nested")) {
      nested.put(one.text("javaType"), attributes(one));
    }
    return new StoredModel(
        model.get("keyFormat").number(),
        table.text("name"),
        table.text("root"),
        column(table.get("partitionKey")),
        table.find("sortKey").map(ModelReader::column),
        table.textOrEmpty("entityTypeAttribute"),
        table.textOrEmpty("timeToLiveAttribute"),
        model.list("indexes").stream().map(ModelReader::index).toList(),
        model.list("entities").stream().map(ModelReader::entity).toList(),
        nested,
        examples(model),
        model.find("settings").map(Node::object).orElse(Map.of()),
        model
            .find("patterns")
            .map(found -> model.list("patterns").stream().map(ModelReader::pattern).toList()));
  }

  private static Map<String, StoredModel.Example> examples(Node model) {
    Map<String, StoredModel.Example> examples = new LinkedHashMap<>();
    for (Node example : model.list("exampleKeys")) {
      examples.put(
          example.text("key"),
          new StoredModel.Example(texts(example.get("values")), texts(example.get("texts"))));
    }
    return examples;
  }

  private static Map<String, String> texts(Node members) {
    Map<String, String> texts = new LinkedHashMap<>();
    members.members().forEach((name, text) -> texts.put(name, text.text()));
    return texts;
  }

  private static StoredModel.Column column(Node column) {
    return new StoredModel.Column(column.text("attribute"), column.text("type"));
  }

  private static StoredModel.Index index(Node index) {
    return new StoredModel.Index(
        index.text("name"),
        index.oneOf("kind", "local", "global").equals("local"),
        index.list("partitionKey").stream().map(ModelReader::column).toList(),
        index.list("sortKey").stream().map(ModelReader::column).toList(),
        index.oneOf("projection", "ALL", "KEYS_ONLY", "INCLUDE"),
        index.texts("nonKeyAttributes"));
  }

  private static StoredModel.Entity entity(Node entity) {
    Map<String, StoredModel.Key> guards = new LinkedHashMap<>();
    for (Node unique : entity.list("unique")) {
      guards.put(unique.text("attribute"), key(unique.get("guard")));
    }
    return new StoredModel.Entity(
        entity.text("entity"),
        entity.text("storedType"),
        entity.texts("sharesKeysWith"),
        attributes(entity),
        entity.list("keys").stream().map(ModelReader::key).toList(),
        guards,
        entity.textOrEmpty("version"));
  }

  private static List<StoredModel.Attribute> attributes(Node owner) {
    return owner.list("attributes").stream().map(ModelReader::attribute).toList();
  }

  private static StoredModel.Attribute attribute(Node attribute) {
    return new StoredModel.Attribute(
        attribute.text("name"),
        attribute.text("storedName"),
        attribute.text("type"),
        attribute.text("javaType"),
        attribute.get("optional").flag(),
        attribute.textOrEmpty("convertedTo"),
        attribute.texts(
            attribute.find("constants").isPresent() ? "constants" : "elementConstants"));
  }

  private static StoredModel.Key key(Node key) {
    return new StoredModel.Key(
        key.text("key"),
        key.textOrEmpty("index"),
        key.list("partition").stream().map(ModelReader::keyAttribute).toList(),
        key.list("sort").stream().map(ModelReader::keyAttribute).toList(),
        key.list("when").stream().map(ModelReader::when).toList());
  }

  private static StoredModel.KeyAttribute keyAttribute(Node attribute) {
    String nativeName = attribute.textOrEmpty("native");
    return new StoredModel.KeyAttribute(
        attribute.text("attribute"),
        nativeName.isEmpty() ? attribute.text("template") : "",
        attribute.list("segments").stream().map(ModelReader::segment).toList(),
        nativeName,
        attribute.textOrEmpty("declaredBy").equals("components"));
  }

  private static StoredModel.Segment segment(Node segment) {
    Optional<Node> literal = segment.find("literal");
    if (literal.isPresent()) {
      return new StoredModel.Segment(literal.get().text(), "", "", "", 0, "", List.of());
    }
    return new StoredModel.Segment(
        "",
        segment.text("part"),
        segment.text("type"),
        segment.text("encoding"),
        segment.find("width").map(Node::number).orElse(0L),
        segment.textOrEmpty("convertedTo"),
        segment.texts("constants"));
  }

  private static StoredModel.When when(Node term) {
    String is = term.oneOf("is", "equal", "in", "present", "absent");
    List<String> values = is.equals("equal") ? List.of(term.text("value")) : term.texts("values");
    return new StoredModel.When(term.text("attribute"), is, values);
  }

  private static StoredModel.Pattern pattern(Node pattern) {
    return new StoredModel.Pattern(
        pattern.text("owner"), pattern.text("name"), pattern.get("operation").text("text"));
  }
}
