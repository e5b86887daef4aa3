package dev.keyplan.processor.model;

import java.util.List;

/**
 * A declared write of an entity's items.
 *
 * @param changes what an update changes; any attribute if empty
 * @param items of the entity, written by one call
 * @param peakRate calls per second at peak, 0 if not said
 * @param busiestKeyShare of the calls, that write the busiest partition; 0 if not said
 * @param budget write units that a call may take, 0 for any
 * @param roles who may
 * @param origin of the annotation
 * @param rateOrigin of the peak rate, or the annotation
 * @param budgetOrigin of the budget, or the annotation
 */
public record WritePatternModel(
    String name,
    Operation operation,
    List<AttributePath> changes,
    boolean transactional,
    int items,
    double peakRate,
    double busiestKeyShare,
    double budget,
    List<String> roles,
    String description,
    Origin origin,
    Origin rateOrigin,
    Origin budgetOrigin) {

  public WritePatternModel {
    changes = List.copyOf(changes);
    roles = List.copyOf(roles);
  }

  /** As the generated repositories have them. */
  public enum Operation {
    CREATE,
    PUT,
    UPDATE,
    DELETE,
    /** Of transactions only: what is checked is not written. */
    CHECK
  }
}
