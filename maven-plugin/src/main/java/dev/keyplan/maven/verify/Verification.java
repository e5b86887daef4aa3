package dev.keyplan.maven.verify;

import dev.keyplan.maven.shape.ProvedTable;
import dev.keyplan.maven.shape.TableShape;
import java.util.List;

/** Compares a table, from whatever source, with what the model needs of it. */
public final class Verification {

  private Verification() {}

  /** The findings: the key, the indexes in the model's order, time to live, and what is more. */
  public static List<Finding> verify(ProvedTable model, TableShape table) {
    Findings findings = Findings.none();
    KeyComparison.compare(model.shape().key(), table.key(), findings);
    new IndexComparison(model, table, findings).compare();
    TimeToLiveComparison.compare(model, table, findings.at("time to live"));
    new Extras(model, findings).tell(table);
    return findings.list();
  }
}
