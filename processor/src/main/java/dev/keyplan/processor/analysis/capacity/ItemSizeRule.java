package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.Volume;
import dev.keyplan.processor.plan.EntityCapacity;
import dev.keyplan.processor.plan.IndexEntry;
import dev.keyplan.processor.plan.TablePlan;

/**
 * Items near 400 KB, of which DynamoDB writes none that is larger, its entries in local indexes
 * included.
 */
final class ItemSizeRule {

  private static final int LIMIT = 400 * 1024;
  private static final int NEAR = LIMIT / 10 * 9;

  private final TablePlan plan;
  private final DiagnosticCollector diagnostics;

  ItemSizeRule(TablePlan plan, DiagnosticCollector diagnostics) {
    this.plan = plan;
    this.diagnostics = diagnostics;
  }

  void check() {
    plan.table().entities().forEach(this::check);
  }

  private void check(EntityModel entity) {
    Volume volume = entity.volume();
    boolean said = volume.itemBytes() > 0 || volume.maxItemBytes() > 0;
    EntityCapacity capacity = plan.capacity().orElseThrow().entity(entity.type()).orElseThrow();
    long item = capacity.item().largest();
    long entries = capacity.entries().stream().filter(this::isLocal).mapToLong(this::bytes).sum();
    if (!said || item + entries <= NEAR) {
      return;
    }
    String name = entity.type().simpleName();
    diagnostics.add(
        DiagnosticCode.KP706,
        volume.maxItemBytes() > 0 ? volume.origins().maxItemBytes() : volume.origins().itemBytes(),
        "items of "
            + name
            + " have up to "
            + Figures.of(item + entries)
            + " bytes"
            + (entries > 0 ? " with their entries in local indexes" : "")
            + ", and DynamoDB refuses more than "
            + Figures.of(LIMIT),
        "a write that makes one larger fails, and each costs "
            + Figures.of(Units.write(item))
            + " write units",
        "fix      divide it: several items of one partition, read by one Query",
        "         or keep the large value in S3, and its key here",
        Advice.orAccept(name),
        Advice.accept(DiagnosticCode.KP706));
  }

  private boolean isLocal(IndexEntry entry) {
    return plan.table()
        .index(entry.index())
        .filter(index -> index.kind() == IndexModel.Kind.LOCAL)
        .isPresent();
  }

  private long bytes(IndexEntry entry) {
    return entry.size().largest();
  }
}
