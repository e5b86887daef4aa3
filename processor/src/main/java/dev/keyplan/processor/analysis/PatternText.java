package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a pattern asks for, in words: {@code warehouseId =, status = OPEN, ordered by createdAt}.
 */
final class PatternText {

  private PatternText() {}

  static String of(AccessPatternModel pattern) {
    List<String> words = new ArrayList<>();
    pattern
        .by()
        .forEach(term -> words.add(term instanceof Term.Parameter ? term + " =" : "" + term));
    if (pattern.by().isEmpty()) {
      words.add("all");
    }
    pattern.range().ifPresent(path -> words.add(path + " in a range"));
    pattern.startsWith().ifPresent(path -> words.add(path + " starts with a text"));
    if (!pattern.orderBy().isEmpty()) {
      words.add(
          "ordered by " + paths(pattern.orderBy()) + (pattern.descending() ? " descending" : ""));
    }
    pattern.index().ifPresent(index -> words.add("on " + index));
    if (pattern.strong()) {
      words.add("strongly consistent");
    }
    pattern.returns().ifPresent(view -> words.add("returning " + view.type().simpleName()));
    return String.join(", ", words);
  }

  /** What a term is about: {@code status}, {@code createdAt:month}. */
  static String attribute(Term term) {
    return term instanceof Term.Parameter parameter && parameter.transform() != null
        ? parameter.path() + ":" + parameter.transform().transform()
        : term.path().toString();
  }

  static String paths(List<AttributePath> paths) {
    return paths.stream().map(AttributePath::toString).collect(Collectors.joining(", "));
  }

  /** {@code 'a'}, {@code 'a' and 'b'}, {@code 'a', 'b' and 'c'}. */
  static String quoted(List<String> names) {
    List<String> quoted = names.stream().map(name -> "'" + name + "'").toList();
    int last = quoted.size() - 1;
    return last < 1
        ? String.join("", quoted)
        : String.join(", ", quoted.subList(0, last)) + " and " + quoted.get(last);
  }
}
