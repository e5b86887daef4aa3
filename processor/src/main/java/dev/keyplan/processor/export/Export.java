package dev.keyplan.processor.export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What is written about a table, as the option {@code keyplan.exports} names it. */
public enum Export {
  /** The requests that create the table: {@code table.json} and what goes with it. */
  TABLE,
  /** The design and its proof; written with every other export, since tools compare by it. */
  MODEL,
  CLOUDFORMATION,
  TERRAFORM,
  /** What may be done with the table: {@code iam-policy.json}, and one for each role. */
  IAM_POLICY,
  /** Units, loads and costs, for programs. */
  CAPACITY,
  /** The design note, in Markdown and as a page. */
  DESIGN;

  /** Stands for every export. */
  public static final String ALL = "all";

  /** Stands alone, for no export, not even the model. */
  public static final String NONE = "none";

  public String optionName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Of all exports, in their order, and those that stand for several. */
  public static List<String> optionNames() {
    List<String> names = new ArrayList<>(Arrays.stream(values()).map(Export::optionName).toList());
    names.add(ALL);
    names.add(NONE);
    return List.copyOf(names);
  }

  /**
   * @param names of {@link #optionNames()}; others are passed over
   */
  public static Set<Export> chosen(List<String> names) {
    if (names.contains(NONE)) {
      return Set.of();
    }
    Set<Export> chosen = EnumSet.of(MODEL);
    for (Export export : values()) {
      if (names.contains(ALL) || names.contains(export.optionName())) {
        chosen.add(export);
      }
    }
    return Collections.unmodifiableSet(chosen);
  }
}
