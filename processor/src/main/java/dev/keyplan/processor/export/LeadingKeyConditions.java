package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableSettings.Tenant;
import dev.keyplan.processor.plan.KeyAccess;
import dev.keyplan.processor.plan.LeadingKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Conditions on the partition key values of a request. They hold for every value of it ({@code
 * ForAllValues}), which is so of a request without any too: such a request is refused ({@code
 * Null}).
 */
final class LeadingKeyConditions {

  /** Of a key's first attribute, and of the others of a multi-attribute key. */
  private static final List<String> CONDITION_KEYS =
      List.of(
          "dynamodb:LeadingKeys",
          "dynamodb:SecondPartitionKeyValues",
          "dynamodb:ThirdPartitionKeyValues",
          "dynamodb:FourthPartitionKeyValues");

  private static final String ANY = "*";

  private final Optional<Tenant> tenant;

  /**
   * @param tenant whose own keys alone are allowed
   */
  LeadingKeyConditions(Optional<Tenant> tenant) {
    this.tenant = tenant;
  }

  /**
   * @param accesses of one action on the table or on one index; empty if nothing can be said
   */
  Map<String, Object> of(List<KeyAccess> accesses) {
    Map<String, Object> equal = new LinkedHashMap<>();
    Map<String, Object> like = new LinkedHashMap<>();
    Map<String, Object> given = new LinkedHashMap<>();
    for (int i = 0; i < accesses.get(0).partition().size(); i++) {
      List<LeadingKey> keys = new ArrayList<>();
      for (KeyAccess access : accesses) {
        keys.add(access.partition().get(i));
      }
      if (isLimited(keys)) {
        Set<String> texts = new LinkedHashSet<>();
        keys.forEach(key -> texts.add(text(key)));
        boolean exact = texts.stream().noneMatch(LeadingKeyConditions::hasWildcard);
        (exact ? equal : like).put(CONDITION_KEYS.get(i), List.copyOf(texts));
        given.put(CONDITION_KEYS.get(i), "false");
      }
    }
    Map<String, Object> conditions = new LinkedHashMap<>();
    putUnlessEmpty(conditions, "ForAllValues:StringEquals", equal);
    putUnlessEmpty(conditions, "ForAllValues:StringLike", like);
    putUnlessEmpty(conditions, "Null", given);
    return conditions;
  }

  private static void putUnlessEmpty(
      Map<String, Object> conditions, String operator, Map<String, Object> values) {
    if (!values.isEmpty()) {
      conditions.put(operator, values);
    }
  }

  /**
   * Of numbers and binaries it is not known how IAM writes them; what begins with any text is any.
   */
  private boolean isLimited(List<LeadingKey> keys) {
    return keys.stream().allMatch(key -> key.type() == StoredType.S && !text(key).startsWith(ANY));
  }

  private String text(LeadingKey key) {
    StringBuilder text = new StringBuilder();
    for (LeadingKey.Piece piece : key.pieces()) {
      if (piece instanceof LeadingKey.Literal literal) {
        text.append(escaped(literal.text()));
      } else if (isTenant((LeadingKey.Part) piece)) {
        text.append("${aws:PrincipalTag/").append(tenant.get().attribute()).append('}');
      } else if (!text.toString().endsWith(ANY)) {
        text.append(ANY);
      }
    }
    return text.toString();
  }

  private boolean isTenant(LeadingKey.Part part) {
    return !part.lossy()
        && tenant.filter(t -> part.path().equals(AttributePath.parse(t.attribute()))).isPresent();
  }

  /** What means something else in a policy: wildcards, and the beginning of a variable. */
  private static String escaped(String literal) {
    StringBuilder escaped = new StringBuilder();
    literal
        .codePoints()
        .forEach(
            c -> {
              if (c == '*' || c == '?' || c == '$') {
                escaped.append("${").appendCodePoint(c).append('}');
              } else {
                escaped.appendCodePoint(c);
              }
            });
    return escaped.toString();
  }

  private static boolean hasWildcard(String text) {
    return text.replace("${*}", "").contains(ANY);
  }
}
