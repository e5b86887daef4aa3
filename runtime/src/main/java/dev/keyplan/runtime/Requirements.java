package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What writes of an entity require of the stored item. */
final class Requirements {

  private final List<String> key;
  private final Optional<OwnType> ownType;
  private final Optional<String> version;
  private final Optional<String> timeToLive;

  /**
   * @param key stored names of the primary key attributes
   * @param version stored name of the version attribute
   * @param timeToLive stored name of the time to live attribute
   */
  Requirements(
      List<String> key,
      Optional<OwnType> ownType,
      Optional<String> version,
      Optional<String> timeToLive) {
    this.key = key;
    this.ownType = ownType;
    this.version = version;
    this.timeToLive = timeToLive;
  }

  /**
   * There is no item of that key, or one of the entity's own that has expired.
   *
   * @param now null where no items expire, here and below
   */
  Requirement isNew(AttributeValue now) {
    Condition absent = Condition.notExists(List.of(key.get(0)));
    Condition condition =
        timeToLive.map(name -> absent.or(ownAnd(expired(name, now)))).orElse(absent);
    return new Requirement(
        Optional.of(condition),
        stored -> stored.isEmpty() || isOwn(stored) && isExpired(stored, now),
        (write, stored, cause) ->
            new AlreadyExistsException(
                write
                    + " has "
                    + describe(stored)
                    + " of that key; it is left as it was: take another key"
                    + (isOwn(stored) ? ", or change what is there" : ""),
                stored,
                cause));
  }

  /** There is an item of that key. */
  Requirement exists() {
    return new Requirement(
        Optional.of(Condition.exists(List.of(key.get(0)))),
        stored -> !stored.isEmpty(),
        isAbsent());
  }

  /** The same where another requirement implies it. */
  Requirement existsAnyway() {
    return new Requirement(Optional.empty(), stored -> !stored.isEmpty(), isAbsent());
  }

  private static Requirement.Refusal isAbsent() {
    return Requirement.Refusal.conditionFailed(
        "has no item of that key: it was never created, or is deleted");
  }

  /** The item, if there is one, is the entity's own; none where the entity shares no keys. */
  Optional<Requirement> ownOrAbsent() {
    return ownType.map(
        own -> ofOwn(own, Condition.notExists(List.of(key.get(0))).or(isOfType(own))));
  }

  /** The item is the entity's own; none where the entity shares no keys. */
  Optional<Requirement> own() {
    return ownType.map(own -> ofOwn(own, isOfType(own)));
  }

  private Requirement ofOwn(OwnType own, Condition condition) {
    return new Requirement(
        Optional.of(condition),
        stored -> stored.isEmpty() || own.isOf(stored),
        (write, stored, cause) ->
            new ConditionFailedException(
                write + " has " + own.describe(stored) + " of that key, which is left as it is",
                stored,
                cause));
  }

  /** The item has not expired; none where the entity has no time to live. */
  Optional<Requirement> live(AttributeValue now) {
    return timeToLive.map(
        name -> {
          List<String> path = List.of(name);
          return new Requirement(
              Optional.of(Condition.notExists(path).or(Condition.comparison(path, ">", now))),
              stored -> !isExpired(stored, now),
              Requirement.Refusal.conditionFailed(
                  "has it, but it has expired, and counts as absent: create it anew"));
        });
  }

  /**
   * The item has the version, which is always so of an entity without any.
   *
   * @param expected empty if it must have none, as it is new
   * @param now lets an expired item count as absent where it must have none
   */
  Optional<Requirement> version(Optional<AttributeValue> expected, AttributeValue now) {
    return version.map(
        name -> {
          List<String> path = List.of(name);
          Condition none = Condition.notExists(path);
          Condition condition =
              expected
                  .map(value -> Condition.comparison(path, "=", value))
                  .orElseGet(() -> timeToLive.map(ttl -> none.or(expired(ttl, now))).orElse(none));
          Predicate<Map<String, AttributeValue>> holds =
              stored ->
                  expected
                      .map(value -> has(stored, path, value))
                      .orElseGet(() -> !stored.containsKey(name) || isExpired(stored, now));
          return new Requirement(
              Optional.of(condition),
              holds,
              (write, stored, cause) -> conflict(write, name, expected, stored, cause));
        });
  }

  private static VersionConflictException conflict(
      String write,
      String name,
      Optional<AttributeValue> expected,
      Map<String, AttributeValue> stored,
      Throwable cause) {
    Optional<String> found = Optional.ofNullable(stored.get(name)).map(AttributeValue::n);
    return new VersionConflictException(
        write
            + found.map(n -> " has it in version " + n).orElse(" has it without a version")
            + expected.map(value -> ", not " + value.n()).orElse(", but it was to be new")
            + ": another writer was first; load it again",
        stored,
        found.map(n -> new BigDecimal(n).longValue()).orElse(null),
        cause);
  }

  /**
   * An attribute still is as the caller said.
   *
   * @param value empty if it must be absent
   */
  static Requirement expected(List<String> path, Optional<AttributeValue> value) {
    return new Requirement(
        Optional.of(
            value
                .map(present -> Condition.comparison(path, "=", present))
                .orElseGet(() -> Condition.notExists(path))),
        stored ->
            value
                .map(present -> has(stored, path, present))
                .orElseGet(() -> Items.at(stored, path).isEmpty()),
        Requirement.Refusal.conditionFailed(
            "has it, but '"
                + String.join(".", path)
                + "' is not as expected, and keys depend on it: load it again"));
  }

  /**
   * A number has room for what is added to it.
   *
   * @param upwards whether something positive is added
   * @param bound the greatest number that has, or the least
   */
  static Requirement within(List<String> path, boolean upwards, long bound) {
    AttributeValue limit = AttributeValue.fromN(Long.toString(bound));
    return new Requirement(
        Optional.of(
            Condition.notExists(path).or(Condition.comparison(path, upwards ? "<=" : ">=", limit))),
        stored ->
            Items.at(stored, path)
                .filter(
                    number ->
                        upwards
                            ? StoredValues.compare(number, limit) > 0
                            : StoredValues.compare(number, limit) < 0)
                .isEmpty(),
        Requirement.Refusal.conditionFailed(
            "has it, but '"
                + String.join(".", path)
                + "' would leave the range of its type: add less, or set it"));
  }

  /** An attribute is there, for a part of it to be changed. */
  static Requirement present(List<String> path) {
    return new Requirement(
        Optional.of(Condition.exists(path)),
        stored -> Items.at(stored, path).isPresent(),
        Requirement.Refusal.conditionFailed(
            "has it without '"
                + String.join(".", path)
                + "', so that no part of it can be changed: set the whole of it"));
  }

  boolean isOwn(Map<String, AttributeValue> stored) {
    return ownType.map(own -> own.isOf(stored)).orElse(true);
  }

  private String describe(Map<String, AttributeValue> stored) {
    return ownType.map(own -> own.describe(stored)).orElse("an item");
  }

  private Condition ownAnd(Condition condition) {
    return ownType.map(own -> isOfType(own).and(condition)).orElse(condition);
  }

  private static Condition isOfType(OwnType own) {
    return Condition.comparison(own.path(), "=", own.value());
  }

  private static Condition expired(String name, AttributeValue now) {
    return Condition.comparison(List.of(name), "<=", now);
  }

  private boolean isExpired(Map<String, AttributeValue> stored, AttributeValue now) {
    return timeToLive.filter(name -> Items.isExpired(stored, name, now)).isPresent();
  }

  private static boolean has(
      Map<String, AttributeValue> stored, List<String> path, AttributeValue value) {
    return Items.at(stored, path).filter(found -> StoredValues.equal(found, value)).isPresent();
  }
}
