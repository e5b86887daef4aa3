package dev.keyplan.processor.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.analysis.language.Overlap;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.plan.Disjointness;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whether two keys can hold one item, against all keys of a small world. */
class OverlapTest {

  private static final int PAIRS = Integer.getInteger("keyplan.overlap.pairs", 1_000);
  private static final long SEED = 20261129;

  private static final String[] ATTRIBUTES = {
    "a String", "b String", "n int", "s OPEN|SHUT", "at Instant"
  };

  private static final List<String> TEXTS =
      List.of("x", "X", "_", "A", "xx", "x_", "_x", "A_", "x#", "#A", "1", "#");

  private static final Map<String, List<String>> WORLD =
      Map.of(
          "a", TEXTS,
          "b", TEXTS,
          "n", List.of("0", "1", "7", "10", "42"),
          "s", List.of("OPEN", "SHUT"),
          "at",
              List.of(
                  "2024-01-31T10:00:00.000000000Z",
                  "2024-02-01T10:00:00.000000000Z",
                  "2024-02-01T10:00:00.000000001Z"));

  private static final List<String> PARTS =
      List.of(
          "{a}",
          "{a}",
          "{b}",
          "{a:id}",
          "{b:id}",
          "{a:lower}",
          "{n:digits(2)}",
          "{n:digits(1)}",
          "{n}",
          "{s}",
          "{at}",
          "{at:month}",
          "{at:seconds}");

  private static final List<String> LITERALS =
      List.of("#", "##", "#A#", "_", "A", "x", "#x", "1", "OPEN");

  private final Random random = new Random(SEED);
  private int apart;
  private int met;
  private int correlated;
  private int undecided;

  @Test
  void verdictsAreThoseOfASmallWorld() {
    for (int i = 0; i < PAIRS; i++) {
      TestEntity first = TestEntity.entity("First", ATTRIBUTES);
      TestEntity second = TestEntity.entity("Second", ATTRIBUTES);
      boolean mirrored = random.nextInt(3) == 0;
      String partition = template(2);
      String sort = template(3);
      declare(first, partition, sort);
      declare(
          second, mirrored ? partition : template(2), random.nextInt(4) == 0 ? sort : template(3));
      check(PatternTables.table().index("GSI1").entity(first).entity(second).build().entities());
    }
    assertThat(apart).isGreaterThan(PAIRS / 20);
    assertThat(met).isGreaterThan(PAIRS / 20);
    assertThat(correlated).isGreaterThan(PAIRS / 500);
    assertThat(undecided).as("undecided pairs").isLessThanOrEqualTo(PAIRS / 500);
  }

  private void declare(TestEntity entity, String partition, String sort) {
    String[] when = random.nextInt(3) == 0 ? new String[] {"s = OPEN"} : new String[0];
    entity.key("GSI1", partition, sort, when);
  }

  private void check(List<EntityModel> entities) {
    EntityKey left = entities.get(0).keysOf("GSI1").get(0);
    EntityKey right = entities.get(1).keysOf("GSI1").get(0);
    Overlap overlap =
        Overlap.of(KeySpaces.make(entities.get(0), left), KeySpaces.make(entities.get(1), right));
    StoredKeys leftKeys = new StoredKeys(left, WORLD);
    StoredKeys rightKeys = new StoredKeys(right, WORLD);
    String pair = PathText.keys(left) + " " + left.when() + " and " + PathText.keys(right);
    if (overlap instanceof Overlap.Meets meets) {
      met++;
      assertThat(leftKeys.has(meets.texts())).as(pair + " " + meets).isTrue();
      assertThat(rightKeys.has(meets.texts())).as(pair + " " + meets).isTrue();
      return;
    }
    Set<List<String>> common = leftKeys.all();
    common.retainAll(rightKeys.all());
    if (overlap instanceof Overlap.Apart reason) {
      apart++;
      correlated += reason.kind() == Disjointness.Kind.CORRELATED ? 1 : 0;
      assertThat(common).as(pair + " " + reason).isEmpty();
    }
    undecided += overlap instanceof Overlap.Undecided ? 1 : 0;
  }

  private String template(int most) {
    StringBuilder template = new StringBuilder();
    int parts = random.nextInt(most + 1);
    if (parts == 0 || random.nextBoolean()) {
      template.append(one(LITERALS));
    }
    for (int i = 0; i < parts; i++) {
      String part = one(PARTS);
      template.append(i > 0 ? one(LITERALS) : "").append(part);
    }
    if (parts > 0 && random.nextInt(4) == 0) {
      template.append(one(LITERALS));
    } else if (parts > 0 && random.nextInt(4) == 0) {
      template.append(one(LITERALS)).append("{b:free}");
    }
    return template.toString();
  }

  private String one(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
