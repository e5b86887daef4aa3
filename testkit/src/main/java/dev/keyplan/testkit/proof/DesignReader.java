package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Apart;
import dev.keyplan.testkit.proof.Design.Attribute;
import dev.keyplan.testkit.proof.Design.Collection;
import dev.keyplan.testkit.proof.Design.Entity;
import dev.keyplan.testkit.proof.Design.Index;
import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.KeyName;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Literal;
import dev.keyplan.testkit.proof.Design.Member;
import dev.keyplan.testkit.proof.Design.Part;
import dev.keyplan.testkit.proof.Design.Segment;
import dev.keyplan.testkit.proof.Design.Table;
import dev.keyplan.testkit.proof.Design.Term;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** Reads {@code model.json}, to the last member. */
final class DesignReader {

  private static final int KEY_FORMAT = 1;
  private static final int PROOF_FORMAT = 2;

  private DesignReader() {}

  static Design read(String json) {
    JsonNode document;
    try {
      document = JsonNode.parser().parse(json);
    } catch (RuntimeException e) {
      throw new MalformedModelException("this is not JSON: " + e.getMessage());
    }
    return Members.read("model", document, DesignReader::design);
  }

  private static Design design(Members model) {
    expect(model, "keyFormat", KEY_FORMAT);
    expect(model, "proofFormat", PROOF_FORMAT);
    // Examples of keys, and how, for what and by whom the table is used: no proof rests on them.
    List.of("exampleKeys", "settings", "writes", "roles").forEach(model::skip);
    return new Design(
        model.object("table", DesignReader::table),
        model.objects("indexes", DesignReader::index),
        model.objects("entities", DesignReader::entity),
        byName(model.objects("nested", DesignReader::nested), "nested"),
        byName(model.objects("collections", DesignReader::collection), "collections"),
        byName(model.objects("primaryKeys", DesignReader::primaryKey), "primaryKeys"),
        model.objects("patterns", PatternReader::pattern));
  }

  private static void expect(Members model, String name, int version) {
    int written = model.number(name);
    if (written != version) {
      throw new MalformedModelException(
          name + " is " + written + ", and this checker knows " + version);
    }
  }

  static <T> Map<String, T> byName(List<Map.Entry<String, T>> entries, String place) {
    Map<String, T> map = new LinkedHashMap<>();
    for (Map.Entry<String, T> entry : entries) {
      if (map.put(entry.getKey(), entry.getValue()) != null) {
        throw new MalformedModelException(place + " has " + entry.getKey() + " twice");
      }
    }
    return map;
  }

  private static Map.Entry<String, List<Apart>> primaryKey(Members key) {
    return Map.entry(key.text("entity"), key.objects("apart", DesignReader::primaryKeyApart));
  }

  private static Apart primaryKeyApart(Members apart) {
    String reason =
        oneOf(apart.text("reason"), apart.place(), "literal", "language", "correlated", "shared");
    return apart(apart, reason, reason.equals("shared"), "from");
  }

  /**
   * @param onPurpose no key attribute tells
   * @param names the member that names the keys
   */
  static Apart apart(Members apart, String reason, boolean onPurpose, String names) {
    boolean counted = reason.equals("literal");
    return new Apart(
        reason,
        onPurpose ? "" : apart.text("attribute"),
        onPurpose || counted ? "" : apart.optionalText("part").orElse(""),
        counted ? List.of() : apart.texts(names),
        counted ? apart.number("count") : 0);
  }

  private static Table table(Members table) {
    table.text("root");
    return new Table(
        table.text("name"),
        table.object("partitionKey", DesignReader::keyName),
        table.optionalObject("sortKey", DesignReader::keyName),
        table.optionalText("entityTypeAttribute"),
        table.optionalText("timeToLiveAttribute"));
  }

  private static KeyName keyName(Members key) {
    return new KeyName(key.text("attribute"), key.text("type"));
  }

  private static Index index(Members index) {
    String name = index.text("name");
    String kind = index.text("kind");
    return new Index(
        name,
        oneOf(kind, index.place(), "global", "local").equals("global"),
        index.objects("partitionKey", DesignReader::keyName),
        index.objects("sortKey", DesignReader::keyName),
        oneOf(index.text("projection"), index.place(), "ALL", "KEYS_ONLY", "INCLUDE"),
        index.texts("nonKeyAttributes"),
        byName(index.objects("absent", DesignReader::absent), index.place()));
  }

  private static Map.Entry<String, String> absent(Members absent) {
    return Map.entry(absent.text("entity"), absent.text("lacks"));
  }

  private static Entity entity(Members entity) {
    return new Entity(
        entity.text("entity"),
        entity.text("storedType"),
        entity.has("sharesKeysWith") ? entity.texts("sharesKeysWith") : List.of(),
        entity.objects("attributes", DesignReader::attribute),
        entity.objects("keys", DesignReader::key),
        entity.has("unique")
            ? byName(entity.objects("unique", DesignReader::unique), entity.place())
            : Map.of(),
        entity.optionalText("version"),
        entity.optionalText("timeToLive"),
        entity.texts("patterns"));
  }

  private static Map.Entry<String, Key> unique(Members unique) {
    return Map.entry(unique.text("attribute"), unique.object("guard", DesignReader::key));
  }

  private static Map.Entry<String, List<Attribute>> nested(Members nested) {
    return Map.entry(
        nested.text("javaType"), nested.objects("attributes", DesignReader::attribute));
  }

  private static Attribute attribute(Members attribute) {
    // For the lock: no key is made of a container's elements.
    attribute.skip("elementConstants");
    return new Attribute(
        attribute.text("name"),
        attribute.text("storedName"),
        attribute.text("type"),
        type(attribute, "javaType"),
        attribute.flag("optional"));
  }

  private static ValueType type(Members value, String member) {
    return new ValueType(
        value.text(member),
        value.optionalText("convertedTo"),
        value.has("constants") ? value.texts("constants") : List.of());
  }

  private static Key key(Members key) {
    Optional<String> index = key.optionalText("index");
    return new Key(
        key.text("key"),
        index.orElse(""),
        key.objects("partition", DesignReader::keyText),
        key.objects("sort", DesignReader::keyText),
        index.isPresent() ? key.objects("when", DesignReader::term) : List.of());
  }

  private static KeyText keyText(Members text) {
    String attribute = text.text("attribute");
    // For the lock: the same template can be declared in two forms.
    if (text.has("declaredBy")) {
      oneOf(text.text("declaredBy"), text.place(), "components");
    }
    return text.has("native")
        ? new KeyText(attribute, text.optionalText("native"), text.text("type"), "", List.of())
        : new KeyText(
            attribute,
            Optional.empty(),
            "S",
            text.text("template"),
            text.objects("segments", DesignReader::segment));
  }

  private static Segment segment(Members segment) {
    return segment.has("literal")
        ? new Literal(segment.text("literal"))
        : new Part(
            segment.text("part"),
            type(segment, "type"),
            Encoding.of(segment.text("encoding"), segment.place()),
            segment.optionalNumber("width").orElse(0));
  }

  static Term term(Members term) {
    String path = term.text("attribute");
    String is = term.text("is");
    oneOf(is, term.place(), "parameter", "equal", "in", "present", "absent");
    Term.Kind kind = Term.Kind.valueOf(is.toUpperCase(Locale.ROOT));
    return switch (kind) {
      case PARAMETER -> new Term(path, kind, term.optionalText("transform").orElse(""), List.of());
      case EQUAL -> new Term(path, kind, "", List.of(term.text("value")));
      case IN -> new Term(path, kind, "", term.texts("values"));
      default -> new Term(path, kind, "", List.of());
    };
  }

  private static Map.Entry<String, Collection> collection(Members collection) {
    return Map.entry(
        collection.text("collection"),
        new Collection(
            oneOf(collection.text("form"), collection.place(), "record", "sealed"),
            collection.objects("members", DesignReader::member),
            collection.texts("patterns")));
  }

  private static Member member(Members member) {
    return new Member(
        member.optionalText("component"),
        member.text("entity"),
        oneOf(member.text("multiplicity"), member.place(), "one", "optional", "many"));
  }

  static String oneOf(String value, String place, String... allowed) {
    if (!List.of(allowed).contains(value)) {
      throw new MalformedModelException(
          place + " says " + value + ", and not one of " + List.of(allowed));
    }
    return value;
  }
}
