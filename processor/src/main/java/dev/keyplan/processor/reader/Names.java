package dev.keyplan.processor.reader;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** Which names DynamoDB and Java take. */
final class Names {

  static final String RULE = "a name has 3 to 255 of the characters a-z, A-Z, 0-9, _, - and .";

  private static final int MAX_KEY_BYTES = 255;
  private static final Pattern TABLE_OR_INDEX = Pattern.compile("[a-zA-Z0-9_.-]{3,255}");

  /** Methods that every repository has, or that Object has. */
  private static final Set<String> TAKEN =
      Set.of(
          "create",
          "put",
          "delete",
          "update",
          "replace",
          "transaction",
          "clone",
          "equals",
          "finalize",
          "getClass",
          "hashCode",
          "notify",
          "notifyAll",
          "toString",
          "wait");

  private Names() {}

  static boolean tableOrIndex(String name) {
    return TABLE_OR_INDEX.matcher(name).matches();
  }

  static boolean keyAttribute(String name) {
    int bytes = name.getBytes(StandardCharsets.UTF_8).length;
    return bytes >= 1 && bytes <= MAX_KEY_BYTES;
  }

  static boolean javaMethod(String name) {
    return SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name);
  }

  static boolean taken(String method) {
    return TAKEN.contains(method);
  }
}
