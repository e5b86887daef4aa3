package dev.keyplan.runtime;

import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One thing that a write requires of the item as it is stored: as DynamoDB checks it, and again as
 * it is told which one failed.
 *
 * @param condition what is sent; empty if other conditions of the write imply it
 * @param holds the same, of the stored item, which is empty if there is none
 * @param refusal what the caller is told if it does not hold
 */
record Requirement(
    Optional<Condition> condition, Predicate<Map<String, AttributeValue>> holds, Refusal refusal) {

  /** The same, with something else to tell the caller. */
  Requirement refusedBy(Refusal other) {
    return new Requirement(condition, holds, other);
  }

  /** Makes the exception. */
  interface Refusal {

    /**
     * @param write names the write for the message, as {@code Cannot update Order PK=ORDER#1,
     *     SK=META: table orders}
     * @param stored the item as it is stored, empty if there is none
     */
    KeyplanException of(String write, Map<String, AttributeValue> stored, Throwable cause);

    /**
     * @param reason the rest of the sentence: what is wrong, and what to do
     */
    static Refusal conditionFailed(String reason) {
      return (write, stored, cause) ->
          new ConditionFailedException(write + " " + reason, stored, cause);
    }
  }
}
