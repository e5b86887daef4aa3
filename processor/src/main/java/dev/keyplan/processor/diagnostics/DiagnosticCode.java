package dev.keyplan.processor.diagnostics;

import static dev.keyplan.processor.diagnostics.Severity.ERROR;
import static dev.keyplan.processor.diagnostics.Severity.WARNING;

/** Every code ever given. A code is never reused. */
public enum DiagnosticCode {
  /**
   * An annotated type has a shape that cannot be an entity, a view, a collection or a table root.
   */
  KP101(ERROR, "unsupported shape"),
  /** An entity without a usable table key, or an index key that names no index. */
  KP102(ERROR, "missing or misplaced key"),
  /** A name that is taken twice, is empty, or cannot be a Java or DynamoDB name. */
  KP103(ERROR, "invalid or duplicate name"),
  KP104(ERROR, "entity in no table root"),
  KP105(ERROR, "entity in two table roots"),
  /** A foreign annotation where ours is meant, {@code jakarta.persistence.Entity} say. */
  KP106(ERROR, "annotation of another library"),
  /** One-sided, with what is no entity of the table, or without an entity type attribute. */
  KP107(ERROR, "shared keys"),
  /** A Java type that no attribute can have. */
  KP108(ERROR, "attribute type"),
  /** A term, a range or an order that cannot be read. */
  KP109(ERROR, "invalid term or pattern declaration"),
  KP110(ERROR, "unknown attribute"),
  /** A view or a collection that does not fit its entities. */
  KP111(ERROR, "view or collection does not fit"),
  /** An {@code @Accept} of what is no warning, or without a reason. */
  KP112(ERROR, "nothing that can be accepted"),
  /** An {@code @Accept} of a warning that is not there (any more). */
  KP113(WARNING, "acceptance that no longer applies"),
  KP201(ERROR, "template syntax"),
  KP202(ERROR, "parts that can run into each other"),
  KP203(ERROR, "type not allowed in this key"),
  KP204(ERROR, "optional primary key part"),
  KP205(ERROR, "lossy primary key"),
  KP301(ERROR, "would need a Scan"),
  KP302(ERROR, "would need a filter"),
  KP303(ERROR, "other order than promised"),
  KP304(ERROR, "range not on the next part"),
  KP305(ERROR, "unordered encoding"),
  KP306(ERROR, "strong read of a global index"),
  KP307(ERROR, "not projected"),
  KP308(ERROR, "the index drops promised items"),
  KP401(ERROR, "index limits and names"),
  KP402(ERROR, "key type conflict"),
  KP403(WARNING, "unused index"),
  KP404(ERROR, "projection"),
  KP501(ERROR, "two keys can be equal"),
  KP502(ERROR, "the query reads another entity's items"),
  KP601(ERROR, "time to live is no Instant"),
  /** In a key, twice in an entity, or under two names in a table. */
  KP602(ERROR, "misplaced time to live"),
  /** Two in an entity, of another type, or in a key, a guard or a {@code when}. */
  KP603(ERROR, "unsupported version"),
  KP604(ERROR, "unique attribute of an entity that expires"),
  KP701(WARNING, "hot key: reads"),
  KP702(WARNING, "hot key: writes"),
  /** Constant, or of few values. */
  KP703(WARNING, "few partition keys under load"),
  KP704(WARNING, "unbounded collection"),
  /** With local indexes. */
  KP705(WARNING, "partition beyond 10 GB"),
  KP706(WARNING, "items near 400 KB"),
  KP707(WARNING, "index key that nothing reads"),
  KP708(ERROR, "budget exceeded"),
  KP801(ERROR, "invalid option"),
  /** Settings that DynamoDB would refuse, or that contradict each other. */
  KP802(ERROR, "table settings"),
  /** No attribute that could separate tenants, or a role that reaches beyond its tenant. */
  KP803(ERROR, "tenant"),
  KP811(ERROR, "unreadable lock"),
  /** What only a new table can have: another name or key, another local index. */
  KP812(ERROR, "needs a new table"),
  /** The text of keys or guards, or which items have them. */
  KP813(ERROR, "other keys than stored"),
  /** Global indexes: made and deleted one at a time, never changed. */
  KP814(ERROR, "needs an index change"),
  /** An entity or an attribute that is stored otherwise. */
  KP815(ERROR, "other items than stored"),
  KP816(WARNING, "not locked"),
  KP901(ERROR, "internal error");

  private final Severity severity;
  private final String title;

  DiagnosticCode(Severity severity, String title) {
    this.severity = severity;
    this.title = title;
  }

  public Severity severity() {
    return severity;
  }

  /**
   * Whether {@code @Accept} may name it. A stale acceptance is not accepted by another: it can be
   * left out.
   */
  public boolean acceptable() {
    return severity == WARNING && this != KP113;
  }

  /** A few words, for indexes and documents. */
  public String title() {
    return title;
  }
}
