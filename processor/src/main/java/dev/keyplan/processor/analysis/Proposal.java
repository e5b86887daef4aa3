package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.TableModel;

/** Advice not yet checked, with the table as it would be. */
record Proposal(Advice advice, TableModel table) {}
