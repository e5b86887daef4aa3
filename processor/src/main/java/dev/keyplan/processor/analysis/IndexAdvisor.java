package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.TableModel;
import java.util.List;

/** Looks for the nearest declaration that would serve a refused pattern. */
final class IndexAdvisor {

  IndexAdvisor(TableModel table, List<OwnedVerdict> verdicts) {}

  List<Advice> advise(OwnedVerdict refused) {
    return List.of();
  }
}
