package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.JavaType;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TypeRef;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A single value of an entity. All entities of all designs draw theirs from one vocabulary, so that
 * equal names have equal types and foreign items come close to wanted ones.
 *
 * @param name the Java path
 * @param type of the value
 * @param attribute the attribute that is or holds it
 */
record Leaf(String name, AttributePath path, AttributeType type, AttributeModel attribute) {

  /** Names that sort as the ordinals do, one the beginning of another. */
  enum State {
    OPEN,
    OPENED,
    SHUT
  }

  /** Names that do not. */
  enum Level {
    TOP,
    LOW,
    MEDIUM
  }

  private static final TypeRef OWNER = TypeRef.of("oracle", "Owner");
  private static final AttributeType LOGIN = scalar(ScalarType.STRING);

  static final Map<TypeRef, NestedModel> NESTED =
      Map.of(
          OWNER,
          new NestedModel(
              OWNER,
              List.of(
                  new AttributeModel("login", "login", LOGIN, Presence.REQUIRED, Origin.UNKNOWN)),
              true));

  private static final Map<String, Leaf> VOCABULARY = new LinkedHashMap<>();

  static {
    for (String name : List.of("a", "b", "c", "d", "id2")) {
      add(name, scalar(ScalarType.STRING), Presence.REQUIRED);
    }
    add("n", new AttributeType.Scalar(ScalarType.INT, true), Presence.REQUIRED);
    add("state", enumeration(State.class), Presence.REQUIRED);
    add("level", enumeration(Level.class), Presence.REQUIRED);
    add("note", scalar(ScalarType.STRING), Presence.OPTIONAL);
    add("rank", scalar(ScalarType.INT), Presence.NULLABLE);
    add("phase", enumeration(State.class), Presence.OPTIONAL);
    add("at", scalar(ScalarType.INSTANT), Presence.REQUIRED);
    add("local", scalar(ScalarType.LOCAL_DATE_TIME), Presence.REQUIRED);
    add("day", scalar(ScalarType.LOCAL_DATE), Presence.REQUIRED);
    add("month", scalar(ScalarType.YEAR_MONTH), Presence.REQUIRED);
    add("year", scalar(ScalarType.YEAR), Presence.REQUIRED);
    add("flag", new AttributeType.Scalar(ScalarType.BOOLEAN, true), Presence.REQUIRED);
    add("octet", scalar(ScalarType.BYTE), Presence.REQUIRED);
    add("small", scalar(ScalarType.SHORT), Presence.REQUIRED);
    add("large", scalar(ScalarType.LONG), Presence.REQUIRED);
    add("huge", scalar(ScalarType.BIG_INTEGER), Presence.REQUIRED);
    add("price", scalar(ScalarType.BIG_DECIMAL), Presence.REQUIRED);
    add("ratio", scalar(ScalarType.DOUBLE), Presence.REQUIRED);
    add("uuid", scalar(ScalarType.UUID), Presence.REQUIRED);
    add("sign", scalar(ScalarType.CHAR), Presence.REQUIRED);
    add("link", scalar(ScalarType.URI), Presence.REQUIRED);
    add("offset", scalar(ScalarType.OFFSET_DATE_TIME), Presence.REQUIRED);
    add("span", scalar(ScalarType.DURATION), Presence.REQUIRED);
    add("bytes", scalar(ScalarType.SDK_BYTES), Presence.REQUIRED);
    add(
        "money",
        new AttributeType.Converted(
            JavaType.of(TypeRef.of("oracle", "Money")),
            TypeRef.of("oracle", "MoneyConverter"),
            scalar(ScalarType.STRING)),
        Presence.REQUIRED);
    AttributeModel owner =
        new AttributeModel(
            "owner", "owner", new AttributeType.Nested(OWNER), Presence.OPTIONAL, Origin.UNKNOWN);
    VOCABULARY.put(
        "owner.login", new Leaf("owner.login", AttributePath.parse("owner.login"), LOGIN, owner));
  }

  private static void add(String name, AttributeType type, Presence presence) {
    AttributeModel attribute = new AttributeModel(name, name, type, presence, Origin.UNKNOWN);
    VOCABULARY.put(name, new Leaf(name, AttributePath.parse(name), type, attribute));
  }

  private static AttributeType scalar(ScalarType type) {
    return new AttributeType.Scalar(type, false);
  }

  private static AttributeType enumeration(Class<? extends Enum<?>> type) {
    return new AttributeType.Enumeration(
        TypeRef.of("oracle", type.getSimpleName()),
        Arrays.stream(type.getEnumConstants()).map(Enum::name).toList());
  }

  private static final List<Leaf> ALL = List.copyOf(VOCABULARY.values());

  static List<Leaf> vocabulary() {
    return ALL;
  }

  /** Null of a path to a whole nested record. */
  static Leaf at(AttributePath path) {
    return VOCABULARY.get(name(path));
  }

  /** As {@code toString} has it, which joins its names anew each time. */
  static String name(AttributePath path) {
    return path.names().size() == 1 ? path.first() : path.toString();
  }

  static Leaf named(String path) {
    return VOCABULARY.get(path);
  }

  boolean optional() {
    return attribute.presence().mayBeAbsent();
  }

  /** May be a key attribute as it is. */
  boolean canBeNative() {
    return path.names().size() == 1 && type.stored().canBeKey();
  }

  boolean isText() {
    return type instanceof AttributeType.Scalar scalar && scalar.type() == ScalarType.STRING;
  }

  /** It has a text, so that a template may hold it. */
  boolean canBePart() {
    return type.stored() != StoredType.B && !List.of("price", "ratio").contains(name);
  }
}
