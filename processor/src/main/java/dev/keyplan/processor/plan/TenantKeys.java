package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.ScalarType;
import java.util.Optional;

/**
 * Whether what a policy allows one tenant, all keys that begin with its own text, holds keys of
 * other templates that are not its own: {@code {tenantId}#*} of a tenant {@code USER} holds all of
 * {@code USER#{tenantId}}.
 */
public final class TenantKeys {

  private static final String DELIMITER = "#";
  private static final int UUID_LENGTH = 36;

  private final AttributePath tenant;

  public TenantKeys(AttributePath tenant) {
    this.tenant = tenant;
  }

  /**
   * @param reached a key that begins with the tenant
   * @param other any key of the same table or index
   * @return false if one of another tenant, or of none, may be taken for one of the first
   */
  public boolean apart(LeadingKey reached, LeadingKey other) {
    String prefix = literal(reached, 0).orElse("");
    String otherPrefix = literal(other, 0).orElse("");
    if (other.beginsWith(tenant)) {
      if (prefix.equals(otherPrefix)) {
        return endAlike(reached, other);
      }
      // Each holds the other then: a policy of either reaches into both.
      return prefix.length() < otherPrefix.length()
          ? apart(reached, prefix, otherPrefix)
          : apart(other, otherPrefix, prefix);
    }
    return apart(reached, prefix, otherPrefix);
  }

  /** The tenant's text is the same part of both keys if it ends in one way. */
  private boolean endAlike(LeadingKey reached, LeadingKey other) {
    Optional<String> end = end(reached);
    Optional<String> otherEnd = end(other);
    return end.equals(otherEnd)
        || isUuid(reached)
        || end.orElse(DELIMITER).startsWith(DELIMITER)
            && otherEnd.orElse(DELIMITER).startsWith(DELIMITER);
  }

  /** Whether no tenant's text after the prefix is what the longer literal goes on with. */
  private boolean apart(LeadingKey key, String prefix, String longer) {
    if (!longer.startsWith(prefix) || longer.length() == prefix.length()) {
      return true;
    }
    String rest = longer.substring(prefix.length());
    Optional<String> end = end(key);
    if (isUuid(key)) {
      return !rest.substring(0, Math.min(UUID_LENGTH, rest.length())).matches("[0-9a-f-]*");
    }
    if (type(key) instanceof AttributeType.Enumeration type) {
      return type.constants().stream()
          .map(constant -> constant + end.orElse(""))
          .noneMatch(text -> text.startsWith(rest) || rest.startsWith(text));
    }
    int delimiter = rest.indexOf(DELIMITER);
    if (end.isEmpty()) {
      return delimiter >= 0;
    }
    // No text of a tenant holds the delimiter, so it can only be what stands before it.
    if (!end.get().startsWith(DELIMITER) || delimiter < 0) {
      return false;
    }
    String after = rest.substring(delimiter);
    return !after.startsWith(end.get()) && !end.get().startsWith(after);
  }

  private boolean isUuid(LeadingKey key) {
    return type(key) instanceof AttributeType.Scalar scalar && scalar.type() == ScalarType.UUID;
  }

  private AttributeType type(LeadingKey key) {
    return ((LeadingKey.Part) key.pieces().get(place(key))).type();
  }

  /** The literal that ends the tenant's text, none where the key ends with it. */
  private Optional<String> end(LeadingKey key) {
    return literal(key, place(key) + 1);
  }

  private static int place(LeadingKey key) {
    return literal(key, 0).isPresent() ? 1 : 0;
  }

  private static Optional<String> literal(LeadingKey key, int place) {
    return place < key.pieces().size()
            && key.pieces().get(place) instanceof LeadingKey.Literal literal
        ? Optional.of(literal.text())
        : Optional.empty();
  }
}
