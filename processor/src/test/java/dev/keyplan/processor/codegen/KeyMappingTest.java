package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.composed;
import static dev.keyplan.processor.Models.enumeration;
import static dev.keyplan.processor.Models.equal;
import static dev.keyplan.processor.Models.indexKey;
import static dev.keyplan.processor.Models.nativeKey;
import static dev.keyplan.processor.Models.primitive;
import static dev.keyplan.processor.Models.scalar;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.runtime.KeyValueException;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.Year;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Which index keys generated mappers store, and when. */
class KeyMappingTest {

  private static final AttributeType STRING = scalar(ScalarType.STRING);
  private static final AttributeType STATE =
      enumeration(TypeRef.of("shop", "State"), "NEW", "OPEN", "DONE");
  private static final AttributeModel STATE_ATTRIBUTE = attribute("state", STATE);

  @Test
  void storesTheKeyOfTheAlternativeWhoseTermsHold() {
    List<AttributeModel> attributes = List.of(MappedRecord.ID, STATE_ATTRIBUTE);
    Term inProgress =
        new Term.In(
            AttributePath.parse("state"),
            List.of(new Constant(STATE, "NEW"), new Constant(STATE, "OPEN")),
            Origin.UNKNOWN);
    MappedRecord things =
        states()
            .with(
                key("ACTIVE#{state}", "{id}", attributes, inProgress),
                key("DONE", "{id}", attributes, equal("state", STATE, "DONE")))
            .compile();

    assertThat(index(things, state(things, 1))).containsExactly("ACTIVE#OPEN", "1");
    assertThat(index(things, state(things, 2))).containsExactly("DONE", "1");
  }

  @Test
  void storesNoKeyWhereNoAlternativeHolds() {
    List<AttributeModel> attributes = List.of(MappedRecord.ID, STATE_ATTRIBUTE);
    MappedRecord things =
        states()
            .with(key("S#{state}", "{id}", attributes, equal("state", STATE, "OPEN")))
            .compile();

    assertThat(things.toItem(things.thing(state(things, 0))))
        .containsOnlyKeys("PK", "SK", "entityType", "id", "state");
    assertThat(index(things, state(things, 1))).containsExactly("S#OPEN", "1");
  }

  @Test
  void storesNoKeyWhereAnOptionalPartIsAbsent() {
    AttributeModel team = attribute("team", "team", STRING, Presence.OPTIONAL);
    AttributeModel due = attribute("due", "due", scalar(ScalarType.INSTANT), Presence.NULLABLE);
    MappedRecord things =
        new MappedRecord()
            .with(team, due)
            .with(key("TEAM#{team}", "{due}", List.of(team, due)))
            .compile();
    Instant now = Instant.parse("2026-01-02T03:04:05Z");

    assertThat(index(things, Optional.of("a"), now))
        .containsExactly("TEAM#a", "2026-01-02T03:04:05.000000000Z");
    assertThat(things.toItem(things.thing(Optional.empty(), now)))
        .doesNotContainKeys("GSIPK", "GSISK", "team");
    assertThat(things.toItem(things.thing(Optional.of("a"), null)))
        .doesNotContainKeys("GSIPK", "GSISK", "due");
  }

  @Test
  void reachesIntoNestedRecords() {
    TypeRef owner = TypeRef.of("shop", "Owner");
    AttributeModel login = attribute("login", "login", STRING, Presence.NULLABLE);
    AttributeModel ownerAttribute =
        attribute("owner", "owner", new AttributeType.Nested(owner), Presence.OPTIONAL);
    MappedRecord things =
        new MappedRecord()
            .nested(new NestedModel(owner, List.of(login), true))
            .with(ownerAttribute)
            .with(
                key(
                    "OWNER#{owner.login}",
                    "{id}",
                    List.of(MappedRecord.ID, attribute("owner.login", STRING))))
            .compile();
    Object named = things.make("Owner", "ann");
    Object unnamed = things.make("Owner", (Object) null);

    assertThat(index(things, Optional.of(named))).containsExactly("OWNER#ann", "1");
    assertThat(things.toItem(things.thing(Optional.of(unnamed)))).doesNotContainKey("GSIPK");
    assertThat(things.toItem(things.thing(Optional.empty()))).doesNotContainKey("GSIPK");
  }

  @Test
  void givesLossyPartsTheAttributeItself() {
    AttributeModel at = attribute("at", ScalarType.INSTANT);
    AttributeModel email = attribute("email", ScalarType.STRING);
    MappedRecord things =
        new MappedRecord()
            .with(at, email)
            .with(key("{email:lower}#{at:month}", "{at:day}#{at}", List.of(at, email)))
            .compile();

    assertThat(index(things, Instant.parse("2026-01-02T03:04:05Z"), "A@B"))
        .containsExactly("a@b#2026-01", "2026-01-02#2026-01-02T03:04:05.000000000Z");
  }

  @Test
  void testsPresenceAndAbsence() {
    AttributeModel closed =
        attribute("closed", "closed", scalar(ScalarType.INSTANT), Presence.NULLABLE);
    AttributeModel note = attribute("note", "note", STRING, Presence.OPTIONAL);
    Term absent = new Term.Absent(AttributePath.parse("closed"), Origin.UNKNOWN);
    Term present = new Term.Present(AttributePath.parse("note"), Origin.UNKNOWN);
    MappedRecord things =
        new MappedRecord()
            .with(closed, note)
            .with(key("OPEN", "{id}", List.of(MappedRecord.ID), absent, present))
            .compile();

    assertThat(index(things, null, Optional.of("n"))).containsExactly("OPEN", "1");
    assertThat(things.toItem(things.thing(null, Optional.empty()))).doesNotContainKey("GSIPK");
    assertThat(things.toItem(things.thing(Instant.EPOCH, Optional.of("n"))))
        .doesNotContainKey("GSIPK");
  }

  @Test
  void comparesConstantsOfEachType() {
    AttributeModel flag = attribute("flag", primitive(ScalarType.BOOLEAN));
    AttributeModel off = attribute("off", scalar(ScalarType.BOOLEAN));
    AttributeModel level = attribute("level", scalar(ScalarType.LONG));
    AttributeModel size =
        attribute("size", "size", scalar(ScalarType.BIG_DECIMAL), Presence.NULLABLE);
    AttributeModel text = attribute("text", STRING);
    AttributeModel letter = attribute("letter", primitive(ScalarType.CHAR));
    AttributeModel year = attribute("year", ScalarType.YEAR);
    AttributeModel share = attribute("share", primitive(ScalarType.FLOAT));
    MappedRecord things =
        new MappedRecord()
            .with(flag, off, level, size, text, letter, year, share)
            .with(
                key(
                    "ALL",
                    "{id}",
                    List.of(MappedRecord.ID),
                    equal("flag", flag.type(), "true"),
                    equal("off", off.type(), "false"),
                    equal("level", level.type(), "3000000000"),
                    equal("size", size.type(), "1.5"),
                    equal("text", STRING, "it's \"x\""),
                    equal("letter", letter.type(), "'"),
                    equal("year", year.type(), "2026"),
                    equal("share", share.type(), "0.1")))
            .compile();
    BigDecimal size150 = new BigDecimal("1.50");
    Year now = Year.of(2026);

    assertThat(index(things, true, false, 3_000_000_000L, size150, "it's \"x\"", '\'', now, 0.1f))
        .containsExactly("ALL", "1");
    assertThat(
            things.toItem(
                things.thing(true, false, 3_000_000_000L, null, "it's \"x\"", '\'', now, 0.1f)))
        .doesNotContainKey("GSIPK");
    assertThat(
            things.toItem(
                things.thing(true, true, 3_000_000_000L, size150, "it's \"x\"", '\'', now, 0.1f)))
        .doesNotContainKey("GSIPK");
  }

  @Test
  void storesNativeKeysOnceAndRefusesEmptyOnes() {
    AttributeModel team = attribute("GSIPK", STRING);
    AttributeModel rank = attribute("GSISK", primitive(ScalarType.INT));
    MappedRecord things =
        new MappedRecord()
            .with(team, rank)
            .with(indexKey("GSI", nativeKey(team), nativeKey(rank)))
            .compile();

    assertThat(things.toItem(things.thing("a", 7)))
        .containsOnlyKeys("PK", "SK", "entityType", "id", "GSIPK", "GSISK")
        .containsEntry("GSISK", AttributeValue.createN("7"));
    assertThatThrownBy(() -> things.toItem(things.thing("", 7)))
        .isInstanceOf(KeyValueException.class)
        .hasMessageContaining("Thing.GSIPK");
  }

  private static MappedRecord states() {
    return new MappedRecord()
        .user("State", "package shop; public enum State { NEW, OPEN, DONE }")
        .with(STATE_ATTRIBUTE);
  }

  private static Object state(MappedRecord things, int ordinal) {
    return things.type("State").getEnumConstants()[ordinal];
  }

  private static EntityKey key(
      String partition, String sort, List<AttributeModel> attributes, Term... when) {
    return indexKey(
        "GSI", composed("GSIPK", partition, attributes), composed("GSISK", sort, attributes), when);
  }

  private static List<String> index(MappedRecord things, Object... components) {
    Map<String, AttributeValue> item = things.toItem(things.thing(components));
    return List.of(item.get("GSIPK").s(), item.get("GSISK").s());
  }
}
