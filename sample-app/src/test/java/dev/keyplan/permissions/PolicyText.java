package dev.keyplan.permissions;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text of a policy, in which {@code ${…}} is a variable (AWS Identity and Access Management User
 * Guide, "IAM policy elements: Variables and tags"): a tag of the principal, or one of the signs
 * {@code *}, {@code ?} and {@code $} itself. Wildcards are those of the text, not those of a tag.
 */
final class PolicyText {

  private static final String TAG = "aws:PrincipalTag/";
  private static final Pattern PIECE =
      Pattern.compile("\\$\\{(?<variable>[^}]*)}|(?<wildcard>[*?])|(?<text>[^$*?]+|\\$)");

  private PolicyText() {}

  /** {@code StringLike}, and resources. */
  static boolean like(String text, String value, Map<String, String> tags) {
    return matches(text, value, tags, true);
  }

  /** {@code StringEquals}. */
  static boolean equal(String text, String value, Map<String, String> tags) {
    return matches(text, value, tags, false);
  }

  /** A variable without a value makes a text that nothing matches. */
  private static boolean matches(
      String text, String value, Map<String, String> tags, boolean wildcards) {
    StringBuilder regex = new StringBuilder();
    Matcher piece = PIECE.matcher(text);
    while (piece.find()) {
      if (piece.group("variable") != null) {
        Optional<String> known = variable(piece.group("variable"), tags);
        if (known.isEmpty()) {
          return false;
        }
        regex.append(Pattern.quote(known.get()));
      } else if (wildcards && piece.group("wildcard") != null) {
        regex.append(piece.group().equals("*") ? ".*" : ".");
      } else {
        regex.append(Pattern.quote(piece.group()));
      }
    }
    return Pattern.compile(regex.toString(), Pattern.DOTALL).matcher(value).matches();
  }

  private static Optional<String> variable(String name, Map<String, String> tags) {
    if (name.equals("*") || name.equals("?") || name.equals("$")) {
      return Optional.of(name);
    }
    if (!name.startsWith(TAG)) {
      throw new IllegalArgumentException("not known here: ${" + name + "}");
    }
    return Optional.ofNullable(tags.get(name.substring(TAG.length())));
  }
}
