package dev.keyplan.processor.export;

import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.Term;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A term of {@code by} or {@code when}, in its pieces: nobody has to parse it. */
final class TermJson {

  private TermJson() {}

  static List<Map<String, Object>> of(List<Term> terms) {
    return terms.stream().map(TermJson::of).toList();
  }

  private static Map<String, Object> of(Term term) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("attribute", term.path().toString());
    if (term instanceof Term.Parameter parameter) {
      json.put("is", "parameter");
      if (parameter.transform() != null) {
        json.put("transform", parameter.transform().transform());
      }
    } else if (term instanceof Term.Equal equal) {
      json.put("is", "equal");
      json.put("value", equal.constant().text());
    } else if (term instanceof Term.In in) {
      json.put("is", "in");
      json.put("values", in.constants().stream().map(Constant::text).toList());
    } else {
      json.put("is", term instanceof Term.Present ? "present" : "absent");
    }
    return json;
  }
}
