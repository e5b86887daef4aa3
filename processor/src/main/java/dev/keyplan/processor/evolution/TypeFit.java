package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Attribute;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether values stored as one Java type are read as another, by the names of the types. */
final class TypeFit {

  private static final Pattern CONTAINER =
      Pattern.compile("(List|Set|Map)<(?:String, )?(?<element>.*)>");

  private static final Map<String, String> PRIMITIVE =
      Map.of(
          "Boolean", "boolean",
          "Character", "char",
          "Byte", "byte",
          "Short", "short",
          "Integer", "int",
          "Long", "long",
          "Float", "float",
          "Double", "double");

  /** Each holds what those before it hold. */
  private static final List<String> WHOLE_NUMBERS =
      List.of("byte", "short", "int", "long", "java.math.BigInteger", "java.math.BigDecimal");

  private static final List<String> FRACTIONS = List.of("float", "double", "java.math.BigDecimal");

  private static final Set<String> BYTES =
      Set.of("byte[]", "java.nio.ByteBuffer", "software.amazon.awssdk.core.SdkBytes");

  private TypeFit() {}

  static Fit of(Attribute before, Attribute after) {
    if (!sameContainers(before, after)) {
      return Fit.OTHER;
    }
    if (!before.constants().isEmpty() && !after.constants().isEmpty()) {
      return KeyFit.constants(before.constants(), after.constants());
    }
    return of(before.written(), after.written());
  }

  /** Of one stored type, and not both enumerations. */
  private static Fit of(String before, String after) {
    String one = PRIMITIVE.getOrDefault(before, before);
    String other = PRIMITIVE.getOrDefault(after, after);
    if (one.equals(other) || BYTES.contains(one) && BYTES.contains(other)) {
      return Fit.SAME;
    }
    Matcher container = CONTAINER.matcher(one);
    Matcher otherContainer = CONTAINER.matcher(other);
    if (container.matches() && otherContainer.matches()) {
      return container.group(1).equals(otherContainer.group(1))
          ? of(container.group("element"), otherContainer.group("element"))
          : Fit.OTHER;
    }
    if (container.matches() || otherContainer.matches()) {
      return Fit.OTHER;
    }
    Fit whole = number(WHOLE_NUMBERS, one, other);
    return whole != Fit.OTHER ? whole : otherScalar(one, other);
  }

  private static Fit otherScalar(String one, String other) {
    if (other.equals("String")) {
      return Fit.WIDER;
    }
    return one.equals("String") ? Fit.NARROWER : number(FRACTIONS, one, other);
  }

  private static Fit number(List<String> wider, String one, String other) {
    int from = wider.indexOf(one);
    int to = wider.indexOf(other);
    if (from < 0 || to < 0) {
      return Fit.OTHER;
    }
    return from < to ? Fit.WIDER : Fit.NARROWER;
  }

  /** Of one stored type, and whatever is in them in the same containers: a map is no record. */
  static boolean sameContainers(Attribute before, Attribute after) {
    return before.type().equals(after.type())
        && containers(before.written()).equals(containers(after.written()));
  }

  private static String containers(String type) {
    Matcher container = CONTAINER.matcher(type);
    return container.matches()
        ? container.group(1) + " " + containers(container.group("element"))
        : "";
  }

  /** The type inside of all containers. */
  static String element(String type) {
    Matcher container = CONTAINER.matcher(type);
    return container.matches() ? element(container.group("element")) : type;
  }
}
