package dev.keyplan.processor.codegen;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Term;
import java.util.List;
import java.util.Optional;

/** Patterns with what decides on a method's parameters. */
final class TestPatterns {

  private TestPatterns() {}

  static AccessPatternModel pattern(
      String name,
      List<Term> by,
      Optional<AttributePath> range,
      Optional<AttributePath> startsWith) {
    return new AccessPatternModel(
        name,
        by,
        range,
        startsWith,
        List.of(),
        false,
        Optional.empty(),
        false,
        Optional.empty(),
        0,
        0,
        "",
        AccessPatternModel.Origins.UNKNOWN);
  }
}
