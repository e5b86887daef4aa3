package dev.keyplan.processor.model;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.entity;
import static dev.keyplan.processor.Models.equal;
import static dev.keyplan.processor.Models.indexKey;
import static dev.keyplan.processor.Models.nativeKey;
import static dev.keyplan.processor.Models.scalar;
import static dev.keyplan.processor.Models.tableKey;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.Models;
import dev.keyplan.processor.OrdersModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the stored keys of an index depend on. */
class ComposedIndexKeysTest {

  private static final AttributeType STRING = scalar(ScalarType.STRING);
  private static final TypeRef OWNER = TypeRef.of("shop", "Owner");
  private static final AttributeModel ID = attribute("id", STRING);
  private static final AttributeModel TEAM = attribute("team", STRING);
  private static final AttributeModel NOTE = attribute("note", "note", STRING, Presence.OPTIONAL);
  private static final AttributeModel TAGS = attribute("tags", new AttributeType.SetOf(STRING));
  private static final AttributeModel LOGIN = attribute("login", STRING);
  private static final AttributeModel OWNER_ATTRIBUTE =
      attribute("owner", "owner", new AttributeType.Nested(OWNER), Presence.OPTIONAL);
  private static final List<AttributeModel> ATTRIBUTES =
      List.of(ID, TEAM, NOTE, TAGS, OWNER_ATTRIBUTE, attribute("owner.login", STRING));

  @Test
  void dependsOnTheAttributesOfTheTemplatesAndOfTheWhen() {
    List<ComposedIndexKeys> all =
        ComposedIndexKeys.of(OrdersModel.plan().table(), OrdersModel.order());

    assertThat(all).extracting(ComposedIndexKeys::index).containsExactly("GSI1");
    assertThat(all.get(0).storedNames()).containsExactly("GSI1PK", "GSI1SK");
    assertThat(all.get(0).paths())
        .extracting(AttributePath::toString)
        .containsExactly("warehouseId", "createdAt", "status");
    assertThat(all.get(0).dependencies()).isEqualTo(all.get(0).paths());
  }

  @Test
  void doesNotDependOnWhatTheTableKeyHolds() {
    EntityKey key = indexKey("A", composed("A1", "T#{team}"), composed("A2", "{id}"));

    assertThat(only(key).paths()).extracting(AttributePath::toString).containsExactly("team", "id");
    assertThat(dependencies(key)).containsExactly("team");
  }

  @Test
  void ofNativeKeysOnlyThoseCountThatMayBeAbsent() {
    EntityKey key = indexKey("A", nativeKey(NOTE), composed("A2", "{team}"));
    EntityKey required = indexKey("A", nativeKey(TEAM), composed("A2", "{id}"));

    assertThat(only(key).storedNames()).containsExactly("A2");
    assertThat(dependencies(key)).containsExactly("note", "team");
    assertThat(dependencies(required)).isEmpty();
  }

  @Test
  void thereIsNothingToComposeWhereAllKeysAreNative() {
    EntityKey key = indexKey("A", nativeKey(TEAM), nativeKey(NOTE));

    assertThat(ComposedIndexKeys.of(table(key), thing(key))).isEmpty();
  }

  @Test
  void presenceCountsOnlyOfWhatMayBeAbsent() {
    EntityKey key =
        indexKey(
            "A",
            composed("A1", "T"),
            composed("A2", "{id}"),
            present("team"),
            present("note"),
            present("tags"));

    assertThat(dependencies(key)).containsExactly("note", "tags");
  }

  @Test
  void anAttributeInsideAnotherThatCountsIsNotCountedAgain() {
    EntityKey key =
        indexKey("A", composed("A1", "O#{owner.login}"), composed("A2", "{id}"), present("owner"));

    assertThat(dependencies(key)).containsExactly("owner");
  }

  @Test
  void allAlternativesCount() {
    EntityKey one =
        indexKey("A", composed("A1", "T#{team}"), composed("A2", "{id}"), present("note"));
    EntityKey other =
        indexKey(
            "A",
            composed("A1", "{owner.login}"),
            composed("A2", "{id}"),
            equal("team", STRING, "x"));

    assertThat(dependencies(one, other)).containsExactly("team", "note", "owner.login");
  }

  @Test
  void anAttributeOfSeveralIndexesIsStoredForTheFirstThatHasIt() {
    KeyAttribute shared = composed("A1", "T#{team}");
    EntityKey first = indexKey("A", shared, composed("A2", "{id}"));
    EntityKey second = indexKey("B", shared, composed("B2", "{note}"));
    EntityKey third = indexKey("C", shared, composed("PK", "THING#{id}"));

    List<ComposedIndexKeys> all =
        ComposedIndexKeys.of(table(first, second, third), thing(first, second, third));

    assertThat(all)
        .extracting(keys -> keys.index() + " " + keys.storedNames())
        .containsExactly("A [A1, A2]", "B [B2]");
    assertThat(all.get(1).paths())
        .extracting(AttributePath::toString)
        .containsExactly("team", "note");
  }

  private static List<String> dependencies(EntityKey... keys) {
    return only(keys).dependencies().stream().map(AttributePath::toString).toList();
  }

  private static ComposedIndexKeys only(EntityKey... keys) {
    List<ComposedIndexKeys> all = ComposedIndexKeys.of(table(keys), thing(keys));
    assertThat(all).hasSize(1);
    return all.get(0);
  }

  private static Term present(String name) {
    return new Term.Present(AttributePath.parse(name), Origin.UNKNOWN);
  }

  private static KeyAttribute composed(String storedName, String template) {
    return Models.composed(storedName, template, ATTRIBUTES);
  }

  private static EntityModel thing(EntityKey... indexKeys) {
    List<EntityKey> keys = new ArrayList<>();
    keys.add(tableKey(composed("PK", "THING#{id}"), composed("SK", "THING")));
    keys.addAll(Arrays.asList(indexKeys));
    return entity(
        TypeRef.of("shop", "Thing"), List.of(ID, TEAM, NOTE, TAGS, OWNER_ATTRIBUTE), keys);
  }

  private static TableModel table(EntityKey... keys) {
    List<IndexModel> indexes =
        Arrays.stream(keys)
            .map(EntityKey::index)
            .distinct()
            .map(
                name ->
                    new IndexModel(
                        name,
                        IndexModel.Kind.GLOBAL,
                        List.of(name + "PK"),
                        List.of(name + "SK"),
                        IndexModel.Projection.ALL,
                        List.of(),
                        true,
                        Origin.UNKNOWN))
            .toList();
    return new TableModel(
        TypeRef.of("shop", "Things"),
        "things",
        "PK",
        Optional.of("SK"),
        Optional.of("entityType"),
        indexes,
        List.of(thing(keys)),
        List.of(),
        Map.of(OWNER, new NestedModel(OWNER, List.of(LOGIN), true)),
        true,
        Origin.UNKNOWN);
  }
}
