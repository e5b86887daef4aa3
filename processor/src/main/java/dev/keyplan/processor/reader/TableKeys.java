package dev.keyplan.processor.reader;

import java.util.Optional;

/** Stored names of the table's own key attributes. */
record TableKeys(String partitionKey, Optional<String> sortKey) {}
