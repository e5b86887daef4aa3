package dev.keyplan.processor.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Accepted plans, run over random items: they return exactly what the pattern promises by the
 * items' attribute values, in its order.
 */
class OracleTest {

  private static final int DESIGNS = Integer.getInteger("keyplan.oracle.designs", 300);
  private static final long SEED = 20261129;

  private final Set<DiagnosticCode> codes = new HashSet<>();
  private int accepted;
  private int answered;

  @Test
  void acceptedPlansReadExactlyWhatIsPromised() {
    for (int i = 0; i < DESIGNS; i++) {
      long seed = SEED + i;
      TableModel table = new RandomDesign(seed).table().build();
      List<OwnedVerdict> verdicts = TableJudge.judge(table);
      verdicts.forEach(this::count);
      DiagnosticCollector collisions = new DiagnosticCollector();
      PrimaryKeyCheck.check(table, collisions);
      if (!collisions.diagnostics().isEmpty()) {
        codes.add(DiagnosticCode.KP501);
        continue;
      }
      Random random = new Random(seed);
      StoredItems items = new StoredItems(table, random);
      assertThat(items.fill(120)).as("seed " + seed).isEmpty();
      for (OwnedVerdict verdict : verdicts) {
        if (verdict.verdict().plan().isPresent()) {
          accepted++;
          for (int call = 0; call < 20; call++) {
            check(table, verdict, items, random, seed);
          }
        }
      }
    }
    assertThat(accepted).as("accepted patterns").isGreaterThan(DESIGNS / 2);
    assertThat(answered).as("calls with an answer").isGreaterThan(accepted);
    assertThat(codes)
        .contains(
            DiagnosticCode.KP301,
            DiagnosticCode.KP302,
            DiagnosticCode.KP303,
            DiagnosticCode.KP304,
            DiagnosticCode.KP305,
            DiagnosticCode.KP308,
            DiagnosticCode.KP501,
            DiagnosticCode.KP502);
  }

  private void count(OwnedVerdict verdict) {
    verdict
        .verdict()
        .furthest()
        .flatMap(PathVerdict::rejection)
        .ifPresent(rejection -> codes.add(rejection.code()));
  }

  private void check(
      TableModel table, OwnedVerdict planned, StoredItems items, Random random, long seed) {
    AccessPatternModel pattern = planned.verdict().pattern();
    QueryPlan plan = planned.verdict().plan().orElseThrow();
    OracleCall call = call(pattern, items, random);
    List<EntityModel> returned = returned(table, planned);
    List<StoredItems.Item> promised =
        items.items().stream().filter(item -> call.promises(item, returned)).toList();
    List<StoredItems.Item> read = items.read(plan, call);
    String description =
        "seed "
            + seed
            + " "
            + planned.owner().simpleName()
            + " "
            + PatternText.of(pattern)
            + " by "
            + PlanSummary.of(plan)
            + " called with "
            + call.arguments()
            + " "
            + call.low()
            + ".."
            + call.high();
    assertThat(read).as(description).containsExactlyInAnyOrderElementsOf(promised);
    answered += read.isEmpty() ? 0 : 1;
    if (plan instanceof QueryPlan.Query) {
      for (EntityModel entity : returned) {
        List<StoredItems.Item> own = read.stream().filter(i -> i.entity() == entity).toList();
        assertOrdered(own, pattern, description);
      }
    }
  }

  private static void assertOrdered(
      List<StoredItems.Item> items, AccessPatternModel pattern, String description) {
    for (int i = 1; i < items.size(); i++) {
      int order = 0;
      for (AttributePath path : pattern.orderBy()) {
        order = order != 0 ? order : StoredItems.by(path).compare(items.get(i - 1), items.get(i));
      }
      assertThat(pattern.descending() ? -order : order).as(description).isNotPositive();
    }
  }

  private static List<EntityModel> returned(TableModel table, OwnedVerdict planned) {
    List<EntityModel> returned = new ArrayList<>();
    table.entity(planned.owner()).ifPresent(returned::add);
    for (CollectionModel collection : table.collections()) {
      if (collection.type().equals(planned.owner())) {
        collection.members().forEach(m -> table.entity(m.entity()).ifPresent(returned::add));
      }
    }
    return returned;
  }

  /** Asked mostly for what is there; only for what the key can hold. */
  private static OracleCall call(AccessPatternModel pattern, StoredItems items, Random random) {
    Map<String, String> arguments =
        items.items().isEmpty()
            ? items.values()
            : new HashMap<>(items.items().get(random.nextInt(items.items().size())).values());
    items.values().forEach(arguments::putIfAbsent);
    arguments.putIfAbsent("o", "x");
    Optional<AttributePath> bounded = pattern.range().or(pattern::startsWith);
    if (bounded.isEmpty()) {
      return new OracleCall(pattern, arguments, "", "");
    }
    String path = bounded.get().toString();
    String low = arguments.get(path);
    if (pattern.startsWith().isPresent()) {
      return new OracleCall(
          pattern, arguments, low.substring(0, random.nextInt(low.length() + 1)), "");
    }
    String high = items.values().getOrDefault(path, low);
    EntityModel entity = items.items().isEmpty() ? null : items.items().get(0).entity();
    boolean reversed = entity != null && StoredItems.compare(bounded.get(), low, high, entity) > 0;
    return reversed
        ? new OracleCall(pattern, arguments, high, low)
        : new OracleCall(pattern, arguments, low, high);
  }
}
