package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeModel.Role;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a pattern asks for though no key may be made of it: a time to live, or a version. */
final class KeylessAttributes {

  private KeylessAttributes() {}

  static Optional<Advice> advice(PatternVerdict verdict) {
    AccessPatternModel pattern = verdict.pattern();
    List<AttributePath> asked = new ArrayList<>();
    pattern.by().stream().map(Term::path).forEach(asked::add);
    pattern.range().ifPresent(asked::add);
    asked.addAll(pattern.orderBy());
    return asked.stream()
        .flatMap(
            path ->
                verdict.returned().stream()
                    .flatMap(returned -> returned.entity().attribute(path.first()).stream()))
        .filter(attribute -> attribute.role() != Role.PLAIN)
        .findFirst()
        .map(KeylessAttributes::advice);
  }

  private static Advice advice(AttributeModel attribute) {
    return Advice.inWords(
        attribute.role() == Role.TIME_TO_LIVE
            ? "keep a second Instant for the key: "
                + attribute.name()
                + " is a time to live, and part of none"
            : "ask for another attribute: "
                + attribute.name()
                + " is a version, which every write changes, and part of no key");
  }
}
