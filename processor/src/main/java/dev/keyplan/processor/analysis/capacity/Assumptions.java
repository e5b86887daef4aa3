package dev.keyplan.processor.analysis.capacity;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What was not said, and what was taken instead: in words, each once. */
final class Assumptions {

  private final Set<String> sizes = new LinkedHashSet<>();
  private final Set<String> counts = new LinkedHashSet<>();
  private final Set<String> sparse = new LinkedHashSet<>();
  private final Set<String> reads = new LinkedHashSet<>();
  private final Set<String> rates = new LinkedHashSet<>();

  void sizeEstimated(String entity) {
    sizes.add(entity);
  }

  void countUnknown(String entity) {
    counts.add(entity);
  }

  void storedSometimes(String entity, String index) {
    sparse.add(entity + " in " + index);
  }

  void itemsUnknown(String pattern) {
    reads.add(pattern);
  }

  void rateUnknown(String name) {
    rates.add(name);
  }

  List<String> texts() {
    List<String> texts = new ArrayList<>();
    if (!sizes.isEmpty()) {
      texts.add(
          "The size of items is estimated from the attributes' types, a text as "
              + ValueSizes.STRING
              + " bytes: "
              + names(sizes)
              + ".");
    }
    if (!counts.isEmpty()) {
      texts.add("The number of items is not said, and no storage counted: " + names(counts) + ".");
    }
    if (!sparse.isEmpty()) {
      texts.add(
          "Only some of the items are in an index; it is counted as if all were, and as if a write"
              + " found them there: "
              + names(sparse)
              + ".");
    }
    if (!reads.isEmpty()) {
      texts.add(
          "How many items a call reads is not said; one of each entity is counted, it may be more: "
              + names(reads)
              + ".");
    }
    if (!rates.isEmpty()) {
      texts.add("No peak rate is said, and no cost a month counted: " + names(rates) + ".");
    }
    return texts;
  }

  private static String names(Set<String> names) {
    return String.join(", ", names);
  }
}
