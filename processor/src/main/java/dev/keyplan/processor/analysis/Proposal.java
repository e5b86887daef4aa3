package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.TableModel;

/**
 * Advice not yet checked, with the table as it would be.
 *
 * @param variant of proposals with one variant the first that serves is told: the others would do
 *     the same, and cost more
 */
record Proposal(Advice advice, TableModel table, String variant) {

  Proposal(Advice advice, TableModel table) {
    this(advice, table, advice.toString());
  }
}
