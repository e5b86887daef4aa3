package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.TableCapacity;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;

/** What a reviewer of the table reads: {@code design.md} and {@code design.html}. */
public final class DesignNote {

  private final Note note;

  private DesignNote(Note note) {
    this.note = note;
  }

  /**
   * @param plan a sound one
   * @param findings the warnings about it
   */
  public static DesignNote of(TablePlan plan, List<Finding> findings) {
    ExampleTable examples = new ExampleTable(plan.table());
    ItemViews views = new ItemViews(plan, examples);
    Block.Drawing drawing =
        new Block.Drawing(views.all(), new ExampleReads(plan, examples, views).all());
    List<Section> sections = new ArrayList<>();
    sections.add(new PatternsSection(plan).section());
    WritesSection.of(plan).ifPresent(sections::add);
    sections.add(EntitiesSection.of(plan, examples));
    sections.add(new Section("items", "Items", drawing));
    IndexesSection.of(plan).ifPresent(sections::add);
    sections.add(new Section("collections", "Item collections", ItemCollections.of(plan)));
    sections.add(WriteRulesSection.of(plan.table()));
    sections.add(FindingsSection.of(findings));
    plan.capacity()
        .map(capacity -> CapacitySection.of(capacity, plan.table().settings()))
        .ifPresent(sections::add);
    sections.add(ProofSection.of(plan));
    return new DesignNote(new Note(plan.table().name(), lead(plan), facts(plan), sections));
  }

  private static Line lead(TablePlan plan) {
    return Line.of("The design of a DynamoDB table, declared by ")
        .code(plan.table().root().qualifiedName())
        .text(" and proved when it was compiled: each access pattern is one GetItem or one Query.");
  }

  private static List<Note.Fact> facts(TablePlan plan) {
    TableModel table = plan.table();
    List<Note.Fact> facts = new ArrayList<>();
    facts.add(new Note.Fact("Entities", String.valueOf(table.entities().size())));
    facts.add(new Note.Fact("Access patterns", String.valueOf(plan.patterns().size())));
    facts.add(new Note.Fact("Indexes", String.valueOf(plan.indexes().size())));
    facts.add(new Note.Fact("Key", key(table)));
    facts.add(
        new Note.Fact("Billing", table.settings().provisioned() ? "provisioned" : "on demand"));
    plan.capacity()
        .filter(capacity -> capacity.costPerMonth() > 0)
        .ifPresent(capacity -> facts.add(cost(capacity)));
    return facts;
  }

  private static String key(TableModel table) {
    return table.partitionKey() + table.sortKey().map(name -> " + " + name).orElse("");
  }

  private static Note.Fact cost(TableCapacity capacity) {
    return new Note.Fact(
        "Cost a month at peak, " + capacity.prices().currency(),
        Figures.money(capacity.costPerMonth()));
  }

  /** {@code design.md}. */
  public String markdown() {
    return new MarkdownNote(note).text();
  }

  /** {@code design.html}: one file, with all that it needs. */
  public String html() {
    return new HtmlNote(note).text();
  }
}
